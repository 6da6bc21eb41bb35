"""Uses a report as a person would: keys, buttons, languages, colours, a phone, paper.

check_use.py PAGE: of the session that the tests write, with failures, a device and evil texts.
"""

import json
import re
import sys

from selenium.webdriver import ActionChains, Keys
from selenium.webdriver.common.by import By

from browser import Browser

failures = []


def expect(what, holds):
    if not holds:
        failures.append(what)


def press(browser, *keys, shift=False):
    actions = ActionChains(browser.driver)
    if shift:
        actions.key_down(Keys.SHIFT)
    actions.send_keys(*keys)
    if shift:
        actions.key_up(Keys.SHIFT)
    actions.perform()


def moment(browser):
    return browser.run("return unscroll.moment")


def keys(browser):
    press(browser, Keys.HOME)
    expect("Home goes to the start", moment(browser) == 0)
    press(browser, Keys.ARROW_RIGHT)
    expect("an arrow goes a moment on", moment(browser) == 1)
    press(browser, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_LEFT)
    expect("an arrow goes a moment back", moment(browser) == 2)
    press(browser, Keys.HOME)
    press(browser, Keys.ARROW_RIGHT, shift=True)
    expect("shift and an arrow goes to an event", moment(browser) == browser.run("return unscroll.momentOfNode(1)"))
    press(browser, Keys.END)
    expect("End goes to the end", moment(browser) == browser.run("return unscroll.count") - 1)
    press(browser, Keys.HOME, "n")
    first = moment(browser)
    expect("n goes to the first failure", browser.run("return document.querySelectorAll('#here .difference, #here .failure').length") > 0)
    press(browser, "n")
    expect("n goes on to another failure", moment(browser) > first)
    press(browser, "p")
    expect("p goes back", moment(browser) == first)
    press(browser, "?")
    expect("? opens the help", browser.run("return document.getElementById('keys').open"))
    press(browser, Keys.ESCAPE)
    expect("Escape closes it", not browser.run("return document.getElementById('keys').open"))
    press(browser, "-", "-", "-", "-")
    expect("- slows down", browser.run("return document.getElementById('speed').value") == "0.1")
    press(browser, Keys.HOME, " ")
    browser.driver.set_script_timeout(20)
    moved = browser.driver.execute_async_script(
        "const done = arguments[0]; const look = () => unscroll.time > 0 ? done(true) : requestAnimationFrame(look); look();")
    expect("space plays", moved and browser.run("return document.getElementById('play').textContent") == "❚❚")
    press(browser, " ", "+")
    expect("+ goes faster", browser.run("return document.getElementById('speed').value") == "0.25")
    expect("space pauses", browser.run("return document.getElementById('play').textContent") == "▶")


def marks(browser):
    """Every control has a name, and shows where the focus is."""
    unnamed = browser.run("""
        return [...document.querySelectorAll('button, select, input, [role=slider], [tabindex]')]
          .filter((node) => !(node.getAttribute('aria-label') || node.textContent.trim())).map((node) => node.id)""")
    expect(f"controls without a name: {unnamed}", unnamed == [])
    slider = browser.driver.find_element(By.ID, "track")
    for name in ["aria-valuemin", "aria-valuemax", "aria-valuenow", "aria-valuetext"]:
        expect(f"the slider's {name}", bool(slider.get_attribute(name)))
    press(browser, Keys.TAB)
    outline = browser.run("return getComputedStyle(document.activeElement).outlineStyle")
    expect(f"the focus is to be seen: {outline}", outline == "solid")


def texts(browser, title, note):
    """Texts of the session are texts."""
    expect("the title is a text", browser.run("return document.getElementById('title').textContent") == title)
    expect("the window's title is it, too", browser.driver.title == re.sub("[ \t\n\f\r]+", " ", title).strip())
    expect("no script came in", browser.run("return document.scripts.length") == 2)
    browser.run("unscroll.go(unscroll.momentOfNode(40))")
    expect("no element came in", browser.run("return document.querySelectorAll('b i, img').length") == 0)
    said = browser.run("return [...document.querySelectorAll('#here .said-text')].map((node) => node.textContent)")
    expect(f"the note is a text: {said}", note in said)


