/// Hand-over `exact`: D(t) goes to main up to 240 and then to the page, or back.
extension Fling {
  static let exact = [
    // main = D up to 240, reached at 111.7 ms, the page the rest. At frame 7 both have moved.
    // |v| < 0.01 at ln(0.01/2.4)/ln r = 2737.6 ms: frame 165.
    Fling(
      name: "up from the top, across the pin", velocity: -2400,
      frames: [
        Frame(1, main: 39 + 1 / 3, page: 0, 2321.2396, 0),
        Frame(6, main: 217 + 1 / 3, page: 0, 1964.5603, 0),
        Frame(7, main: 240, page: 9 + 1 / 3, 1900.0897, 1900.0897),
        Frame(8, main: 240, page: 40 + 2 / 3, 0, 1837.7348),
        Frame(30, main: 240, page: 517 + 1 / 3, 0, 882.027),
        Frame(165, main: 240, page: 952 + 2 / 3, 0, 0),
      ], mainRests: 165, pageRests: 165),
    // main = 100 + D up to 240. ln(0.01)/ln r = 2300.3 ms: frame 139.
    Fling(
      name: "up from half the header", main: 100, velocity: -1000,
      frames: [
        Frame(1, main: 116 + 1 / 3, page: 0, 967.1832, 0),
        Frame(10, main: 240, page: 1 + 2 / 3, 716.2917, 716.2917),
        Frame(11, main: 240, page: 13 + 1 / 3, 0, 692.7853),
        Frame(30, main: 240, page: 175 + 2 / 3, 0, 367.5113),
        Frame(139, main: 240, page: 354 + 1 / 3, 0, 0),
      ], mainRests: 139, pageRests: 139),
    // As from the page: `headerDrag` carries it into the current page.
    Fling(
      name: "up from the header, carried into the page", point: Session.onHeader, velocity: -2000,
      frames: [
        Frame(1, main: 32 + 2 / 3, page: 0, 1934.3663, 0),
        Frame(8, main: 233 + 2 / 3, page: 0, 1531.4456, 0),
        Frame(9, main: 240, page: 19, 1481.1914, 1481.1914),
        Frame(60, main: 240, page: 623 + 1 / 3, 0, 270.129),
        Frame(159, main: 240, page: 753, 0, 0),
      ], mainRests: 159, pageRests: 159),
    // Down: page = 500 − D, then main = 240 − the rest; 740 are used up at
    // ln(1 − 740/(3·499))/ln r = 340.587 ms, with 1.517034 points per ms left: main's bounce.
    Fling(
      name: "down from the page, across the pin, into a bounce", main: 240, page: 500,
      velocity: 3000,
      frames: [
        Frame(1, main: 240, page: 451, 0, -2901.5495),
        Frame(12, main: 240, page: 6, 0, -2010.1548),
        Frame(13, main: 213, page: 0, -1944.1879, -1944.1879),
        Frame(17, main: 92, page: 0, -1701.2731, 0),
        Frame(20, main: 11, page: 0, -1539.2214, 0),
        Frame(25, main: -50, page: 0, -608.7419, 0),
        Frame(63, main: 0, page: 0, 0, 0),
      ], mainRests: 63, pageRests: 21),
    // 340.587 ms lie between frame 20 and 21: at 21 all is over.
    Fling(
      name: "down from the page, into a hard stop", bounces: false, main: 240, page: 500,
      velocity: 3000,
      frames: [
        Frame(13, main: 213, page: 0, -1944.1879, -1944.1879),
        Frame(18, main: 64, page: 0, -1645.446, 0),
        Frame(21, main: 0, page: 0, 0, 0),
      ], mainRests: 21, pageRests: 21),
    // The page's maximum is 1000 − 784 = 216: 456 are used up at 181.459 ms with 2.086172 left.
    Fling(
      name: "up past the page's end, into a bounce", pageHeight: 1000, velocity: -3000,
      frames: [
        Frame(5, main: 230, page: 0, 2539.018, 0),
        Frame(6, main: 240, page: 31 + 2 / 3, 2455.7004, 2455.7004),
        Frame(10, main: 240, page: 184 + 2 / 3, 0, 2148.8751),
        Frame(15, main: 240, page: 283 + 1 / 3, 0, 916.4032),
        Frame(56, main: 240, page: 216, 0, 0),
      ], mainRests: 11, pageRests: 56),
    Fling(
      name: "up past the page's end, into a hard stop", pageHeight: 1000, bounces: false,
      velocity: -3000,
      frames: [
        Frame(9, main: 240, page: 148 + 1 / 3, 0, 2221.7871),
        Frame(11, main: 240, page: 216, 0, 0),
      ], mainRests: 11, pageRests: 11),
    // From the bar downwards main alone moves: 240 are used up at 327.561 ms, 0.519038 left.
    Fling(
      name: "down from the bar: the page keeps its offset", main: 240, page: 500,
      point: Session.onHeader, velocity: 1000,
      frames: [
        Frame(1, main: 223 + 2 / 3, page: 500, -967.1832, 0),
        Frame(20, main: -(2 + 2 / 3), page: 500, -484.2929, 0),
        Frame(30, main: -(13 + 1 / 3), page: 500, -65.5206, 0),
        Frame(40, main: -(4 + 1 / 3), page: 500, -8.8643, 0),
        Frame(55, main: 0, page: 500, 0, 0),
      ], mainRests: 55, pageRests: 20),
  ]
}
