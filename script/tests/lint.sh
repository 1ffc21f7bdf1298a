# Shows that each rule of script/lint fails on a bad sample, at the right line, and only there: in
# the samples, the lines that a rule must name end with `// bad`. Sourced by script/lint.

test_rules() {
  local sample=$scratch/sample start=$SECONDS
  rules_tested=0
  write_samples "$sample"
  evaluate_manifest "$sample/Package.swift" linux >"$scratch/sample-linux.json"

  expect_marked "imports" "// bad" "$sample" rule_imports "$sample" "$scratch/sample-linux.json"
  expect_marked "manifest" "// bad dependency" "$sample" \
    rule_manifest "$sample" "$scratch/sample-linux.json"
  expect_marked "foundation" "// bad call" "$sample" rule_foundation "$sample"
  expect_marked "names" "// bad name" "$sample" rule_names "$sample" "$scratch/sample-linux.json"

  local untidy=$scratch/untidy
  mkdir -p "$untidy/Sources/A"
  printf '/// Two.\npublic func two( )->Int{ 2 } // bad\n' >"$untidy/Sources/A/Two.swift"
  expect_marked "format" "// bad" "$untidy" rule_format "$untidy"

  local shell=$scratch/shell
  mkdir -p "$shell/script" "$shell/.ci"
  printf '#!/usr/bin/env bash\nif true; then\n  echo "no fi"\n' >"$shell/script/demo"
  printf '#!/usr/bin/env bash\ntrue\n' >"$shell/.ci/run"
  chmod +x "$shell/script/demo"
  expect_lines "shell" "script/demo:4"$'\n'".ci/run:1" rule_shell "$shell"

  local notes=$scratch/notes
  mkdir -p "$notes/Sources/UIKit" "$notes/Documentation"
  cat >"$notes/Sources/UIKit/UIView.swift" <<'SWIFT'
open class UIView {
  /// Lays out.
  ///
  /// - Differs: UIKit does it
  ///   twice.
  /// - Unverified: whether in this order.
  @available(*, noasync)
  open func layoutSubviews() {}
}
SWIFT
  echo "of yesterday" >"$notes/Documentation/Compatibility.md"
  expect_lines "compatibility" "Documentation/Compatibility.md:1" rule_compatibility "$notes"
  script/support/compatibility "$notes" >"$scratch/compatibility.md"
  grep -qxF '| `UIView.layoutSubviews()` | UIKit does it twice. |' "$scratch/compatibility.md" &&
    grep -qxF '| `UIView.layoutSubviews()` | whether in this order. |' "$scratch/compatibility.md" ||
    fail "self-test: the notes of the sample are not collected as they stand: $(
      cat "$scratch/compatibility.md")"

  local optional=$scratch/optional
  write_optional_samples "$optional"
  expect_marked "optional calls" "// bad" "$optional" rule_optional_calls "$optional"

  local plain=$scratch/plain
  write_plain_samples "$plain"
  expect_lines "plain docs" "$(printf 'Sources/UIKit/%s\n' Controls/Scroll/Field.swift:{2,4,17} Field.swift:2)" \
    rule_plain_docs "$plain"

  local tower=$scratch/tower
  write_floor_samples "$tower"
  local floors=(Base Views Lists)
  local floor_exceptions=(Views/Window.swift:List Views/View.swift:Painting)
  expect_lines "floors" "$(cd "$tower" && grep -rnE '// bad$' . | sed -E 's|^\./||' | cut -d: -f1,2)
Sources/UIKit/Attic/Odd.swift:1
Sources/UIKit/Views/View.swift:1" rule_floors "$tower"
  test_coverage
  say "self-test: $rules_tested rules fail where they should, in $((SECONDS - start)) s"
}

# Doc comments that answer, or begin like a question, among plain ones; in a folder of a folder that is
# listed as plain, in a file beside the folders, and in a folder that is not listed.
write_plain_samples() {
  mkdir -p "$1"/Sources/UIKit/{Controls/Scroll,Unlisted}
  cat >"$1/Sources/UIKit/Controls/Scroll/Field.swift" <<'SWIFT'
extension Field {
  /// What is shown.
  public var text: String { words }
  /// It does.
  ///
  /// What follows is no beginning, and may say what it likes.
  public func scrolls() -> Bool { true }
  /// The width.
  var width: Int { 1 }

  // What a comment without a third slash says is not checked.
  /// The height.
  ///
  /// Nothing.
  var height: Int { 2 }

  /// How wide the field is.
  ///
  /// It is.
  var more: Int { 2 }
}
SWIFT
  printf 'extension Field {\n  /// Nothing.\n  public func stop() {}\n}\n' \
    >"$1/Sources/UIKit/Field.swift"
  cp "$1/Sources/UIKit/Field.swift" "$1/Sources/UIKit/Unlisted/Field.swift"
}

