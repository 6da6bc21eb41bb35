// A sticky pager: rows that scroll away, a bar of tabs that sticks, and the chosen tab's rows.

function drawSticky(drawing, scene) {
  const offset = scene.screen("header.offset") ?? 0;
  drawHeader(drawing, scene, scene.width);
  drawRows(drawing, scene, offset);
  const [top, height] = [scene.screen("bar.top") ?? 0, scene.value("hoverHeight") ?? 0];
  if (height <= 0) return;
  drawing.rect(0, top, scene.width, height, scene.value("isPinned") ? "bar pinned" : "bar", "bar");
  const count = scene.value("numberOfPages") ?? 0;
  const places = Array.from({ length: count }, (_, tab) => ({
    tab, x: ((tab + 0.5) * scene.width) / count, anchor: "middle",
  }));
  drawTabs(drawing, scene, places, top, height);
  const chosen = scene.value("currentPage");
  if (chosen === null) return;
  drawing.rect((chosen * scene.width) / count + 12, top + height - 5, scene.width / count - 24, 3, "indicator", "indicator");
}

function drawRows(drawing, scene, offset) {
  const [first, pitch, height, count] = ["top", "pitch", "height", "count"].map(
    (name) => scene.screen(`rows.${name}`) ?? 0);
  if (pitch <= 0) return;
  const visible = scene.value("firstVisibleItem");
  const from = Math.max(0, Math.floor((offset - 160 - first) / pitch));
  for (let row = from; row < count; row += 1) {
    const y = first + row * pitch - offset;
    if (y > scene.height + 40) break;
    const style = row === visible ? "cell first" : "cell";
    drawing.rect(8, y, scene.width - 16, height, style, `row-${row}`).setAttribute("rx", 6);
    if (height >= 16) drawing.text(24, y + height / 2 + 5, say("row", row), "row", "start");
  }
}
