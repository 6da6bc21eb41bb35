// The slider: time from the left to the right, with what happened on it.

const TRACK = { height: 98, left: 10, right: 10, gesture: [20, 10], motion: [33, 4], event: 45, flag: 58 };

class Track {
  #film;
  #player;
  #host;
  #svg = shape("svg", { "aria-hidden": "true" });
  #cursor = shape("g", { class: "cursor" });
  #width = 0;

  constructor(film, player, host) {
    this.#film = film;
    this.#player = player;
    this.#host = host;
    host.append(this.#svg);
    this.#cursor.append(
      shape("line", { x1: 0, x2: 0, y1: 8, y2: TRACK.height }),
      shape("path", { d: "M-7,1 h14 v7 l-7,7 l-7,-7 z" }));
    host.setAttribute("aria-valuemin", "0");
    host.setAttribute("aria-valuemax", String(film.end / 1e6));
    new ResizeObserver(() => this.#lay()).observe(host);
    host.addEventListener("pointerdown", (event) => this.#grab(event));
    player.onMove(() => this.#place());
    inWords(() => this.#place());
  }

  x(time) {
    const room = this.#width - TRACK.left - TRACK.right;
    return TRACK.left + (this.#film.end > 0 ? (time / this.#film.end) * room : 0);
  }

  #timeAt(x) {
    const room = this.#width - TRACK.left - TRACK.right;
    return room > 0 ? clamp((x - TRACK.left) / room, 0, 1) * this.#film.end : 0;
  }

  #grab(event) {
    this.#player.pause();
    const follow = (move) => {
      this.#player.goToTime(this.#timeAt(move.clientX - this.#host.getBoundingClientRect().left));
    };
    this.#host.setPointerCapture(event.pointerId);
    this.#host.addEventListener("pointermove", follow);
    const end = () => this.#host.removeEventListener("pointermove", follow);
    this.#host.addEventListener("pointerup", end, { once: true });
    this.#host.addEventListener("pointercancel", end, { once: true });
    follow(event);
  }

  #place() {
    const { moment, time } = this.#player;
    const depth = this.#film.depthAt(moment);
    this.#cursor.setAttribute("transform", `translate(${this.x(time)},0)`);
    this.#host.setAttribute("aria-valuenow", String(time / 1e6));
    this.#host.setAttribute(
      "aria-valuetext", say("place", seconds(time), depth, this.#film.events.moments.length - 1));
  }

  #lay() {
    this.#width = this.#host.clientWidth;
    this.#svg.setAttribute("width", this.#width);
    this.#svg.setAttribute("height", TRACK.height);
    this.#svg.replaceChildren(
      ...this.#scale(), this.#gestures(), this.#motions(), this.#events(), ...this.#flags(), this.#cursor);
    this.#place();
  }

  #scale() {
    const step = [1e4, 2e4, 5e4, 1e5, 2e5, 5e5, 1e6, 2e6, 5e6, 1e7, 2e7, 3e7, 6e7, 6e8]
      .find((step) => this.x(step) - this.x(0) > 56) ?? 3.6e9;
    const shapes = [shape("line", { x1: this.x(0), x2: this.x(this.#film.end), y1: 51, y2: 51, class: "axis" })];
    for (let time = 0; time <= this.#film.end; time += step) {
      const text = shape("text", { x: this.x(time) + 3, y: 13, class: "axis-text" });
      text.textContent = this.x(time) < this.#width - 40 ? `${time / 1e6} s` : "";
      shapes.push(shape("line", { x1: this.x(time), x2: this.x(time), y1: 4, y2: TRACK.height, class: "grid" }), text);
    }
    return shapes;
  }

  #bars(spans, [y, height], style) {
    const d = spans.map(([from, to]) => {
      const [x, width] = [this.x(from), Math.max(1.5, this.x(to) - this.x(from))];
      return `M${x.toFixed(2)},${y} h${width.toFixed(2)} v${height} h${(-width).toFixed(2)} z`;
    });
    return shape("path", { d: d.join(" "), class: style });
  }

  #gestures() {
    const { times, events } = this.#film;
    const spans = this.#film.gestures.map(({ first, last }) => [
      times[events.moments[first]], times[events.moments[last]]]);
    return this.#bars(spans, TRACK.gesture, "gesture");
  }

  /// Frames in a row: something moves by itself.
  #motions() {
    const { times, count } = this.#film;
    const spans = [];
    let depth = 0;
    let last = -2;
    for (let moment = 1; moment < count; moment += 1) {
      const isEvent = this.#film.events.moments[depth + 1] === moment;
      if (isEvent) {
        depth += 1;
        continue;
      }
      if (last >= 0 && times[moment] - times[last] < 60000) spans.at(-1)[1] = times[moment];
      else spans.push([times[moment - 1], times[moment]]);
      last = moment;
    }
    return this.#bars(spans, TRACK.motion, "motion");
  }