# A type on each of three floors, and names of them that go up, that go down, and that are none.
write_floor_samples() {
  mkdir -p "$1"/Sources/UIKit/{Base/Values,Views,Lists,Attic}
  cat >"$1/Sources/UIKit/Base/Values/Value.swift" <<'SWIFT'
// List and View in a comment are no names, and neither is "List" in a string.
public struct Value {
  var text = "a List with \(rows) rows"
  var view: View?  // bad
  var list: [UIKit.List] = []  // bad
  var row: List.Row?  // bad
  var member: Int { other.List + other.Row + Foundation.View.count }
  var hidden: Hidden?
  class func make() -> Value { Value() }
}
extension Value { struct Inner { enum Deep {} } }
SWIFT
  cat >"$1/Sources/UIKit/Views/View.swift" <<'SWIFT'
open class View: Value {
  private(set) var inner: Value.Inner?
  typealias Handler =
    (List.Row) -> Void  // bad
  func show() { let picked: Picked? = nil }  // bad
}
private struct Hidden { struct Private {} }
private protocol Row {}
extension View { public enum Mode { case list(Row) } }
SWIFT
  printf 'class Window: View { var list: List? }\n' >"$1/Sources/UIKit/Views/Window.swift"
  cat >"$1/Sources/UIKit/Lists/List.swift" <<'SWIFT'
final class List: View {
  struct Row { var mode: View.Mode }
  fileprivate struct Hidden {}
}
internal protocol Picked: AnyObject {}
SWIFT
  printf 'let odd = 1\n' >"$1/Sources/UIKit/Attic/Odd.swift"
  printf '@_exported import Foundation\n' >"$1/Sources/UIKit/Exports.swift"
}

# A protocol whose optional calls were not written, one whose calls are of yesterday, and declarations that do
# not give way to them; beside them what has no optional calls.
write_optional_samples() {
  mkdir -p "$1/Sources/UIKit" "$1/Sources/GalleyDrawing"
  cat >"$1/Sources/UIKit/UIFieldDelegate.swift" <<'SWIFT'
@preconcurrency @MainActor
public protocol UIFieldDelegate: AnyObject { // bad
  /// Required.
  func rows(in field: UIField) -> Int
  /// Optional.
  func field(  // bad
    _ field: UIField, shouldEdit text: String, by finger: [Int: (Int) -> Int]?
  ) -> Bool
}

extension UIFieldDelegate {
  /// Yes.
  public func field(  // bad
    _ field: UIField, shouldEdit text: String, by finger: [Int: (Int) -> Int]?
  ) -> Bool { true }
}

public protocol UIRowDelegate: AnyObject { // bad
  /// Optional.
  @_disfavoredOverload
  func rowDidMove()
}

extension UIRowDelegate {
  /// Nothing.
  @_disfavoredOverload public func rowDidMove() {
    OptionalMember.noteDefault(self)
  }
}

public protocol UIContentConfiguration {
  /// Has a default, but is a requirement of Swift.
  func updated()
}

extension UIContentConfiguration {
  /// Nothing.
  public func updated() {}
}
SWIFT
  printf '// of yesterday\n' >"$1/Sources/UIKit/UIRowDelegate+OptionalCalls.swift"
  printf '// of none // bad\n' >"$1/Sources/UIKit/UINoneDelegate+OptionalCalls.swift"
  sed 's: // bad::; s:UIFieldDelegate:Canvas:' "$1/Sources/UIKit/UIFieldDelegate.swift" \
    >"$1/Sources/GalleyDrawing/Canvas.swift"
}

