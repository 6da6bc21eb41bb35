// The keyboard, and the list that explains it.

const KEYS = [
  ["␣", "keySpace"], ["← →", "keyArrows"], ["⇧← ⇧→", "keyShiftArrows"], ["Home End", "keyEnds"],
  ["n p", "keyFailures"], ["− +", "keySpeed"], ["?", "keyHelp"],
];

function listenToKeys(player) {
  const acts = {
    " ": () => player.toggle(),
    ArrowLeft: (event) => (event.shiftKey ? player.stepEvent(-1) : player.stepFrame(-1)),
    ArrowRight: (event) => (event.shiftKey ? player.stepEvent(1) : player.stepFrame(1)),
    Home: () => player.go(0),
    End: () => player.go(Infinity),
    n: () => player.stepFailure(1),
    p: () => player.stepFailure(-1),
    "-": () => player.setSpeed(SPEEDS[Math.max(0, SPEEDS.indexOf(player.speed) - 1)]),
    "+": () => player.setSpeed(SPEEDS[Math.min(SPEEDS.length - 1, SPEEDS.indexOf(player.speed) + 1)]),
    "?": () => byId("keys").showModal(),
  };
  document.addEventListener("keydown", (event) => {
    const act = acts[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey || byId("keys").open) return;
    if (event.target.matches("input, select, textarea")) return;
    if (event.key === " " && event.target.matches("button, summary")) return;
    event.preventDefault();
    act(event);
  });
}

function offerHelp() {
  byId("help").addEventListener("click", () => byId("keys").showModal());
  inWords(() => {
    byId("key-list").replaceChildren(...KEYS.flatMap(([keys, words]) => [
      element("dt", {}, ...keys.split(" ").map((key) => element("kbd", {}, key))), element("dd", {}, say(words))]));
    const signs = ["assertion", "failure", "report", "difference", "mark", "note"].map((sign) => [SIGNS[sign].glyph, sign]);
    const all = [...signs, ["▬", "gesture"], ["─", "motion"], ["◆", "otherEvent"]];
    byId("sign-list").replaceChildren(...all.flatMap(([glyph, sign]) => [
      element("dt", { class: `sign-text ${sign}` }, glyph), element("dd", {}, say(sign))]));
  });
}
