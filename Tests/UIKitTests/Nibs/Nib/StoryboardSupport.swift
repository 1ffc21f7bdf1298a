import Foundation
import Testing

@testable import GalleyUIKit

/// A storyboard of some scenes, as Xcode would save it.
@MainActor
func storyboard(
  _ scenes: String, initial: String? = "start", name: String = "Trips", _ others: String = ""
) -> UIStoryboard {
  UIStoryboard(storyboardText(scenes, initial: initial, others), name: name)
}

/// The text of a storyboard file.
func storyboardText(
  _ scenes: String, initial: String? = "start", _ others: String = ""
) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
  toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \
  useSafeAreas="YES" colorMatched="YES"\(initial.map { " initialViewController=\"\($0)\"" } ?? "")>
    <scenes>\(scenes)</scenes>\(others)
  </document>
  """
}

/// Returns a scene with a controller and the other objects of its dock.
func scene(_ controller: String, _ others: String = "") -> String {
  """
  <scene sceneID="scene-\(controller.hashValue)"><objects>
    \(controller)
    <placeholder placeholderIdentifier="IBFirstResponder" id="responder" sceneMemberID="firstResponder"/>
    \(others)
  </objects><point key="canvasLocation" x="0" y="0"/></scene>
  """
}

/// A controller with a view.
func controller(
  _ id: String, _ attributes: String = "", view: String = "", _ others: String = ""
) -> String {
  """
  <viewController id="\(id)" \(attributes) sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="\(id)-view">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      \(view)
    </view>
    \(others)
  </viewController>
  """
}

/// Returns the attributes of an element whose class belongs to these tests.
func custom(_ name: String) -> String {
  "customClass=\"\(name)\" customModule=\"UIKitTests\" customModuleProvider=\"target\""
}

/// A controller of a storyboard that records its calls.
class JournalController: UIViewController {
  /// The calls of all controllers of this class.
  static var journal: [String] = []
  /// The value that `shouldPerformSegue` returns.
  static var allows = true

  static func take() -> [String] {
    defer { journal = [] }
    return journal
  }

  var label: UILabel!
  var item: UIBarButtonItem!
  var labels: [UILabel] = []
  var note = ""
  var name: String { title ?? "untitled" }

  private let _portedJournalController = GalleyUIKit.Ported.Members(of: JournalController.self) {
    $0.value("label", { $0.label }, { $0.label = $1 })
    $0.value("item", { $0.item }, { $0.item = $1 })
    $0.value("labels", { $0.labels }, { $0.labels = $1 })
    $0.value("note", { $0.note }, { $0.note = $1 })
    $0.method("save:") { $0.save($1[0, UIView.self]) }
    $0.method("unwindHere:") { $0.unwindHere($1[0, UIStoryboardSegue.self]) }
    $0.answer("makeDetail:sender:identifier:") {
      $0.makeDetail($1[0, NSCoder.self], sender: $1[1], identifier: $1[2]) as Any?
    }
  }

  init?(coder: NSCoder, note: String) {
    super.init(coder: coder)
    self.note = note
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Self.journal.append("\(name) init")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    Self.journal.append("\(name) awake, view \(isViewLoaded ? "loaded" : "not loaded")")
  }

  override func loadView() {
    Self.journal.append("\(name) loadView")
    super.loadView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    Self.journal.append("\(name) viewDidLoad, label \(label?.text ?? "none")")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    Self.journal.append("\(name) should '\(identifier)'")
    return Self.allows
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let sender = sender.map { "\(type(of: $0))" } ?? "nobody"
    let isLoaded = segue.destination.isViewLoaded ? ", loaded" : ""
    Self.journal.append(
      "\(name) prepare \(segue.identifier ?? "nil") for \(segue.destination.title ?? "untitled")\(isLoaded) by \(sender)"
    )
  }

  func save(_ sender: UIView) { Self.journal.append("\(name) save") }

  func unwindHere(_ segue: UIStoryboardSegue) {
    Self.journal.append("\(name) unwindHere from \(segue.source.title ?? "untitled")")
  }

  func makeDetail(_ coder: NSCoder, sender: Any?, identifier: String?) -> UIViewController? {
    Self.journal.append("\(name) makes \(identifier ?? "nil")")
    return JournalController(coder: coder, note: "made")
  }
}

/// A segue of an app's own class.
final class JournalSegue: UIStoryboardSegue {
  override func perform() {
    JournalController.journal.append("segue \(identifier ?? "nil") performs")
    source.addChild(destination)
  }
}

/// All tests of storyboards. They share the journal, so they run one after another.
@Suite("Storyboards", .serialized)
enum StoryboardSuites {}
