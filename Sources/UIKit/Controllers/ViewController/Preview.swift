import Foundation
import Synchronization

/// A preview of a view: a screen that a tool can show without the rest of the app.
///
///     #Preview("Badge") {
///       BadgeView(count: 3)
///     }
///
/// The preview becomes an element of `Preview.all`. `swift run proof draw` draws it, and a test
/// shows it with `Screen(preview)`. A preview within a type or a function is compiled, but is not
/// an element of `Preview.all`.
///
/// - Differs: there is no canvas that shows the preview while its code is edited.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "GalleyMacros", type: "PreviewMacro")

/// A preview of a controller: a screen that a tool can show without the rest of the app.
///
///     #Preview("An empty feed", traits: .landscapeLeft) {
///       FeedViewController(posts: [])
///     }
///
/// The preview becomes an element of `Preview.all`. `swift run proof draw` draws it, and a test
/// shows it with `Screen(preview)`. A preview within a type or a function is compiled, but is not
/// an element of `Preview.all`.
///
/// - Differs: there is no canvas that shows the preview while its code is edited.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "GalleyMacros", type: "PreviewMacro")

/// A preview of a view or a controller, as `#Preview` declares it.
///
///     for preview in Preview.all where preview.module == "Feed" {
///       assertProof(of: Screen(preview), as: .image, named: preview.title)
///     }
@MainActor
public struct Preview {
  /// The traits of a previewed view.
  public struct ViewTraits: Hashable, Sendable {}

  /// The content of a preview.
  package enum Content {
    case view(@MainActor () -> UIView)
    case controller(@MainActor () -> UIViewController)
  }

  /// The name in the declaration; `nil` if it has none.
  public let name: String?
  /// The module and the file of the declaration, such as `Feed/BadgeView.swift`.
  public private(set) var fileID = ""
  /// The line of the declaration.
  public private(set) var line = 0
  package let traits: [PreviewTrait<ViewTraits>]
  package let content: Content

  /// Creates a preview of a view.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - traits: The orientation and the size.
  ///   - body: Creates the view. Called each time the preview is shown.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    body: @escaping @MainActor () -> UIView
  ) {
    (self.name, self.traits, content) = (name, traits, .view(body))
  }

  /// Creates a preview of a controller.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - traits: The orientation and the size.
  ///   - body: Creates the controller. Called each time the preview is shown.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    body: @escaping @MainActor () -> UIViewController
  ) {
    (self.name, self.traits, content) = (name, traits, .controller(body))
  }

  /// The module of the declaration, such as `Feed`.
  public var module: String { String(fileID.prefix { $0 != "/" }) }

  /// The name, or the file and the line if the preview has none: `BadgeView 12`.
  public var title: String {
    let file = fileID.split(separator: "/").last.map(String.init) ?? ""
    return name ?? "\(file.hasSuffix(".swift") ? String(file.dropLast(6)) : file) \(line)"
  }

  /// All previews of the program that `#Preview` declares at the top of a file, by file and line.
  ///
  /// - Note: Before Swift 6.3, `#Preview` declares nothing, so the array is empty.
  public static var all: [Preview] {
    PreviewList.declared.withLock { $0 }.map { declared in
      var preview = declared.make()
      (preview.fileID, preview.line) = (declared.fileID, declared.line)
      return preview
    }.sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }
  }
}

/// The previews of the program.
private enum PreviewList {
  /// A preview as `#Preview` declares it, with its position in the sources.
  struct Declared: Sendable {
    var fileID: String
    var line: Int
    var make: @MainActor @Sendable () -> Preview
  }

  static let declared = Mutex<[Declared]>([])
}

/// The name of `Preview` in the expansion of `#Preview`. No app declares a type with this name.
public typealias _GalleyPreview = Preview

/// Adds a preview to the program.
///
/// The expansion of `#Preview` calls this function while the program is loaded.
public func _addPreview(
  _ fileID: String, _ line: Int, _ make: @escaping @MainActor @Sendable () -> Preview
) {
  PreviewList.declared.withLock {
    $0.append(PreviewList.Declared(fileID: fileID, line: line, make: make))
  }
}

/// The orientation or the size of a preview.
public struct PreviewTrait<Kind: Sendable>: Sendable {
  /// The setting of a preview.
  package enum Setting: Hashable, Sendable {
    case defaultSize
    case fittingSize
    case size(width: CGFloat, height: CGFloat)
    case portrait
    case landscape
  }

  package let setting: Setting

  fileprivate init(_ setting: Setting) { self.setting = setting }
}

extension PreviewTrait where Kind == Preview.ViewTraits {
  /// The layout with the size of the screen.
  public static var defaultLayout: PreviewTrait { PreviewTrait(.defaultSize) }
  /// The layout with the size that fits the view.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(.fittingSize) }
  /// A layout with a fixed size.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(.size(width: width, height: height))
  }
  /// The portrait orientation.
  public static var portrait: PreviewTrait { PreviewTrait(.portrait) }
  /// The portrait orientation, upside down.
  ///
  /// - Differs: it is shown as the portrait orientation.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait(.portrait) }
  /// The landscape orientation, turned to the left.
  public static var landscapeLeft: PreviewTrait { PreviewTrait(.landscape) }
  /// The landscape orientation, turned to the right.
  public static var landscapeRight: PreviewTrait { PreviewTrait(.landscape) }
}
