// The film: what every field holds at each moment. It is looked up here, and nowhere computed.
//
// Packed columns are texts of whole numbers. A run is `delta`, or `gap:delta` where more than one
// moment lies between it and the run before; `~` is null.

const numbersOf = (text) => (text === "" ? [] : text.split(" ").map(Number));

/// Each number of a text of differences.
function summed(text) {
  const list = numbersOf(text);
  for (let index = 1; index < list.length; index += 1) list[index] += list[index - 1];
  return list;
}

/// From a column's count to its value: the same bits as in Unscroll.
function reader(unit, words) {
  if (unit === "words") return (count) => words[count];
  if (unit === "plain") return (count) => count;
  if (typeof unit === "number") return (count) => count / unit;
  const scale = Number(unit.slice(2));
  return (count) => {
    const whole = Math.floor(count / scale);
    return whole + (count - whole * scale) / scale;
  };
}

class Column {
  #packed;
  #words;

  constructor(packed, words) {
    this.name = packed.name;
    this.fullName = packed.fullName ?? packed.name;
    this.#packed = packed;
    this.#words = words;
  }

  /// The moments at which it changed, and what it held from each on.
  get runs() {
    const { runs: text, unit } = this.#packed;
    const value = reader(unit, this.#words);
    const runs = { moments: [], values: [] };
    let [moment, count] = [-1, 0];
    for (const token of text.split(" ")) {
      const colon = token.indexOf(":");
      moment += colon < 0 ? 1 : Number(token.slice(0, colon));
      const delta = token.slice(colon + 1);
      runs.moments.push(moment);
      if (delta === "~") {
        runs.values.push(null);
      } else {
        count = unit === "plain" ? Number(delta) : count + Number(delta);
        runs.values.push(value(count));
      }
    }
    Object.defineProperty(this, "runs", { value: runs });
    return runs;
  }

  /// For each run, the rule that wrote it; null: it follows from other fields.
  get rules() {
    const rules = [];
    for (const token of (this.#packed.rules ?? "").split(" ")) {
      const [word, count] = token.split("*");
      const rule = word === "-" || word === "" ? null : this.#words[word];
      for (let left = Number(count ?? 1); left > 0; left -= 1) rules.push(rule);
    }
    Object.defineProperty(this, "rules", { value: rules });
    return rules;
  }

  at(moment) {
    const index = lastIndex(this.runs.moments, moment);
    return index < 0 ? null : this.runs.values[index];
  }

  /// What changed at this very moment; null: nothing.
  change(moment) {
    const index = lastIndex(this.runs.moments, moment);
    if (index < 1 || this.runs.moments[index] !== moment) return null;
    const [before, after] = [this.runs.values[index - 1], this.runs.values[index]];
    return { name: this.name, before, after, rule: this.rules[index] ?? null };
  }
}

class Film {
  #state = new Map();
  #screen = new Map();
  #sent = null;
  #packed;

  constructor(packed) {
    const { words } = packed;
    this.#packed = packed;
    this.facts = packed.facts;
    this.times = summed(packed.times);
    this.count = this.times.length;
    this.end = this.times[this.count - 1];
    this.events = {
      moments: summed(packed.events.moments),
      nodes: summed(packed.events.nodes),
      texts: summed(packed.events.texts).map((word) => words[word]),
    };
    this.gestures = packed.gestures.map(([first, last, text]) => ({ first, last, text }));
    this.columns = packed.state.map((column) => new Column(column, words));
    for (const column of this.columns) {
      this.#state.set(column.name, column);
      this.#state.set(column.fullName, column);
    }
    for (const column of packed.screen) this.#screen.set(column.name, new Column(column, words));
    this.layouts = packed.layouts;
    for (const kind of ["marks", "notes", "assertions", "reports"]) this[kind] = packed[kind];
    this.failures = this.#failures();
  }

  column(path) {
    return this.#state.get(path);
  }

  /// What the state's field holds; undefined: there is no such field.
  value(path, moment) {
    if (path === "time") return this.times[moment] / 1e6;
    return this.#state.get(path)?.at(moment);
  }

  /// Where something is drawn; null: it is not.
  screen(name, moment) {
    return this.#screen.get(name)?.at(moment) ?? null;
  }

  changes(moment) {
    return this.columns.map((column) => column.change(moment)).filter((change) => change);
  }

  /// Effects with the rules that sent them.
  sent(moment) {
    this.#sent ??= this.#readSent();
    return this.#sent.get(moment) ?? [];
  }

  #readSent() {
    const result = new Map();
    const { words, sent } = this.#packed;
    let moment = -1;
    for (const part of sent === "" ? [] : sent.split(";")) {
      const [gap, ...effects] = part.split(" ");
      moment += Number(gap);
      const read = effects.map((effect) => {
        const [text, rule, depth] = effect.split(",").map(Number);
        return { text: words[text], rule: words[rule], depth };
      });
      result.set(moment, read);
    }
    return result;
  }

  momentAt(time) {
    return Math.max(0, lastIndex(this.times, time));
  }

  /// How many events of the branch stand before or at a moment.
  depthAt(moment) {
    return lastIndex(this.events.moments, moment);
  }

  isEvent(moment) {
    return this.events.moments[this.depthAt(moment)] === moment;
  }

  #failures() {
    const failed = [...this.assertions, ...this.reports].filter((one) => one.verdict === "failed");
    return [...new Set(failed.map((one) => one.moment))].sort((a, b) => a - b);
  }

  get firstDifference() {
    return this.reports.find((report) => report.verdict === "failed") ?? null;
  }
}
