// Where the page stands in the film, and what moves it.

const SPEEDS = [0.1, 0.25, 0.5, 1, 2, 4];

class Player {
  #film;
  #listeners = [];
  #lastTick = 0;

  constructor(film) {
    this.#film = film;
    this.moment = 0;
    this.time = 0;
    this.speed = 1;
    this.isPlaying = false;
  }

  /// `listen` hears of each move, and of playing and pausing.
  onMove(listen) {
    this.#listeners.push(listen);
  }

  #tell() {
    for (const listen of this.#listeners) listen(this.moment);
  }

  go(moment) {
    this.moment = clamp(moment, 0, this.#film.count - 1);
    this.time = this.#film.times[this.moment];
    this.#tell();
  }

  goToTime(time) {
    this.time = clamp(time, 0, this.#film.end);
    this.moment = this.#film.momentAt(this.time);
    this.#tell();
  }

  stepFrame(count) {
    this.pause();
    this.go(this.moment + count);
  }

  /// To the next event, or to the one before; a frame after an event goes back to that event.
  stepEvent(count) {
    this.pause();
    const { moments } = this.#film.events;
    const depth = this.#film.depthAt(this.moment);
    const isAtEvent = moments[depth] === this.moment;
    const target = count > 0 || isAtEvent ? depth + count : depth;
    if (target >= moments.length) this.go(this.#film.count - 1);
    else this.go(moments[Math.max(0, target)]);
  }

  /// To the next failure, or the one before; at the last one it begins anew.
  stepFailure(count) {
    const { failures } = this.#film;
    if (failures.length === 0) return;
    this.pause();
    const next = failures.find((moment) => moment > this.moment) ?? failures[0];
    const before = failures.findLast((moment) => moment < this.moment) ?? failures.at(-1);
    this.go(count > 0 ? next : before);
  }

  setSpeed(speed) {
    this.speed = speed;
    this.#tell();
  }

  toggle() {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  play() {
    if (this.#film.end === 0) return;
    if (this.moment === this.#film.count - 1) this.go(0);
    this.isPlaying = true;
    this.#lastTick = performance.now();
    requestAnimationFrame((now) => this.#tick(now));
    this.#tell();
  }

  pause() {
    if (!this.isPlaying) return;
    this.isPlaying = false;
    this.#tell();
  }

  #tick(now) {
    if (!this.isPlaying) return;
    const passed = Math.max(0, now - this.#lastTick) * 1000 * this.speed;
    this.#lastTick = now;
    if (this.time + passed >= this.#film.end) {
      this.isPlaying = false;
      this.go(this.#film.count - 1);
      return;
    }
    this.goToTime(this.time + passed);
    requestAnimationFrame((next) => this.#tick(next));
  }
}
