"""Moves a report's slider, and holds what the page says and draws against `unscroll print`.

check_values.py UNSCROLL RECORDING PAGE NODE... : the recording must be one path, without branches.
"""

import json
import subprocess
import sys

from selenium.webdriver import ActionChains
from selenium.webdriver.common.by import By

from browser import Browser

PATHS = {
    "pinned": ["main.y", "content.x", "pages[0].y", "pages[1].y", "mainScrollView.maxOffset", "owner",
               "isPinned", "currentPageIndex", "progress", "numberOfPages", "mainScrollView.velocity",
               "tabBar.indicator.x", "pages[0].lifecycle", "policy.handOver", "time"],
    "grid": ["main.y", "currentPage", "tabs[1].x", "line.shown.x", "visibleCells.first", "owner", "time"],
    "sticky": ["main.y", "isPinned", "firstVisibleItem", "tabs[0].anchor", "tabs[1].offset", "time"],
}


class Check:
    def __init__(self, unscroll, recording, page):
        self.unscroll, self.recording = unscroll, recording
        lines = [json.loads(line) for line in open(recording, encoding="utf-8")]
        self.container = lines[0]["container"]
        self.events = {line["id"]: line["event"] for line in lines if line["kind"] == "event"}
        self.browser = Browser()
        self.browser.open(page)
        self.failures = []
        self.count = 0

    def printed(self, path, place):
        run = subprocess.run(
            [self.unscroll, "print", self.recording, path, "--at", place], capture_output=True, text=True)
        if run.returncode != 0:
            raise SystemExit(f"unscroll print {path} --at {place}: {run.stdout}{run.stderr}")
        return json.loads(run.stdout)

    def expect(self, what, found, wanted, tolerance=0.0):
        self.count += 1
        is_number = isinstance(wanted, (int, float)) and not isinstance(wanted, bool)
        if is_number and isinstance(found, (int, float)):
            holds = abs(found - wanted) <= tolerance
        else:
            holds = found == wanted
        if not holds:
            self.failures.append(f"{what}: {found!r}, not {wanted!r}")

    def at(self, place):
        """What is said and drawn where the page stands."""
        for path in PATHS[self.container]:
            found = self.browser.run("return window.unscroll.state(arguments[0])", path)
            wanted = self.printed(path, place)
            self.expect(f"{place} {path}", found, wanted)
            row = self.browser.run(
                "return document.querySelector(`#state tr[data-path='${arguments[0]}'] td`)?.textContent", path)
            if row is not None:
                self.expect(f"{place} {path} in the table", json.loads(row), wanted)
        self.drawn(place)

    def attribute(self, part, name):
        value = self.browser.run(
            "return document.querySelector(`#phone [data-part='${arguments[0]}']`)?.getAttribute(arguments[1])",
            part, name)
        return None if value is None else float(value)

    def drawn(self, place):
        main = self.printed("main.y", place)
        header = self.printed("headerHeight", place)
        if header:
            self.expect(f"{place} header's y", self.attribute("header", "y"), -main)
            self.expect(f"{place} header's height", self.attribute("header", "height"), header)
        if self.container == "pinned":
            self.drawn_pages(place, main, header or 0)
        if self.container == "grid":
            first = self.printed("visibleCells.first", place)
            for name in ["x", "width"]:
                self.expect(f"{place} cell's {name}", self.attribute(f"cell-{first}", name),
                            self.printed(f"cells[{first}].{name}", place))
            self.expect(f"{place} cell's y", self.attribute(f"cell-{first}", "y"),
                        self.printed(f"cells[{first}].y", place) - main, 1e-9)
        if self.container == "sticky":
            bar = self.attribute("bar", "y")
            self.expect(f"{place} the bar sticks", bar, max(header - main, 0), 1e-9)
        self.drawn_to_scale(place)

    def drawn_pages(self, place, main, header):
        bar = self.printed("hoverHeight", place)
        if bar:
            self.expect(f"{place} bar's y", self.attribute("bar", "y"), header - main, 1e-9)
        width, shift = self.printed("bounds.width", place), self.printed("content.x", place)
        for index in range(int(self.printed("numberOfPages", place))):
            x = index * width - shift
            if abs(x) >= width:
                continue
            self.expect(f"{place} page {index}'s x", self.attribute(f"page-{index}", "x"), x, 1e-9)
            top = header - main + (bar or 0)
            self.expect(f"{place} page {index}'s y", self.attribute(f"page-{index}", "y"), top, 1e-9)
            offset = self.printed(f"pages[{index}].y", place)
            if offset is not None:
                self.expect(f"{place} content {index}'s y", self.attribute(f"content-{index}", "y"),
                            top - offset, 1e-9)

    def drawn_to_scale(self, place):
        """The screen's rectangle has the bounds' proportions, in pixels."""
        width, height = self.printed("bounds.width", place), self.printed("bounds.height", place)
        box = self.browser.run(
            "const box = document.querySelector(`#phone [data-part='screen']`).getBoundingClientRect();"
            "return [box.width, box.height]")
        self.expect(f"{place} proportions", box[1] / box[0], height / width, 0.02)

    def finger(self, node):
        """In the middle of a drag it is where the moves since it landed have brought it."""
        x = y = None
        for id in range(1, node + 1):
            drag = self.events[id].get("drag")
            if drag is None:
                continue
            if drag["phase"] == "began":
                x, y = drag["x"], drag["y"]
            elif drag["phase"] == "changed" and x is not None:
                x, y = x + drag["dx"], y + drag["dy"]
            else:
                x = y = None
        self.expect(f"#{node} finger's x", self.attribute("finger", "cx"), x, 1e-9)
        self.expect(f"#{node} finger's y", self.attribute("finger", "cy"), y, 1e-9)

    def nodes(self, nodes):
        for node in nodes:
            self.browser.run("unscroll.go(unscroll.momentOfNode(arguments[0]))", node)
            self.at(f"#{node}")
            self.finger(node)

    def slider(self):
        """With the mouse, to three places of the track."""
        track = self.browser.driver.find_element(By.ID, "track")
        width = track.size["width"]
        for share in [-0.31, 0.02, 0.37]:
            ActionChains(self.browser.driver).move_to_element_with_offset(track, int(share * width), 0).click().perform()
            time = int(self.browser.run("return unscroll.time"))
            self.browser.run("unscroll.goToTime(arguments[0])", time)
            end = self.browser.run("return Number(document.getElementById('track').ariaValueMax)")
            self.expect("the slider's place", time / 1e6 / end, 0.5 + share, 0.02)
            now = float(track.get_attribute("aria-valuenow"))
            self.expect("aria-valuenow", now, time / 1e6, 1e-6)
            place = f"@{time / 1e6:.6f}s"
            for path in PATHS[self.container]:
                if path != "time":
                    found = self.browser.run("return window.unscroll.state(arguments[0])", path)
                    self.expect(f"{place} {path}", found, self.printed(path, place))
            self.drawn(place)


def main():
    unscroll, recording, page, *nodes = sys.argv[1:]
    check = Check(unscroll, recording, page)
    try:
        check.nodes([int(node) for node in nodes])
        check.slider()
        check.failures += [f"console: {text}" for text in check.browser.complaints()]
        check.failures += [f"request: {url}" for url in check.browser.requests()]
    finally:
        check.browser.close()
    for failure in check.failures:
        print(failure)
    print(f"{check.count} compared, {len(check.failures)} failed")
    sys.exit(1 if check.failures or check.count < 50 else 0)


main()
