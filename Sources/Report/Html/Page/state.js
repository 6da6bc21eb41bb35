// All fields of the state at the cursor; those that the moment changed stand out.

class StateTable {
  #film;
  #player;
  #rows = [];

  constructor(film, player, host, filter) {
    this.#film = film;
    this.#player = player;
    const body = element("tbody");
    const rules = element("tbody");
    for (const column of film.columns) {
      const value = element("td", { class: "number" });
      const row = element("tr", { "data-path": column.name }, element("th", { scope: "row", title: column.fullName }, column.name), value);
      (column.name.startsWith("policy.") ? rules : body).append(row);
      this.#rows.push({ column, row, value, text: "", isChanged: false });
    }
    const details = element("details", {}, element("summary"), element("table", {}, rules));
    inWords(() => { details.firstChild.textContent = say("rules"); });
    host.append(element("table", {}, body), details);
    filter.addEventListener("input", () => this.#filter(filter.value.trim().toLowerCase(), details));
    player.onMove(() => this.#draw());
    this.#draw();
  }

  #filter(text, details) {
    for (const { column, row } of this.#rows) {
      row.hidden = !column.fullName.toLowerCase().includes(text) && !column.name.toLowerCase().includes(text);
    }
    if (text !== "") details.open = true;
  }

  #draw() {
    const { moment } = this.#player;
    for (const entry of this.#rows) {
      const text = written(entry.column.at(moment));
      const isChanged = entry.column.change(moment) !== null;
      if (text !== entry.text) {
        entry.value.textContent = text;
        entry.text = text;
      }
      if (isChanged !== entry.isChanged) {
        entry.row.classList.toggle("changed", isChanged);
        entry.isChanged = isChanged;
      }
    }
  }
}
