/// Which Unscroll this is: https://semver.org.
let version = "0.1.0"
/// When this version's manual was written.
let releaseDate = "2026-11-30"
