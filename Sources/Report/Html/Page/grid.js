// A grid: a header with a strip of tabs, above the cells of one collection view.

const STRIP = 44;

function drawGrid(drawing, scene) {
  const offset = scene.screen("header.offset") ?? 0;
  drawCells(drawing, scene, offset);
  const width = scene.screen("header.width") ?? scene.width;
  drawHeader(drawing, scene, width);
  drawStrip(drawing, scene, width, (scene.value("headerHeight") ?? 0) - offset);
}

function drawCells(drawing, scene, offset) {
  const layout = scene.film.layouts[scene.screen("layout") ?? -1];
  if (!layout) return;
  for (let index = 0; index * 4 < layout.frames.length; index += 1) {
    const [x, y, width, height] = layout.frames.slice(index * 4, index * 4 + 4);
    const top = y - offset;
    if (top > scene.height + 40 || top + height < -200) continue;
    const cell = drawing.rect(x, top, width, height, "cell", `cell-${layout.first + index}`);
    cell.setAttribute("rx", 6);
    drawing.text(x + width / 2, top + height / 2 + 5, String(layout.first + index), "row");
  }
}

function drawStrip(drawing, scene, width, bottom) {
  const count = scene.value("numberOfPages") ?? 0;
  const height = Math.min(STRIP, scene.value("headerHeight") ?? 0);
  if (count === 0 || height <= 0) return;
  const strip = scene.value("tabBar.contentOffset.x") ?? 0;
  const top = bottom - height;
  drawing.rect(0, top, width, height, "bar", "bar");
  const places = [];
  for (let index = 0; index < count; index += 1) {
    const x = scene.value(`tabs[${index}].x`);
    if (x !== null) places.push({ tab: index, x: x - strip, anchor: "start" });
  }
  drawing.clipped(0, top, width, height, () => {
    drawTabs(drawing, scene, places, top, height);
    if (scene.value("line.isHidden") !== false) return;
    drawing.rect(scene.value("line.shown.x") - strip, top + height - 5, scene.value("line.width"), 3, "indicator", "indicator");
  });
}
