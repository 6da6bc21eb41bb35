// Puts the page together.
//
// For other programs, `window.unscroll` has: `count` moments; `moment` and `time` (µs) of the cursor;
// `state(path)` and `screen(name)` there; `momentOfNode(id)`; `go(moment)`, `goToTime(time)`.

function showFacts(film) {
  const { facts } = film;
  inWords(() => {
    byId("title").textContent = facts.title === "" ? say("untitled") : facts.title;
    const rules = facts.rules.map(([name, value]) => `${name}=${value}`);
    const parts = [
      facts.container, facts.branch === "main" ? null : say("branch", facts.branch), facts.device,
      say("eventCount", film.events.moments.length - 1), say("seconds", seconds(facts.end)),
      facts.preset === null || facts.preset === "reference" ? null : `preset=${facts.preset}`,
    ];
    byId("facts").replaceChildren(...parts.filter((part) => part).map((part) => element("span", {}, part)),
      ...(facts.preset === null || facts.preset === "reference" ? rules : []).map((rule) => element("span", { class: "chip" }, rule)));
  });
}

function showVerdict(film) {
  const count = (list, verdict) => list.filter((one) => one.verdict === verdict).length;
  inWords(() => {
    const all = [
      ["failure", "failed", count(film.assertions, "failed")], ["difference", "diverged", count(film.reports, "failed")],
      ["assertion", "held", count(film.assertions, "held")], ["report", "agreed", count(film.reports, "held")],
      ["unjudged", "unjudged", count(film.assertions, "unjudged") + count(film.reports, "unjudged")],
    ].filter(([, , number]) => number > 0);
    const parts = all.map(([sign, words, number]) => element("span", { class: `badge ${sign}` },
      element("span", { class: "sign-text", "aria-hidden": "true" }, SIGNS[sign].glyph), ` ${say(words, number)}`));
    byId("verdict").replaceChildren(...(parts.length > 0 ? parts : [element("span", { class: "badge" }, say("nothingAsserted"))]));
  });
}

function showCaption(film, player) {
  const draw = () => {
    const scene = new Scene(film, player.moment);
    const count = scene.value("numberOfPages") ?? 0;
    const parts = [
      scene.screen("finger.x") === null ? say("noFinger") : say("fingerMoves", scene.owner),
      count > 0 ? say("current", scene.value("currentPage") ?? "–", count) : say("noPages"),
      scene.value("isPinned") ? say("pinned") : null,
    ];
    byId("caption").textContent = parts.filter((part) => part).join(" · ");
  };
  player.onMove(draw);
  inWords(draw);
}

function offerTransport(film, player) {
  const acts = {
    "to-start": () => player.go(0), "to-end": () => player.go(film.count - 1),
    "event-back": () => player.stepEvent(-1), "event-on": () => player.stepEvent(1),
    "frame-back": () => player.stepFrame(-1), "frame-on": () => player.stepFrame(1),
    play: () => player.toggle(),
    "failure-back": () => player.stepFailure(-1), "failure-on": () => player.stepFailure(1),
  };
  for (const [id, act] of Object.entries(acts)) byId(id).addEventListener("click", act);
  byId("failure-buttons").hidden = film.failures.length === 0;
  const speed = byId("speed");
  speed.append(...SPEEDS.map((value) => element("option", { value }, `${value}×`)));
  speed.addEventListener("change", () => player.setSpeed(Number(speed.value)));
  const draw = () => {
    const depth = film.depthAt(player.moment);
    byId("clock").textContent = `${seconds(player.time)} s  ${depth}/${film.events.moments.length - 1}`;
    speed.value = String(player.speed);
    const play = byId("play");
    play.textContent = player.isPlaying ? "❚❚" : "▶";
    play.title = say(player.isPlaying ? "pause" : "play");
    play.setAttribute("aria-label", play.title);
  };
  player.onMove(draw);
  inWords(draw);
}

function publish(film, player) {
  window.unscroll = {
    get count() { return film.count; },
    get moment() { return player.moment; },
    get time() { return player.time; },
    state: (path) => film.value(path, player.moment),
    screen: (name) => film.screen(name, player.moment),
    momentOfNode: (node) => film.events.moments[film.events.nodes.indexOf(node)],
    go: (moment) => player.go(moment),
    goToTime: (time) => player.goToTime(time),
  };
}

function start() {
  const film = new Film(JSON.parse(byId("film").textContent));
  const player = new Player(film);
  setLanguage(language);
  offerLook();
  offerHelp();
  showFacts(film);
  showVerdict(film);
  offerTransport(film, player);
  const phone = new Phone(film, byId("phone"));
  player.onMove((moment) => phone.draw(moment));
  inWords(() => phone.draw(player.moment));
  showCaption(film, player);
  new Here(film, player, byId("here"));
  new Curves(film, player, byId("curves"), byId("legend"), byId("ranges"));
  new EventList(film, player, byId("events"));
  new StateTable(film, player, byId("state"), byId("filter"));
  new Track(film, player, byId("track"));
  listenToKeys(player);
  publish(film, player);
  player.go(film.failures[0] ?? 0);
}

start();
