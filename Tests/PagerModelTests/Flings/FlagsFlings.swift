/// Hand-over `flags`: both views glide with the same velocity, and each frame the flags put one of
/// them back; a view put back goes on from there with the velocity of that instant.
extension Fling {
  static let flags = [
    // main = D until it passes 240 at 111.710 ms, with 1.92 points per ms left; from frame 7 on it
    // is pinned at each frame, its velocity falling as in a bounce, with (K·r)ᵗ. Main first: at
    // frame 7 the page is free already, and goes from its anchor of frame 6: D(v(t₆), t − t₆).
    Fling(
      name: "up from the top, main first", preset: .clNestedSlide, velocity: -2400,
      frames: [
        Frame(1, main: 39 + 1 / 3, page: 0, 2321.2396, 2321.2396),
        Frame(6, main: 217 + 1 / 3, page: 0, 1964.5603, 1964.5603),
        Frame(7, main: 240, page: 32 + 1 / 3, 1808.2073, 1900.0897),
        Frame(8, main: 240, page: 63 + 1 / 3, 1480.3796, 1837.7348),
        Frame(30, main: 240, page: 540 + 1 / 3, 18.1619, 882.027),
        Frame(165, main: 240, page: 975 + 1 / 3, 0, 0),
      ], mainRests: 33, pageRests: 165),
    // Page first: at frame 7 it was put back before main reached the pin, and starts from there.
    Fling(
      name: "up from the top, page first", preset: .clNestedSlide,
      policies: [.panOrder: "pageFirst"], velocity: -2400,
      frames: [
        Frame(7, main: 240, page: 0, 1808.2073, 1900.0897),
        Frame(8, main: 240, page: 31, 1480.3796, 1837.7348),
        Frame(30, main: 240, page: 508, 18.1619, 882.027),
        Frame(165, main: 240, page: 943 + 1 / 3, 0, 0),
      ], mainRests: 33, pageRests: 165),
    // The page passes its top at ln(1 − 500/(3·499))/ln r = 203.3 ms, and shows its bounce at
    // frame 13 (row "y <= 0" keeps it); then it is put back each frame, its velocity falling with
    // (K·r)ᵗ. Main, held at the pin until then, goes from 240 with the velocity of frame 13.
    Fling(
      name: "down from the page", preset: .clNestedSlide, main: 240, page: 500, velocity: 3000,
      frames: [
        Frame(12, main: 240, page: 6, -2010.1548, -2010.1548),
        Frame(13, main: 240, page: -(23 + 1 / 3), -1944.188, -1696.351),
        Frame(14, main: 208, page: 0, -1880.386, -1388.803),
        Frame(15, main: 177 + 1 / 3, page: 0, -1818.681, -1137.027),
        Frame(20, main: 38, page: 0, -1539.221, -418.216),
        Frame(25, main: -(44 + 2 / 3), page: 0, -729.079, -153.828),
        Frame(64, main: 0, page: 0, 0, 0),
      ], mainRests: 64, pageRests: 39),
  ]
}
