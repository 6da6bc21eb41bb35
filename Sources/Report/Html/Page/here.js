// What happened at the cursor's moment: the event, what it changed and sent, and what is said of it.

class Here {
  #film;
  #player;
  #host;

  constructor(film, player, host) {
    this.#film = film;
    this.#player = player;
    this.#host = host;
    player.onMove(() => this.#draw());
    inWords(() => this.#draw());
  }

  #draw() {
    const { moment } = this.#player;
    const { events, times } = this.#film;
    const depth = this.#film.depthAt(moment);
    const what = !this.#film.isEvent(moment) ? say("frame", events.nodes[depth])
      : depth === 0 ? say("start") : events.texts[depth];
    const place = element("p", { class: "place" },
      element("strong", {}, `${(times[moment] / 1e6).toFixed(6)} s`),
      element("span", { class: "node" }, depth > 0 && this.#film.isEvent(moment) ? `#${events.nodes[depth]}` : ""),
      element("span", {}, what));
    this.#host.replaceChildren(place, ...this.#said(moment), ...this.#changes(moment), ...this.#sent(moment));
  }

  #said(moment) {
    const at = (list) => list.filter((one) => one.moment === moment);
    const items = [
      ...at(this.#film.marks).map((one) => this.#remark("mark", one.text)),
      ...at(this.#film.notes).map((one) => this.#remark("note", one.text)),
      ...at(this.#film.assertions).map((one) => this.#assertion(one)),
      ...at(this.#film.reports).map((one) => this.#report(one)),
    ];
    return items.length === 0 ? [] : [element("h3", {}, say("said")), element("ul", { class: "said" }, ...items)];
  }

  #remark(sign, text, ...more) {
    return element("li", { class: sign },
      element("span", { class: `sign-text ${sign}`, title: WORDS[sign] ? say(sign) : "" }, SIGNS[sign].glyph),
      element("div", {}, element("div", { class: "said-text" }, text),
        ...more.filter((line) => line).map((line) => element("div", { class: "aside" }, line))));
  }

  #assertion(one) {
    const found = (one.mismatches ?? []).map((mismatch) =>
      mismatch.expected === null ? `${mismatch.question}: ${mismatch.found}`
        : `${mismatch.question}: ${say("expected", mismatch.expected, mismatch.found)}`);
    return this.#remark(signOf(one, "assertion", "failure"), one.text, ...found, one.reason, one.note, one.line && say("line", one.line));
  }

  #report(one) {
    const found = (one.mismatches ?? []).map((mismatch) => say("observed", mismatch.expected, mismatch.found));
    const same = one.verdict === "held" && one.value !== null ? say("observedSame", one.value) : null;
    const first = one === this.#film.firstDifference ? say("firstDifference") : null;
    return this.#remark(signOf(one, "report", "difference"), one.text, ...found, same, first, one.reason, one.source, one.line && say("line", one.line));
  }

  #changes(moment) {
    const changes = this.#film.changes(moment);
    if (changes.length === 0) return [element("p", { class: "aside" }, say("nothingChanged"))];
    const rows = changes.map(({ name, before, after, rule }) => element("tr", {},
      element("th", { scope: "row" }, name, element("div", { class: "rule" }, rule ?? say("follows"))),
      element("td", { class: "number" }, element("span", { class: "before" }, written(before)), " → ", element("b", {}, written(after)))));
    return [element("h3", {}, say("changed")), element("table", { class: "changes" }, element("tbody", {}, ...rows))];
  }

  #sent(moment) {
    const sent = this.#film.sent(moment);
    if (sent.length === 0) return [];
    const rows = sent.map(({ text, rule, depth }) => {
      const row = element("li", {}, element("span", {}, text), element("span", { class: "rule" }, rule));
      row.style.paddingInlineStart = `${(depth - 1) * 10}px`;
      return row;
    });
    return [element("h3", {}, say("sent")), element("ol", { class: "sent" }, ...rows)];
  }
}