# What stands of the names that apps use is read from declarations as the compiler would read them.
test_coverage() {
  local sample=$scratch/coverage
  mkdir -p "$sample"
  cat >"$sample/UIView.swift" <<'SWIFT'
@MainActor
open class UIView: UIResponder {
  public enum Mode: Int { case fill, center(Int) }
  public internal(set) var alpha: CGFloat = 0.5
  open var window: UIWindow? { inner() }
  func hidden() { open(public: 1) }
  /// - Differs: not here.
  open class func animate(withDuration: Double, delay: Double = 0, animations: () -> Void) {}
}
open class UILabel: UIView { public init(text: String, _ size: CGSize = .init(width: 1, height: 2)) {} }
public typealias OldView = UIView.Mode
public class UISource<Section: Hashable, Item: Hashable>: NSObject {
  public typealias Cells = @MainActor @Sendable (_ view: UIView, Item) -> UIView?
  public typealias Pair = (Section, Item)
  public typealias Handler =
    ((Bool) -> Void)?
  public init(view: UIView, cells: @escaping UISource.Cells) {}
  public func show(_ snapshot: UISnapshot<Section, Item>, animated: Bool = 1 < 2, completion: Int) {}
  public func map(_ pair: Pair, _ each: [String: Set<Int>], then: Handler) {}
}
SWIFT
  printf 'a\t1\t%s\t%s\n' UIView "" UIView alpha UIView hidden UIView.Mode center UIView animate \
    UIView "animate(withDuration:)" UIView "animate(delay:)" UILabel window UILabel "init(text:)" \
    UILabel "init(text:size:)" OldView fill UILabel.Mode fill \
    UISource "init(view:)" UISource "init(view:cells:)" UISource "init(cells:)" UISource "init()" \
    UISource "show(_:animated:completion:)" UISource "show(_:completion:)" UISource "show(_:animated:)" \
    UISource "map(_:_:)" UISource "map(_:then:)" UISource.Cells "" >"$sample/symbols.tsv"
  printf 'a\t1\tUIView\talpha\t\tnot of UIKit\n' >>"$sample/symbols.tsv"
  awk -f script/support/notes.awk "$sample/UIView.swift" >"$sample/notes.tsv"
  awk -f script/support/swift-tokens.awk "$sample/UIView.swift" |
    awk -f script/support/declarations.awk >"$sample/declarations.tsv"
  awk -f script/support/coverage.awk "$sample"/{notes,declarations,symbols}.tsv |
    cut -f 3,4 >"$sample/found"
  diff - "$sample/found" >&2 <<'FOUND' || fail "self-test: what stands is read wrongly (< is right)"
UIView	done
UIView.alpha	done
UIView.hidden	absent
UIView.Mode.center	done
UIView.animate	differs
UIView.animate(withDuration:)	differs
UIView.animate(delay:)	absent
UILabel.window	done
UILabel.init(text:)	done
UILabel.init(text:size:)	absent
OldView.fill	done
UILabel.Mode.fill	done
UISource.init(view:)	done
UISource.init(view:cells:)	done
UISource.init(cells:)	absent
UISource.init()	done
UISource.show(_:animated:completion:)	done
UISource.show(_:completion:)	done
UISource.show(_:animated:)	absent
UISource.map(_:_:)	done
UISource.map(_:then:)	absent
UISource.Cells	done
UIView.alpha	foreign
FOUND
}

# expect_marked TITLE MARK FOLDER RULE…: the rule fails and names exactly the lines that end so.
expect_marked() {
  local title=$1 mark=$2 folder=$3
  shift 3
  local marked
  marked=$(cd "$folder" && grep -rnE --include='*.swift' "$mark\$" . | sed -E 's|^\./||' |
    cut -d: -f1,2)
  expect_lines "$title" "$marked" "$@"
}

expect_lines() {
  local title=$1 expected=$2 output status=0
  shift 2
  output=$("$@") || status=$?
  [[ $status != 0 ]] || fail "self-test: the rule '$title' passes a bad sample"
  local named
  named=$(grep -oE '^[^ :]+:[0-9]+:' <<<"$output" | sed 's/:$//' | sort -u)
  expected=$(sort -u <<<"$expected")
  [[ $named == "$expected" ]] ||
    fail "self-test: the rule '$title' names the wrong lines (< expected, > named):" \
      $'\n'"$(diff <(echo "$expected") <(echo "$named"))"$'\n'"$output"
  rules_tested=$((rules_tested + 1))
}

