"""Opens a long report: how large it is, and how much of its list exists.

check_length.py PAGE EVENTS
"""

import os
import sys

from browser import Browser

MOST_BYTES = 2_000_000
MOST_ROWS = 100
# It takes a fraction of a second, and on a busy machine more: only one that hangs takes so long.
MOST_MILLISECONDS = 10_000


def main():
    page, events = sys.argv[1], int(sys.argv[2])
    failures = []
    size = os.path.getsize(page)
    if size >= MOST_BYTES:
        failures.append(f"{size} bytes")
    browser = Browser()
    try:
        browser.open(page)
        time = browser.run("return performance.getEntriesByType('navigation')[0].loadEventEnd")
        if time >= MOST_MILLISECONDS:
            failures.append(f"opened in {time} ms")
        rows, height = browser.run(
            "return [document.querySelectorAll('#events .event').length, document.getElementById('events').scrollHeight]")
        if not 0 < rows < MOST_ROWS or height < events * 20:
            failures.append(f"{rows} rows in a list {height} points high")
        browser.run("unscroll.goToTime(6e7)")
        text = browser.run("return document.querySelector('#events .event.current')?.textContent")
        if not text:
            failures.append("the list does not go along")
        failures += [f"console: {text}" for text in browser.complaints()]
    finally:
        browser.close()
    print(f"{size} bytes, {round(time)} ms")
    for failure in failures:
        print(failure)
    sys.exit(1 if failures else 0)


main()
