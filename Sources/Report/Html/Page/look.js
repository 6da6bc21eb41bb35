// The page's language and colours: the browser's, until a button says otherwise.

const THEMES = { auto: "◐", light: "☀", dark: "☾" };

function offerLook() {
  const theme = byId("theme");
  let chosen = "auto";
  const show = () => {
    theme.textContent = THEMES[chosen];
    theme.title = say("theme", say(chosen));
    theme.setAttribute("aria-label", theme.title);
  };
  theme.addEventListener("click", () => {
    const names = Object.keys(THEMES);
    chosen = names[(names.indexOf(chosen) + 1) % names.length];
    document.documentElement.dataset.theme = chosen;
    show();
  });
  const other = byId("language");
  other.addEventListener("click", () => setLanguage(language === "en" ? "zh" : "en"));
  inWords(() => {
    show();
    other.textContent = say("otherLanguage");
    other.lang = language === "en" ? "zh-CN" : "en";
  });
  inWords(sayAll);
}

/// The words of all that stands in the page itself.
function sayAll() {
  for (const node of document.querySelectorAll("[data-words]")) node.textContent = say(node.dataset.words);
  for (const node of document.querySelectorAll("[data-label]")) {
    const text = say(node.dataset.label);
    node.setAttribute("aria-label", text);
    if (node.tagName === "BUTTON" || node.tagName === "SELECT") node.title = text;
  }
  for (const node of document.querySelectorAll("[data-placeholder]")) node.placeholder = say(node.dataset.placeholder);
}
