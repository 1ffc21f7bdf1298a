/// A language construct that needs Objective-C, as a piece of a class: its declarations, statements
/// that use it, and the lines that they print.
///
/// `Feed` stands for the name of the class.
struct Construct: Sendable {
  /// The name of the construct.
  var name: String
  /// The types that the class inherits from or conforms to.
  var inherited: [String] = []
  /// Members of the class.
  var members = ""
  /// Declarations outside the class.
  var beside = ""
  /// Statements with an object `feed`.
  var use: String
  /// The lines that `use` prints.
  var output: [String]
}

extension Construct {
  /// All constructs.
  static let all: [Construct] = [
    Construct(
      name: "method",
      members: "@objc func ring(_ sender: UIButton) { note(\"ring \\(sender.tag)\") }",
      use: "feed.perform(#selector(Feed.ring(_:)), with: button(3))", output: ["ring 3"]),
    Construct(
      name: "private method", members: "@objc private func knock() { note(\"knock\") }",
      beside: "extension Feed { func knocks() { perform(#selector(knock)) } }",
      use: "feed.knocks()", output: ["knock"]),
    Construct(
      name: "named method",
      members: "@objc(sing:loud:) func chant(_ song: String, _ isLoud: Any?) { note(song) }",
      use: "feed.perform(Selector((\"sing:loud:\")), with: \"la\", with: nil)", output: ["la"]),
    Construct(
      name: "method of an extension",
      beside:
        "extension Feed { @objc fileprivate func wave() { note(\"wave\") } ; func waves() -> Selector { #selector(wave) } }",
      use: "feed.perform(feed.waves())", output: ["wave"]),
    Construct(
      name: "marked extension", beside: "@objc extension Feed { func bow() { note(\"bow\") } }",
      use: "feed.perform(NSSelectorFromString(\"bow\"))", output: ["bow"]),
    Construct(
      name: "extension of UIKit's class",
      beside: "extension UIResponder { @objc func hello_Feed() { note(\"hello\") } }",
      use: "feed.perform(#selector(UIResponder.hello_Feed))", output: ["hello"]),
    Construct(
      name: "overloads",
      members:
        "@objc func pick() { note(\"none\") }\n  @objc(pickOne:) func pick(_ one: Any) { note(\"one\") }",
      use:
        "feed.perform(#selector(Feed.pick as (Feed) -> () -> Void)); feed.perform(#selector(Feed.pick(_:)), with: 1)",
      output: ["none", "one"]),
    Construct(
      name: "getter and setter", members: "@objc var fruit = \"fig\"",
      use:
        "feed.perform(#selector(setter: Feed.fruit), with: \"pear\"); note(feed.value(forKey: #keyPath(Feed.fruit)) as? String ?? \"\"); note(feed.perform(#selector(getter: Feed.fruit)) != nil ? \"got\" : \"lost\")",
      output: ["pear", "got"]),
    Construct(
      name: "outlet", members: "@IBOutlet private(set) weak var label: UILabel!",
      use:
        "let label = UILabel(); feed.setValue(label, forKey: \"label\"); note(feed.label === label ? \"set\" : \"unset\")",
      output: ["set"]),
    Construct(
      name: "outlets in a collection", members: "@IBOutlet var labels: [UILabel]!",
      use:
        "feed.setValue([UILabel(), UILabel()], forKey: \"labels\"); note(\"\\(feed.labels.count)\")",
      output: ["2"]),
    Construct(
      name: "action", members: "@IBAction func press() { note(\"press\") }",
      use:
        "let control = UIControl(); control.addTarget(feed, action: #selector(Feed.press), for: .touchUpInside); control.sendActions(for: .touchUpInside)",
      output: ["press"]),
    Construct(
      name: "inspectable",
      members: "@IBInspectable var radius: CGFloat = 1 { didSet { note(\"\\(radius)\") } }",
      use: "feed.setValue(2.5, forKey: \"radius\")", output: ["2.5"]),
    Construct(
      name: "observed variable", members: "@objc dynamic var mood = \"calm\"",
      use:
        "let token = feed.observe(\\.mood, options: [.old, .new]) { _, change in note(\"\\(change.oldValue!) to \\(change.newValue!)\") }; feed.mood = \"glad\"; token.invalidate(); feed.mood = \"sad\"",
      output: ["calm to glad"]),
    Construct(
      name: "dependent variable",
      members:
        "@objc dynamic var first = \"a\"\n  @objc dynamic var whole: String { first + \"!\" }\n  @objc class func keyPathsForValuesAffectingWhole() -> Set<String> { [#keyPath(first)] }",
      use:
        "let other = feed.observe(\\.whole, options: .new) { _, change in note(change.newValue!) }; feed.first = \"b\"; other.invalidate()",
      output: ["b!"]),
    Construct(
      name: "observer by name",
      members:
        "@objc dynamic var size = 1\n  override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) { note(\"\\(keyPath!) \\(change![.newKey]!)\") }",
      use:
        "feed.addObserver(feed, forKeyPath: #keyPath(Feed.size), options: .new, context: nil); feed.size = 2; feed.removeObserver(feed, forKeyPath: #keyPath(Feed.size))",
      output: ["size 2"]),
    Construct(
      name: "optional requirement", inherited: ["GuestOfFeed"],
      members: "func eat(_ dish: String, with tool: String) { note(\"\\(dish) \\(tool)\") }",
      beside:
        "@MainActor @objc protocol GuestOfFeed: NSObjectProtocol {\n  @objc optional func eat(_ dish: String, with tool: String)\n  @objc optional func leave()\n  @objc optional var seats: Int { get }\n}",
      use:
        "let guest: GuestOfFeed? = feed; guest?.eat?(\"soup\", with: \"spoon\"); guest?.leave?(); note(\"\\(guest?.seats ?? 0)\"); note(guest!.responds(to: #selector(GuestOfFeed.leave)) ? \"leaves\" : \"stays\")",
      output: ["soup spoon", "0", "stays"]),
    Construct(
      name: "override in an extension", members: "func greet() { note(\"greet\") }",
      beside:
        "class SmallFeed: Feed {}\nextension SmallFeed { override func greet() { super.greet(); note(\"small\") } }",
      use: "(SmallFeed() as Feed).greet()", output: ["greet", "small"]),
    Construct(
      name: "override of what an extension declares",
      beside:
        "extension Feed { @objc func shine() { note(\"shine\") } }\nclass BrightFeed: Feed { override func shine() { note(\"bright\"); super.shine() } }",
      use: "(BrightFeed() as Feed).shine()", output: ["bright", "shine"]),
    Construct(
      name: "override of UIKit's in an extension",
      beside: "extension Feed { override var canBecomeFirstResponder: Bool { true } }",
      use: "note(\"\\((feed as UIResponder).canBecomeFirstResponder)\")", output: ["true"]),
    Construct(
      name: "notification",
      members: "@objc func heard(_ note_: Notification) { note(note_.name.rawValue) }",
      use:
        "let center = NotificationCenter(); center.addObserver(feed, selector: #selector(Feed.heard), name: .init(\"bell\"), object: nil); center.post(name: .init(\"bell\"), object: nil); center.removeObserver(feed); center.post(name: .init(\"bell\"), object: nil)",
      output: ["bell"]),
    Construct(
      name: "nil target", members: "@objc func climb(_ sender: Any?) { note(\"climb\") }",
      use:
        "note(feed.target(forAction: #selector(Feed.climb(_:)), withSender: nil) as AnyObject === feed ? \"found\" : \"lost\")",
      output: ["found"]),
    Construct(
      name: "associated object",
      beside:
        "nonisolated(unsafe) private var keyOfFeed: UInt8 = 0\nextension Feed { var badge: String? { get { objc_getAssociatedObject(self, &keyOfFeed) as? String } set { objc_setAssociatedObject(self, &keyOfFeed, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) } } }",
      use: "feed.badge = \"3\"; note(feed.badge ?? \"\")", output: ["3"]),
    Construct(
      name: "class value",
      beside:
        "class ViewOfFeed: UIView { override init(frame: CGRect) { super.init(frame: frame); tag = 4 }; required init?(coder: NSCoder) { nil } }\nextension Feed { func make<T: UIView>(_ type: T.Type) -> T { T(frame: .zero) } }",
      use: "note(\"\\(feed.make(ViewOfFeed.self).tag)\")", output: ["4"]),
    Construct(
      name: "named class", beside: "@objc(XXNamedFeed) class NamedFeed: NSObject {}",
      use:
        "note(NSStringFromClass(NamedFeed.self)); note(NSClassFromString(\"XXNamedFeed\") == NamedFeed.self ? \"same\" : \"other\")",
      output: ["XXNamedFeed", "same"]),
    Construct(
      name: "nested class",
      beside:
        "enum PlaceOfFeed { class Room: NSObject { final class Door<Key>: NSObject {} } ; final class Hall {} }\nfunc doorOfFeed(_ type: AnyClass) -> String { NSClassFromString(NSStringFromClass(type)) == type ? \"found\" : \"lost\" }",
      use:
        "note(String(NSStringFromClass(PlaceOfFeed.Room.self).prefix(6))); note(doorOfFeed(PlaceOfFeed.Room.self)); note(doorOfFeed(PlaceOfFeed.Room.Door<Int>.self)); note(doorOfFeed(PlaceOfFeed.Hall.self)); note(String(describing: PlaceOfFeed.Hall.self))",
      output: ["_TtCO5", "found", "found", "found", "Hall"]),
    Construct(
      name: "condition",
      members:
        "#if os(iOS)\n  @objc func place() { note(\"phone\") }\n  #else\n  @objc func place() { note(\"desk\") }\n  #endif",
      use: "feed.perform(#selector(Feed.place))", output: ["phone"]),
    Construct(
      name: "object of anything", members: "@objc func bound() -> NSNumber { 7 }",
      use:
        "let info: [String: Any] = [\"a\": NSValue(cgRect: CGRect(x: 1, y: 0, width: 0, height: 0))]; note(\"\\((info[\"a\"] as AnyObject).cgRectValue.minX)\"); note((feed as AnyObject).responds(to: #selector(Feed.bound)) ? \"bound\" : \"free\")",
      output: ["1.0", "bound"]),
    Construct(
      name: "message to any object",
      members:
        "@objc func toll(_ count: Int, with bell: String) -> String { \"\\(bell) \\(count)\" }\n  @objc var pitch: String = \"low\"",
      use:
        "let thing: AnyObject = feed; note(thing.toll?(2, with: \"bell\") ?? \"\"); note(thing.toll(3, with: \"gong\")); note(thing.pitch ?? \"\"); note((NSObject() as AnyObject).toll?(1, with: \"\") ?? \"mute\")",
      output: ["bell 2", "gong 3", "low", "mute"]),
    Construct(
      name: "touching rectangles", members: "var area = CGRect(x: 0, y: 0, width: 1, height: 1)",
      use: "note(\"\\(feed.area.intersects(CGRect(x: 1, y: 0, width: 1, height: 1)))\")",
      output: ["false"]),
  ]
}
