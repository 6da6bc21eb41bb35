// The views' offsets over time, and what a device reported of them.

const PLOT = { left: 46, right: 10, top: 10, bottom: 20 };
const MOST_PAGES = 6;
const POINTS = ["M-4,-4 h8 v8 h-8 z", "M0,-5 a5,5 0 1 0 0.01,0 z", "M0,-5 l5,9 h-10 z", "M0,-6 l6,6 l-6,6 l-6,-6 z",
  "M-5,-4 h10 l-5,9 z", "M-5,0 h10 M0,-5 v10", "M-4,-4 l8,8 m0,-8 l-8,8", "M-5,-2 h10 v4 h-10 z"];

/// A device's report; crossed out where the model has another value.
const isReportedOtherwise = (report) => report.verdict === "failed";
const devicePath = (x, y, isOff) =>
  SIGNS.report.path(x, y) + (isOff ? ` M${x - 6},${y - 6} l12,12 m0,-12 l-12,12` : "");

function deviceLegend(isOff) {
  const sample = shape("svg", { width: 14, height: 14, "aria-hidden": "true" },
    shape("path", { d: devicePath(7, 7, isOff), class: isOff ? "device-point off" : "device-point" }));
  const text = element("span");
  inWords(() => { text.textContent = say(isOff ? "difference" : "report"); });
  return element("li", { class: "legend-text" }, sample, text);
}

/// A view's offset, with the style of its line.
class Series {
  constructor(column, place, isSideways) {
    this.column = column;
    this.name = column.name;
    this.style = isSideways ? "sideways" : `line-${place}`;
    this.point = POINTS[isSideways ? 7 : place % 7];
    this.isSideways = isSideways;
    this.isShown = true;
    const numbers = column.runs.values.filter((value) => value !== null);
    this.low = numbers.reduce((low, value) => Math.min(low, value), 0);
    this.high = numbers.reduce((high, value) => Math.max(high, value), 0);
  }

  /// It is at one offset, and later at another.
  static moves(column) {
    return new Set(column.runs.values.filter((value) => value !== null)).size > 1;
  }
}

class Curves {
  #film;
  #player;
  #host;
  #svg = shape("svg", { role: "img" });
  #cursor = shape("g", { class: "cursor" });
  #series;
  #legend;
  #range = Infinity;
  #drawn = null;
  #width = 0;
  #height = 0;

