// The list of events: only the rows in sight exist.

const ROW = 26;
const GLYPHS = { drag: "●", touch: "○", wait: "·", tap: "◉", reload: "↻", scrollToPage: "⇉", layout: "⤢", setting: "⚙" };

class EventList {
  #film;
  #player;
  #host;
  #rows = element("div", { class: "rows", role: "presentation" });
  #signs = new Map();
  #gestureOf;
  #depth = -1;

  constructor(film, player, host) {
    this.#film = film;
    this.#player = player;
    this.#host = host;
    this.#gestureOf = this.#gestures();
    this.#collectSigns();
    this.#rows.style.height = `${film.events.moments.length * ROW}px`;
    host.append(this.#rows);
    host.addEventListener("scroll", () => this.#draw(), { passive: true });
    new ResizeObserver(() => this.#draw()).observe(host);
    this.#rows.addEventListener("click", (event) => {
      const row = event.target.closest("[data-depth]");
      if (!row) return;
      player.pause();
      player.go(film.events.moments[Number(row.dataset.depth)]);
    });
    player.onMove((moment) => this.#follow(moment));
    inWords(() => this.#draw());
  }

  /// Of each event in a gesture: whether it begins or ends it.
  #gestures() {
    const places = new Map();
    for (const { first, last, text } of this.#film.gestures) {
      for (let depth = first; depth <= last; depth += 1) {
        places.set(depth, { isFirst: depth === first, isLast: depth === last, text });
      }
    }
    return places;
  }

  #collectSigns() {
    const add = (one, sign) => {
      const depth = this.#film.depthAt(one.moment);
      this.#signs.set(depth, [...(this.#signs.get(depth) ?? []), sign]);
    };
    for (const one of this.#film.marks) add(one, "mark");
    for (const one of this.#film.notes) add(one, "note");
    for (const one of this.#film.assertions) add(one, signOf(one, "assertion", "failure"));
    for (const one of this.#film.reports) add(one, signOf(one, "report", "difference"));
  }

  #follow(moment) {
    const depth = this.#film.depthAt(moment);
    if (depth === this.#depth) return;
    this.#depth = depth;
    const { scrollTop, clientHeight } = this.#host;
    const top = depth * ROW;
    if (top < scrollTop + ROW || top > scrollTop + clientHeight - 2 * ROW) {
      this.#host.scrollTop = top - clientHeight / 2;
    }
    this.#draw();
  }

  #draw() {
    const { scrollTop, clientHeight } = this.#host;
    const count = this.#film.events.moments.length;
    const first = clamp(Math.floor(scrollTop / ROW) - 5, 0, count);
    const last = clamp(Math.ceil((scrollTop + clientHeight) / ROW) + 5, 0, count);
    const rows = [];
    for (let depth = first; depth < last; depth += 1) rows.push(this.#row(depth));
    this.#rows.replaceChildren(...rows);
    if (this.#depth >= first && this.#depth < last) {
      this.#host.setAttribute("aria-activedescendant", `event-${this.#depth}`);
    } else {
      this.#host.removeAttribute("aria-activedescendant");
    }
  }

  #row(depth) {
    const { events, times } = this.#film;
    const text = depth === 0 ? say("start") : events.texts[depth];
    const gesture = this.#gestureOf.get(depth);
    const kind = text.split(" ")[0];
    const isCurrent = depth === this.#depth;
    const row = element("div", {
      class: `event${isCurrent ? " current" : ""}${kind === "wait" ? " idle" : ""}`, role: "option", id: `event-${depth}`,
      "aria-selected": String(isCurrent), "data-depth": depth,
    },
      element("span", { class: gesture ? `rail${gesture.isFirst ? " first" : ""}${gesture.isLast ? " last" : ""}` : "rail none" }),
      element("span", { class: "time" }, seconds(times[events.moments[depth]])),
      element("span", { class: "glyph", "aria-hidden": "true" }, depth === 0 ? "⇤" : GLYPHS[kind] ?? "◆"),
      element("span", { class: "text" }, gesture?.isFirst ? gesture.text : text),
      element("span", { class: "node" }, `#${events.nodes[depth]}`),
      element("span", { class: "signs" }, ...this.#signsOf(depth)));
    row.title = text;
    row.style.top = `${depth * ROW}px`;
    return row;
  }

  #signsOf(depth) {
    const signs = [...new Set(this.#signs.get(depth) ?? [])];
    return signs.map((sign) => element("span", { class: `sign-text ${sign}`, title: say(sign) }, SIGNS[sign].glyph));
  }
}
