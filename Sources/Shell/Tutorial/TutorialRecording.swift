/// The session that the tutorial teaches with: a copy of a shipped recording, so that it runs where
/// no file is. A test holds it against the file.
enum TutorialRecording {
  /// The name of the file among the recordings.
  static let source = "B06-header-pulled-out-by-the-bar.jsonl"

  static let text = #"""
    {"kind":"recording","version":1,"container":"pinned","title":"The pinned header cannot be pulled out by the bar","initial":{"bounds":{"width":390,"height":844},"header":240,"hover":60,"pages":[{"contentHeight":2000},{"contentHeight":2000},{"contentHeight":2000}]},"policy":{"preset":"reference"},"source":"https://github.com/JmoVxia/CLNestedSlide/commit/d17fd50"}
    {"kind":"note","at":0,"text":"Only the page's own scrolling let go of the pin, and a drag on the bar makes none: main went back to 240 at every move."}
    {"kind":"event","id":1,"parent":0,"dt":0,"event":{"reload":{}}}
    {"kind":"event","id":2,"parent":1,"dt":300000,"event":{"drag":{"phase":"began","x":195,"y":600}}}
    {"kind":"event","id":3,"parent":2,"dt":16667,"event":{"drag":{"phase":"changed","dx":0,"dy":-24}}}
    {"kind":"event","id":4,"parent":3,"dt":16667,"event":{"drag":{"phase":"changed","dx":0,"dy":-24}}}
    {"kind":"event","id":5,"parent":4,"dt":16667,"event":{"drag":{"phase":"changed","dx":0,"dy":-24}}}
    {"kind":"event","id":6,"parent":5,"dt":16667,"event":{"drag":{"phase":"changed","dx":0,"dy":-24}}}
    {"kind":"event","id":7,"parent":6,"dt":16667,"event":{"drag":{"phase":"changed","dx":0,"dy":-24}}}
    {"kind":"event","id":8,"parent":7,"dt":16667,"event":{"drag":{"phase":"changed","dx":0,"dy":-24}}}
    {"kind":"event","id":9,"parent":8,"dt":16667,"event":{"drag":{"phase":"changed","dx":0,"dy":-24}}}
    {"kind":"event","id":10,"parent":9,"dt":16667,"event":{"drag":{"phase":"changed","dx":0,"dy":-24}}}
    {"kind":"event","id":11,"parent":10,"dt":16667,"event":{"drag":{"phase":"changed","dx":0,"dy":-24}}}
    {"kind":"event","id":12,"parent":11,"dt":16667,"event":{"drag":{"phase":"changed","dx":0,"dy":-24}}}
    {"kind":"event","id":13,"parent":12,"dt":16667,"event":{"drag":{"phase":"ended","vx":0,"vy":0}}}
    {"kind":"mark","at":13,"name":"pinned"}
    {"kind":"expect","at":13,"that":"main.y == 240 && pages[0].y == 0 && isPinned"}
    {"kind":"event","id":14,"parent":13,"dt":300000,"event":{"drag":{"phase":"began","x":195,"y":30}}}
    {"kind":"event","id":15,"parent":14,"dt":16667,"event":{"drag":{"phase":"changed","dx":0,"dy":10}}}
    {"kind":"event","id":16,"parent":15,"dt":16667,"event":{"drag":{"phase":"changed","dx":0,"dy":10}}}
    {"kind":"event","id":17,"parent":16,"dt":16667,"event":{"drag":{"phase":"changed","dx":0,"dy":10}}}
    {"kind":"event","id":18,"parent":17,"dt":16667,"event":{"drag":{"phase":"changed","dx":0,"dy":10}}}
    {"kind":"event","id":19,"parent":18,"dt":16667,"event":{"drag":{"phase":"changed","dx":0,"dy":10}}}
    {"kind":"event","id":20,"parent":19,"dt":16667,"event":{"drag":{"phase":"changed","dx":0,"dy":10}}}
    {"kind":"event","id":21,"parent":20,"dt":16667,"event":{"drag":{"phase":"changed","dx":0,"dy":10}}}
    {"kind":"event","id":22,"parent":21,"dt":16667,"event":{"drag":{"phase":"changed","dx":0,"dy":10}}}
    {"kind":"event","id":23,"parent":22,"dt":16667,"event":{"drag":{"phase":"changed","dx":0,"dy":10}}}
    {"kind":"event","id":24,"parent":23,"dt":16667,"event":{"drag":{"phase":"changed","dx":0,"dy":10}}}
    {"kind":"expect","at":24,"that":"main.y == 140 && owner == \"main\"","failsUnder":{"pinRelease":"pageOnly"}}
    {"kind":"event","id":25,"parent":24,"dt":16667,"event":{"drag":{"phase":"ended","vx":0,"vy":0}}}
    {"kind":"expect","at":25,"that":"main.y == 140 && pages[0].y == 0","failsUnder":{"pinRelease":"pageOnly"},"note":"Pulled down by 100 points on the bar."}

    """#
}
