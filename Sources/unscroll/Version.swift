/// Which Unscroll this is: https://semver.org.
let version = "0.1.0"