  constructor(film, player, host, legend, ranges) {
    this.#film = film;
    this.#player = player;
    this.#host = host;
    this.#legend = legend;
    this.#series = Curves.#seriesOf(film);
    host.append(this.#svg);
    this.#offerRanges(ranges);
    this.#offerSeries();
    new ResizeObserver(() => this.#resize()).observe(host);
    host.addEventListener("click", (event) => this.#click(event));
    player.onMove(() => this.#follow());
    inWords(() => this.#svg.setAttribute("aria-label", say("curves")));
  }

  static #seriesOf(film) {
    const paths = film.columns.map((column) => column.name).filter((name) => /^pages\[\d+\]\.y$/.test(name));
    const pages = paths.map((path) => film.column(path)).filter(Series.moves);
    const main = film.column("main.y");
    const series = [main, ...pages.slice(0, MOST_PAGES)].filter((column) => column)
      .map((column, place) => new Series(column, place, false));
    const sideways = film.column("content.x");
    if (sideways) series.push(new Series(sideways, 0, true));
    return series;
  }

  #offerRanges(host) {
    for (const range of [Infinity, 10, 2]) {
      const button = element("button", { type: "button", class: "quiet", "aria-pressed": String(range === Infinity) });
      inWords(() => { button.textContent = range === Infinity ? say("whole") : say("seconds", range); });
      button.addEventListener("click", () => {
        this.#range = range * 1e6;
        for (const other of host.children) other.setAttribute("aria-pressed", String(other === button));
        this.#drawn = null;
        this.#follow();
      });
      host.append(button);
    }
  }

  #offerSeries() {
    for (const series of this.#series) {
      const sample = shape("svg", { width: 34, height: 14, "aria-hidden": "true" },
        shape("line", { x1: 1, x2: 33, y1: 7, y2: 7, class: `curve ${series.style}` }),
        shape("path", { d: series.point, transform: "translate(17,7)", class: `dot ${series.style}` }));
      series.value = element("span", { class: "number" });
      const button = element("button", { type: "button", class: "quiet", "aria-pressed": "true" }, sample, `${series.name} `, series.value);
      button.addEventListener("click", () => {
        series.isShown = !series.isShown;
        button.setAttribute("aria-pressed", String(series.isShown));
        this.#drawn = null;
        this.#follow();
      });
      this.#legend.append(element("li", {}, button));
    }
    for (const isOff of [false, true]) {
      if (this.#film.reports.some((one) => one.number !== null && isOff === isReportedOtherwise(one))) {
        this.#legend.append(deviceLegend(isOff));
      }
    }
  }

  #resize() {
    this.#width = this.#host.clientWidth;
    this.#height = this.#host.clientHeight;
    this.#svg.setAttribute("width", this.#width);
    this.#svg.setAttribute("height", this.#height);
    this.#drawn = null;
    this.#follow();
  }

  /// The span of time that is shown: all of it, or so much around the cursor.
  #window() {
    const { end } = this.#film;
    if (this.#range >= end) return [0, Math.max(end, 1)];
    const from = clamp(Math.floor(this.#player.time / (this.#range / 2)) * (this.#range / 2) - this.#range / 4, 0, end - this.#range);
    return [from, from + this.#range];
  }

  #follow() {
    if (this.#width === 0) return;
    const [from, to] = this.#window();
    if (this.#drawn?.from !== from || this.#drawn.to !== to) this.#draw(from, to);
    const x = this.#x(this.#player.time);
    this.#cursor.replaceChildren(shape("line", { x1: x, x2: x, y1: PLOT.top, y2: this.#height - PLOT.bottom }));
    for (const series of this.#series) {
      const value = series.column.at(this.#player.moment);
      series.value.textContent = value === null ? "–" : roughly(value);
      if (value === null || !series.isShown) continue;
      const place = `translate(${x},${this.#y(series, value)})`;
      this.#cursor.append(shape("path", { d: series.point, transform: place, class: `dot ${series.style}` }));
    }
  }

  #x(time) {
    const { from, to } = this.#drawn;
    return PLOT.left + ((time - from) / (to - from)) * (this.#width - PLOT.left - PLOT.right);
  }

  #y(series, value) {
    const [low, high] = series.isSideways ? [series.low, series.high] : [this.#drawn.low, this.#drawn.high];
    const room = this.#height - PLOT.top - PLOT.bottom;
    return this.#height - PLOT.bottom - (high > low ? (value - low) / (high - low) : 0) * room;
  }

  #draw(from, to) {
    const upright = this.#series.filter((series) => series.isShown && !series.isSideways);
    const low = Math.min(0, ...upright.map((series) => series.low));
    const high = Math.max(low + 1, ...upright.map((series) => series.high), ...this.#reported(upright));
    this.#drawn = { from, to, low, high };
    const shown = this.#series.filter((series) => series.isShown);
    this.#svg.replaceChildren(
      ...this.#scale(low, high), ...shown.map((series) => this.#curve(series)), ...this.#points(shown), this.#cursor);
  }

  #reported(series) {
    const names = new Set(series.map((one) => one.name));
    return this.#film.reports.filter((report) => names.has(report.path) && report.number !== null)
      .map((report) => report.number);
  }

  #scale(low, high) {
    const step = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 1e4, 1e5, 1e6].find((step) => (high - low) / step <= 5) ?? 1e8;
    const shapes = [];
    for (let value = Math.ceil(low / step) * step; value <= high; value += step) {
      const y = this.#y({ isSideways: false }, value);
      const text = shape("text", { x: PLOT.left - 6, y: y + 4, "text-anchor": "end", class: "axis-text" });
      text.textContent = String(value);
      shapes.push(shape("line", { x1: PLOT.left, x2: this.#width - PLOT.right, y1: y, y2: y, class: value === 0 ? "axis" : "grid" }), text);
    }
    const { from, to } = this.#drawn;
    for (const [time, anchor] of [[from, "start"], [(from + to) / 2, "middle"], [to, "end"]]) {
      const text = shape("text", { x: this.#x(time), y: this.#height - 4, "text-anchor": anchor, class: "axis-text" });
      text.textContent = `${roughly(time / 1e6)} s`;
      shapes.push(text);
    }
    return shapes;
  }

  /// In steps, as the state holds between moments; where many fall into one column of the screen,
  /// their least and greatest.
  #curve(series) {
    const { moments, values } = series.column.runs;
    const { from, to } = this.#drawn;
    const { times } = this.#film;
    let d = "";
    let isOpen = false;
    let lastX = 0;
    const first = Math.max(0, lastIndex(moments, this.#film.momentAt(from)));
    for (let index = first; index < moments.length; index += 1) {
      const time = times[moments[index]];
      if (time > to) break;
      const x = this.#x(Math.max(time, from)).toFixed(1);
      if (values[index] === null) {
        if (isOpen) d += `H${x}`;
        isOpen = false;
        continue;
      }
      const y = this.#y(series, values[index]).toFixed(1);
      d += isOpen ? (x === lastX ? `V${y}` : `H${x}V${y}`) : `M${x},${y}`;
      [isOpen, lastX] = [true, x];
    }
    if (isOpen) d += `H${this.#x(Math.min(to, this.#film.end)).toFixed(1)}`;
    return shape("path", { d, class: `curve ${series.style}` });
  }

  #points(shown) {
    const { from, to } = this.#drawn;
    const shapes = [];
    for (const report of this.#film.reports) {
      const series = shown.find((one) => one.name === report.path);
      const time = this.#film.times[report.moment];
      if (!series || report.number === null || time < from || time > to) continue;
      const [x, y] = [this.#x(time), this.#y(series, report.number)];
      const isOff = isReportedOtherwise(report);
      const d = devicePath(x, y, isOff);
      shapes.push(shape("path", { d, class: isOff ? "device-point off" : "device-point" }));
    }
    return shapes;
  }

  #click(event) {
    const x = event.clientX - this.#host.getBoundingClientRect().left;
    const { from, to } = this.#drawn;
    const part = (x - PLOT.left) / (this.#width - PLOT.left - PLOT.right);
    this.#player.pause();
    this.#player.goToTime(from + clamp(part, 0, 1) * (to - from));
  }
}