write_samples() {
  mkdir -p "$1"/Sources/{GalleyDiffing,GalleyGeometry,GalleyLayout,GalleyCairo,UIKit}
  cat >"$1/Sources/GalleyDiffing/Plain.swift" <<'SWIFT'
import Foundation // bad
import Swift
import _Concurrency
import GalleyGeometry // bad
SWIFT
  cat >"$1/Sources/GalleyDiffing/Disguised.swift" <<'SWIFT'
import struct Glibc.FILE // bad
import func Foundation.exp // bad
@preconcurrency import Dispatch // bad
@_exported import GalleyLayout // bad
@_implementationOnly import Observation // bad
@_spi(Inner) import Synchronization // bad
@testable import Swift // bad
@preconcurrency public import Swift // bad
private import RegexBuilder // bad
import `Foundation` // bad
import
  Musl // bad
import /* Swift /* nested */ */ Darwin // bad
import Foundation.NSObject // bad
let one = "import \(two("b\"" + ")")) Foundation"; import UIKit // bad
let text = """
  import Foundation
  \""" import Foundation
  """; import os // bad
let raw = #"import Foundation "# ; import Darwin // bad
/*
import Foundation
/* import Foundation */
import Foundation */
// import Foundation
/// import Foundation
func f(import: Int) { g(import: self.import) }
SWIFT
  cat >"$1/Sources/GalleyDiffing/OtherWays.swift" <<'SWIFT'
#if canImport(Foundation) // bad
#endif
#if compiler(>=6) && canImport(Glibc, _version: 1) // bad
#endif
@_silgen_name("sin") func sine(_ x: Double) -> Double // bad
@_extern(c) func cos(_ x: Double) -> Double // bad
let clock = ContinuousClock() // bad
@MainActor func f() {} // bad
SWIFT
  cat >"$1/Sources/GalleyLayout/Allowed.swift" <<'SWIFT'
@_exported import GalleyGeometry
import struct GalleyGeometry.Point
public import GalleyGeometry
import GalleyDiffing // bad
SWIFT
  cat >"$1/Sources/UIKit/Shell.swift" <<'SWIFT'
@_exported import Foundation
import CPangoCairo // bad
import Glib // bad
@preconcurrency import struct CGTK.GtkWidget // bad
let size = CGTK.gtk_get_major_version() // bad
#if canImport(ObjectiveC)
#endif
import GalleyCairo
SWIFT
  cat >"$1/Sources/UIKit/Calls.swift" <<'SWIFT'
import Foundation
// frame.intersects(bounds)
let text = "frame.intersects(bounds)"
let one = frame.intersects(bounds)  // bad call
let two = frame
  .intersects(  // bad call
    rect(of: view.galley))
let three = frame.galley.intersects(f(bounds).galley) && known.intersects(viewport.rect)
let four = frame._intersects(bounds)
let five = calendar ?? Calendar.current  // bad call
let six = Locale.preferredLanguages.first ?? Locale.autoupdatingCurrent.identifier  // bad call
let seven = UITraitCollection.current
SWIFT
  cat >"$1/Sources/GalleyCairo/Home.swift" <<'SWIFT'
import CPangoCairo
let version = CPangoCairo.cairo_version()
SWIFT
  cat >"$1/Package.swift" <<'SWIFT'
// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "Sample",
  dependencies: [.package(path: "../Other")],
  targets: [
    .target(name: "GalleyGeometry"),
    .target(name: "GalleyDiffing", dependencies: ["GalleyGeometry"]),  // bad dependency
    .target(name: "GalleyLayout", dependencies: ["GalleyGeometry", .target(name: "Late")]),  // bad dependency
    .target(name: "GalleyMotion", dependencies: [.product(name: "Numerics", package: "Other")]),  // bad dependency
    .target(name: "GalleyDrawing", linkerSettings: [.linkedLibrary("m")]),  // bad dependency
    .target(name: "Late", dependencies: []),  // bad name
    .systemLibrary(name: "CGTK", pkgConfig: "gtk4"),
    .systemLibrary(name: "CPangoCairo", pkgConfig: "pangocairo"),
    .target(name: "GalleyCairo", dependencies: ["CPangoCairo"]),
    .target(name: "IGListKit"),  // bad name
    .testTarget(name: "GalleyDiffingTests", dependencies: ["GalleyDiffing"]),
  ]
)
#if os(Linux)
package.targets += [
  .target(name: "GalleyUIKit", dependencies: ["GalleyCairo", "CGTK"]),  // bad dependency
  .target(name: "GalleyIGListSwiftKit", dependencies: ["IGListKit"]),
  .target(name: "DataSourceKit"),  // bad name
]
#endif
SWIFT
}