def languages(browser, page):
    def words():
        return browser.run("return [document.documentElement.lang, document.getElementById('h-events').textContent]")

    expect(f"English first: {words()}", words() == ["en", "Events"])
    browser.driver.find_element(By.ID, "language").click()
    expect(f"the button changes the language: {words()}", words() == ["zh-CN", "事件"])
    chinese = Browser(language="zh-CN")
    try:
        chinese.open(page)
        found = chinese.run("return [document.documentElement.lang, document.getElementById('h-events').textContent]")
        expect(f"Chinese where the browser reads it: {found}", found == ["zh-CN", "事件"])
        failures.extend(f"console: {text}" for text in chinese.complaints())
    finally:
        chinese.close()


def ground(browser):
    """How bright the page is, from 0 to 255."""
    color = browser.run("return getComputedStyle(document.body).backgroundColor")
    return sum(float(part) for part in color[color.index("(") + 1:-1].split(",")[:3]) / 3


def colors(browser):
    expect("light where the system is", ground(browser) > 200)
    browser.emulate(is_dark=True)
    expect("dark where the system is", ground(browser) < 60)
    button = browser.driver.find_element(By.ID, "theme")
    button.click()
    expect("the button makes it light", ground(browser) > 200)
    browser.emulate()
    button.click()
    expect("the button makes it dark", ground(browser) < 60)
    button.click()
    expect("and the system's again", ground(browser) > 200)
    contrast = browser.run("""
        const light = (color) => { const [r, g, b] = color.match(/[\\d.]+/g).slice(0, 3).map((part) => {
          const share = Number(part) / 255; return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4; });
          return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
        const panel = light(getComputedStyle(document.querySelector('.panel')).backgroundColor);
        const ink = light(getComputedStyle(document.querySelector('.aside') ?? document.body).color);
        return (Math.max(panel, ink) + 0.05) / (Math.min(panel, ink) + 0.05);""")
    expect(f"soft text can be read: {contrast}", contrast >= 4.5)


def narrow(page):
    browser = Browser(width=360, height=740)
    try:
        browser.open(page)
        wide = browser.run("return document.documentElement.scrollWidth")
        expect(f"360 points are wide enough: {wide}", wide <= 360)
        small = browser.run("return [...document.querySelectorAll('.buttons button')].filter((node) => node.offsetHeight < 32).length")
        expect("a thumb finds the buttons", small == 0)
    finally:
        browser.close()


def still_and_paper(browser):
    browser.emulate(is_still=True)
    expect("nothing glides where that is unwanted",
           browser.run("return getComputedStyle(document.getElementById('play')).transitionDuration") == "0s")
    browser.emulate(media="print")
    expect("paper has no buttons", browser.run("return document.getElementById('play').offsetHeight") == 0)
    expect("paper has the screen", browser.run("return document.querySelector('#phone svg').getBoundingClientRect().height") > 100)
    pages = browser.driver.execute_cdp_cmd("Page.printToPDF", {})
    expect("it prints", len(pages["data"]) > 1000)
    browser.emulate()


def main():
    page, expectations = sys.argv[1], json.loads(sys.argv[2])
    browser = Browser()
    try:
        browser.open(page)
        keys(browser)
        marks(browser)
        texts(browser, expectations["title"], expectations["note"])
        points = browser.run("return document.querySelectorAll('#curves .device-point').length")
        expect(f"a point for each number of the device: {points}", points == expectations["reports"])
        off = browser.run("return document.querySelectorAll('#curves .device-point.off').length")
        expect(f"those that differ look otherwise: {off}", off == expectations["differences"])
        languages(browser, page)
        colors(browser)
        still_and_paper(browser)
        failures.extend(f"console: {text}" for text in browser.complaints())
        failures.extend(f"request: {url}" for url in browser.requests())
    finally:
        browser.close()
    narrow(page)
    for failure in failures:
        print(failure)
    sys.exit(1 if failures else 0)


main()
