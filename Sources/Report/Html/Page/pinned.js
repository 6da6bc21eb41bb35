// A pinned pager: a header above a bar that pins, above pages side by side.

function drawPinned(drawing, scene) {
  const pageTop = scene.screen("page.top") ?? 0;
  const pageHeight = scene.screen("page.height") ?? 0;
  const count = scene.value("numberOfPages") ?? 0;
  const shift = scene.value("content.x") ?? 0;
  for (let index = 0; index < count; index += 1) {
    const slot = scene.screen(`pages[${index}].slot`);
    if (slot === null) break;
    const x = slot * scene.width - shift;
    if (Math.abs(x) < 1.3 * scene.width) drawPage(drawing, scene, index, x, pageTop, pageHeight);
  }
  if (count === 0) drawing.text(scene.width / 2, scene.height / 2, say("noPages"), "remark");
  drawHeader(drawing, scene, scene.width);
  drawBar(drawing, scene, count);
}

function drawPage(drawing, scene, index, x, top, height) {
  const { width } = scene;
  const path = `pages[${index}]`;
  const middle = x + width / 2;
  if (!scene.value(`${path}.isLoaded`)) {
    drawing.rect(x, top, width, height, "page missing", `page-${index}`);
    drawing.rect(x, top, width, height, "hatched");
    const y = (Math.max(top, 0) + Math.min(top + height, scene.height)) / 2;
    drawing.text(middle, y, say("notLoaded", index), "remark");
    return;
  }
  const style = scene.moves(`page ${index}`) ? "page owned" : "page";
  drawing.rect(x, top, width, height, style, `page-${index}`);
  const offset = scene.screen(`${path}.offset`) ?? 0;
  const start = top - offset;
  const end = scene.value(`${path}.contentHeight`) ?? 0;
  drawing.clipped(x, top, width, height, () => {
    const content = drawing.rect(x, start, width, end, "content", `content-${index}`);
    content.setAttribute("data-offset", String(offset));
    drawRuler(drawing, x, start, Math.max(top, -160), Math.min(top + height, scene.height + 40), end,
      scene.screen(`${path}.rowHeight`) ?? 0);
    if (start + end < top + height) drawing.line(x, start + end, x + width, start + end, "content-end");
  });
  drawing.text(x + width - 16, top + 28, `${path}.y ${roughly(scene.value(`${path}.y`))}`, "offset", "end");
  drawKnob(drawing, scene, path, x + width - 6, Math.max(top, 0), Math.min(top + height, scene.height) - Math.max(top, 0));
}

function drawBar(drawing, scene, count) {
  const height = scene.value("hoverHeight") ?? 0;
  if (height <= 0) return;
  const top = scene.screen("bar.top") ?? 0;
  drawing.rect(0, top, scene.width, height, scene.value("isPinned") ? "bar pinned" : "bar", "bar");
  const strip = scene.value("tabBar.contentOffset.x") ?? 0;
  const places = [];
  for (let index = 0; index < count; index += 1) {
    const x = scene.screen(`labels[${index}].x`);
    if (x !== null) places.push({ tab: index, x: x - strip, anchor: "start" });
  }
  drawing.clipped(0, top, scene.width, height, () => {
    drawTabs(drawing, scene, places, top, height);
    const [x, width] = [scene.value("tabBar.indicator.x"), scene.value("tabBar.indicator.width")];
    if (x !== null) drawing.rect(x - strip, top + height - 5, width, 3, "indicator", "indicator");
  });
}
