// The screen, drawn to scale: one unit of the drawing is a point. What lies off the screen is dimmed.

const TRAIL = 60;

/// Collects shapes of one moment. `part` names a shape for those who look for it.
class Drawing {
  shapes = [];

  add(tag, attributes, ...children) {
    const node = shape(tag, attributes, ...children);
    this.shapes.push(node);
    return node;
  }

  rect(x, y, width, height, style, part) {
    return this.add("rect", {
      x, y, width: Math.max(0, width), height: Math.max(0, height), class: style, "data-part": part,
    });
  }

  line(x1, y1, x2, y2, style) {
    return this.add("line", { x1, y1, x2, y2, class: style });
  }

  text(x, y, text, style, anchor = "middle") {
    const node = this.add("text", { x, y, class: style, "text-anchor": anchor });
    node.textContent = text;
    return node;
  }

  /// What `body` adds shows only inside of the rectangle.
  clipped(x, y, width, height, body) {
    const before = this.shapes;
    this.shapes = [];
    body();
    const inner = this.shapes;
    this.shapes = before;
    const id = `clip-${before.length}`;
    const room = shape("rect", { x, y, width: Math.max(0, width), height: Math.max(0, height) });
    this.add("g", {}, shape("clipPath", { id }, room), shape("g", { "clip-path": `url(#${id})` }, ...inner));
  }
}

/// What a drawing asks of the film at one moment.
class Scene {
  constructor(film, moment) {
    this.film = film;
    this.moment = moment;
    this.width = this.value("bounds.width") ?? 0;
    this.height = this.value("bounds.height") ?? 0;
    this.owner = this.value("owner") ?? "none";
  }

  value(path) {
    return this.film.value(path, this.moment) ?? null;
  }

  screen(name) {
    return this.film.screen(name, this.moment);
  }

  /// Whether the finger moves `view`, as the model names it.
  moves(view) {
    return this.owner.split("+").includes(view);
  }

  title(page) {
    return this.value(`pages[${page}].title`) ?? String(page);
  }
}

class Phone {
  #film;
  #svg;
  #draw;

