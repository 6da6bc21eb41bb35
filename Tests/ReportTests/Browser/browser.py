"""A headless Chromium with one page, as a person would have it: window, colours, language."""

import json
import os
import tempfile

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service


class Browser:
    def __init__(self, width=1280, height=800, is_dark=False, language="en-US", is_still=False):
        self.profile = tempfile.TemporaryDirectory()
        options = Options()
        for argument in [
            "--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu",
            "--no-first-run", "--disable-extensions", "--disable-background-networking",
            f"--user-data-dir={self.profile.name}", f"--window-size={width},{height}",
        ]:
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
        self.driver = webdriver.Chrome(
            options=options, service=Service(os.environ.get("CHROMEDRIVER", "/usr/bin/chromedriver")))
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 500})
        agent = self.driver.execute_script("return navigator.userAgent")
        self.driver.execute_cdp_cmd(
            "Network.setUserAgentOverride", {"userAgent": agent, "acceptLanguage": language})
        self.emulate(is_dark=is_dark, is_still=is_still)

    def emulate(self, is_dark=False, is_still=False, media=""):
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": media, "features": [
            {"name": "prefers-color-scheme", "value": "dark" if is_dark else "light"},
            {"name": "prefers-reduced-motion", "value": "reduce" if is_still else "no-preference"}]})

    def open(self, path):
        self.driver.get_log("performance")
        self.driver.get("file://" + path)

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def complaints(self):
        return [entry["message"] for entry in self.driver.get_log("browser")]

    def requests(self):
        """What was asked for beside the page itself."""
        urls = []
        for entry in self.driver.get_log("performance"):
            message = json.loads(entry["message"])["message"]
            if message["method"] == "Network.requestWillBeSent":
                urls.append(message["params"]["request"]["url"])
        return [url for url in urls if not url.startswith(("file:", "data:"))]

    def close(self):
        self.driver.quit()
        self.profile.cleanup()