  /// Events that are neither a finger's nor mere waiting.
  #events() {
    const { times, events } = this.#film;
    const d = [];
    events.texts.forEach((text, depth) => {
      if (depth === 0 || /^(drag|touch|wait)\b/.test(text)) return;
      const x = this.x(times[events.moments[depth]]);
      d.push(`M${x.toFixed(2)},${TRACK.event - 5} l4,5 l-4,5 l-4,-5 z`);
    });
    return shape("path", { d: d.join(" "), class: "other-event" });
  }

  #flags() {
    const all = [...this.#film.marks.map((one) => ["mark", one]), ...this.#film.notes.map((one) => ["note", one]),
      ...this.#film.assertions.map((one) => [signOf(one, "assertion", "failure"), one]),
      ...this.#film.reports.map((one) => [signOf(one, "report", "difference"), one])];
    const paths = new Map();
    const failed = new Set(this.#film.failures);
    for (const [sign, one] of all) {
      // Where one fails, those of its kind that hold do not stand on it.
      const isHidden = failed.has(one.moment) && one.verdict === "held"
        && all.some(([, other]) => other.moment === one.moment && other.verdict === "failed" && "path" in other === "path" in one);
      if (isHidden) continue;
      const x = this.x(this.#film.times[one.moment]);
      if (!paths.has(sign)) paths.set(sign, []);
      paths.get(sign).push(SIGNS[sign].path(x, TRACK.flag + SIGNS[sign].lane));
    }
    const shapes = [];
    const first = this.#film.firstDifference;
    if (first) {
      const x = this.x(this.#film.times[first.moment]);
      shapes.push(shape("line", { x1: x, x2: x, y1: 16, y2: TRACK.height, class: "divergence" }));
    }
    for (const [sign, parts] of paths) {
      const node = shape("path", { d: parts.join(" "), class: `sign ${sign}` });
      node.append(shape("title", {}));
      node.firstChild.textContent = say(sign);
      shapes.push(node);
    }
    return shapes;
  }
}

/// What stands for what people, assertions and devices said: each has a form of its own.
const SIGNS = {
  mark: { glyph: "⚑", lane: 0, path: (x, y) => `M${x},${y + 6} v-12 l8,3.5 l-8,3.5` },
  note: { glyph: "✎", lane: 10, path: (x, y) => `M${x - 4},${y - 5} h8 v7 l-3,3 h-5 z` },
  assertion: { glyph: "✓", lane: 21, path: (x, y) => `M${x - 4},${y} l3,3 l5,-6` },
  failure: { glyph: "✗", lane: 21, path: (x, y) => `M${x - 4},${y - 4} l8,8 m0,-8 l-8,8` },
  report: { glyph: "◇", lane: 32, path: (x, y) => `M${x},${y - 5} l5,5 l-5,5 l-5,-5 z` },
  difference: { glyph: "≠", lane: 32, path: (x, y) => `M${x - 5},${y - 2} h10 m0,4 h-10 M${x - 3},${y + 5} l6,-10` },
  unjudged: { glyph: "?", lane: 21, path: (x, y) => `M${x - 4},${y} h8` },
};

const signOf = ({ verdict }, held, failed) =>
  verdict === "held" ? held : verdict === "failed" ? failed : "unjudged";