  constructor(film, host) {
    this.#film = film;
    this.#draw = { pinned: drawPinned, grid: drawGrid, sticky: drawSticky }[film.facts.container];
    this.#svg = shape("svg", { class: "phone-drawing", role: "img" });
    host.replaceChildren(this.#svg);
  }

  draw(moment) {
    const scene = new Scene(this.#film, moment);
    const drawing = new Drawing();
    const [width, height] = [scene.width || 390, scene.height || 844];
    const [side, top, bottom] = [54, 74, 34];
    this.#svg.setAttribute("viewBox", `${-side} ${-top} ${width + 2 * side} ${height + top + bottom}`);
    this.#svg.classList.toggle("wide", width > height);
    this.#svg.setAttribute("aria-label", say("picture", seconds(this.#film.times[moment])));
    if (scene.width > 0 && scene.height > 0) {
      drawing.rect(0, 0, width, height, "ground", "screen");
      this.#draw(drawing, scene);
      drawKnob(drawing, scene, "main", width - 6, 0, height);
    } else {
      drawing.text(width / 2, height / 2, say("noBounds"), "remark");
    }
    drawDevice(drawing, width, height, side, top, bottom);
    drawSafeArea(drawing, scene);
    drawFinger(drawing, scene);
    this.#svg.replaceChildren(hatching(), ...drawing.shapes);
  }
}

function hatching() {
  const line = shape("path", { d: "M-3,3 L3,-3 M0,12 L12,0 M9,15 L15,9", class: "hatch-line" });
  const size = { id: "hatch", width: 12, height: 12, patternUnits: "userSpaceOnUse" };
  return shape("defs", {}, shape("pattern", size, line));
}

/// The frame, and the veil over all that is beyond it.
function drawDevice(drawing, width, height, side, top, bottom) {
  const radius = Math.min(40, Math.min(width, height) / 8);
  const outer = `M${-side},${-top} h${width + 2 * side} v${height + top + bottom} h${-width - 2 * side} z`;
  const [w, h, r] = [width - 2 * radius, height - 2 * radius, radius];
  const inner = `M${r},0 h${w} a${r},${r} 0 0 1 ${r},${r} v${h} a${r},${r} 0 0 1 ${-r},${r} h${-w} a${r},${r} 0 0 1 ${-r},${-r} v${-h} a${r},${r} 0 0 1 ${r},${-r} z`;
  drawing.add("path", { d: outer + inner, class: "veil", "fill-rule": "evenodd" });
  drawing.add("path", { d: inner, class: "device" });
  drawing.text(width / 2, height + 24, `${roughly(width)} × ${roughly(height)}`, "measure");
}

function drawSafeArea(drawing, scene) {
  const [top, bottom] = [scene.screen("safeArea.top") ?? 0, scene.screen("safeArea.bottom") ?? 0];
  if (top > 0) {
    drawing.rect(0, 0, scene.width, top, "safe", "safe-area-top");
    drawing.line(0, top, scene.width, top, "safe-edge");
  }
  if (bottom > 0) {
    drawing.rect(0, scene.height - bottom, scene.width, bottom, "safe", "safe-area-bottom");
    drawing.line(0, scene.height - bottom, scene.width, scene.height - bottom, "safe-edge");
  }
}

/// Where it is, the way that it came, and what it moves.
function drawFinger(drawing, scene) {
  const [x, y] = [scene.screen("finger.x"), scene.screen("finger.y")];
  if (x === null || y === null) return;
  const way = [];
  for (let back = 0; back < TRAIL && scene.moment - back >= 0; back += 1) {
    const [px, py] = ["finger.x", "finger.y"].map((name) => scene.film.screen(name, scene.moment - back));
    if (px === null || py === null) break;
    way.push(`${px},${py}`);
  }
  if (way.length > 1) drawing.add("polyline", { points: way.join(" "), class: "trail" });
  drawing.add("circle", { cx: x, cy: y, r: 24, class: "finger", "data-part": "finger" });
  drawing.add("circle", { cx: x, cy: y, r: 4, class: "finger-middle" });
  if (scene.owner === "none") return;
  const isLeft = x > scene.width / 2;
  drawing.text(isLeft ? x - 34 : x + 34, y + 5, `⇢ ${scene.owner}`, "owner", isLeft ? "end" : "start");
}

function drawHeader(drawing, scene, width) {
  const height = scene.value("headerHeight") ?? 0;
  if (height <= 0) return;
  const y = -(scene.screen("header.offset") ?? 0);
  const style = scene.moves("main") ? "header owned" : "header";
  drawing.rect(0, y, width, height, style, "header");
  const [top, bottom] = [Math.max(y, 0), Math.min(y + height, scene.height)];
  if (bottom - top > 22) {
    drawing.text(width / 2, (top + bottom) / 2 + 5, say("header", roughly(height)), "remark");
  }
}

/// Tabs side by side in the bar, or where the strip has them; the chosen one is bold.
function drawTabs(drawing, scene, places, top, height) {
  const chosen = scene.value("tabBar.selectedIndex");
  for (const { tab, x, anchor } of places) {
    drawing.text(x, top + height / 2 + 6, scene.title(tab), tab === chosen ? "tab chosen" : "tab", anchor);
  }
}

/// How far a view has been scrolled, at its right edge.
function drawKnob(drawing, scene, view, x, top, length) {
  const path = view === "main" ? "mainScrollView" : `${view}.scrollView`;
  const [low, high] = [scene.value(`${path}.minOffset`), scene.value(`${path}.maxOffset`)];
  const offset = scene.value(view === "main" ? "main.y" : `${view}.y`);
  if (low === null || offset === null || high - low <= 1 || length <= 0) return;
  const size = Math.max(24, (length * length) / (length + high - low));
  const place = clamp((offset - low) / (high - low), 0, 1) * (length - size);
  drawing.add("rect", { x, y: top + place, width: 3, height: size, rx: 1.5, class: "knob" });
}

/// Places in a list every 100 points, or its rows by their numbers. `start`: where offset 0 stands.
function drawRuler(drawing, x, start, top, bottom, end, rowHeight) {
  const step = rowHeight >= 18 ? rowHeight : 100;
  const first = Math.max(0, Math.ceil((top - start) / step));
  for (let index = first; index * step <= end && start + index * step <= bottom; index += 1) {
    const y = start + index * step;
    if (rowHeight >= 18) {
      drawing.line(x, y, x + 390, y, "row-edge");
      if (index * step < end) drawing.text(x + 20, y + rowHeight / 2 + 7, say("row", index), "row", "start");
    } else {
      drawing.line(x, y, x + 12, y, "tick");
      drawing.text(x + 18, index === 0 ? y + 20 : y + 7, String(index * step), "row", "start");
    }
  }
}
