import Foundation
import GalleyProofFiles
import GalleyUIKit

/// Finds the elements of a picture: all visible views, with their names, frames, texts and
/// explanations.
///
/// Finding the elements takes longer than drawing the picture. A proof compares the picture with a
/// recorded picture. So the elements are found only for proofs that fail, or for all proofs if the
/// environment has `GALLEY_ELEMENTS=all`.
@MainActor
internal struct PictureElements {
  /// Whether the elements of a picture are recorded even if its proof does not fail.
  static let areAlwaysRecorded = ProcessInfo.processInfo.environment["GALLEY_ELEMENTS"] == "all"

  /// The largest number of elements, and of characters of an explanation.
  ///
  /// The limits keep the page that shows the proof usable for very large screens.
  private static let (limit, explanationLimit) = (2_000, 4_000)

  private let root: UIView
  private var found: [ProofElements.Element] = []

  private init(_ root: UIView) { self.root = root }

  /// Returns the elements of a view's picture.
  static func elements(of view: UIView) -> ProofElements {
    var elements = PictureElements(view)
    elements.add(view, parent: nil, list: nil, shown: [:], clip: view.bounds)
    return ProofElements(size: numbers(view.bounds.size), elements: elements.found)
  }

  /// Adds a view and its descendants.
  ///
  /// - Parameters:
  ///   - list: The list that contains the view.
  ///   - shown: The elements of that list, by their views.
  ///   - clip: The part of the picture that the view can draw in.
  private mutating func add(
    _ view: UIView, parent: Int?, list: _ListView?, shown: [ObjectIdentifier: ShownElement],
    clip: CGRect
  ) {
    guard view === root || view.isSeen, found.count < Self.limit else { return }
    let area = rect(of: view)
    let visible = area.intersection(clip)
    let isInside = visible.width > 0 && visible.height > 0
    let inner = view.clipsToBounds ? visible : clip
    guard isInside || !view.clipsToBounds else { return }
    var index = parent
    if isInside {
      index = found.count
      found.append(element(view, parent, visible, list, shown[ObjectIdentifier(view)]))
    }
    var (list, shown) = (list, shown)
    if let own = view as? _ListView {
      list = own
      shown = Dictionary(
        own.elementsShown.map { (ObjectIdentifier($0.view), $0) }, uniquingKeysWith: { $1 })
    }
    for child in view.subviews {
      add(child, parent: index, list: list, shown: shown, clip: inner)
    }
  }

  private func element(
    _ view: UIView, _ parent: Int?, _ visible: CGRect, _ list: _ListView?, _ shown: ShownElement?
  ) -> ProofElements.Element {
    let origin = [visible.minX - root.bounds.minX, visible.minY - root.bounds.minY]
    let explanation = ElementExplanation(view, list, shown)
    return ProofElements.Element(
      name: shown.map { "\(ViewName.className(view)), \($0.id)" } ?? ViewName.of(view, in: root),
      parent: parent, rect: origin.map(Self.number) + Self.numbers(visible.size),
      frame: view.galleyFrame, text: view.galleyText,
      // The views in an element of a list are explained by the element, unless they have
      // constraints of their own.
      explanation: Self.shortened(shown == nil ? explanation.constraints : explanation.reasons))
  }

  /// Returns the frame of a view in the coordinates of the root.
  ///
  /// During an animation, this is the presented frame.
  private func rect(of view: UIView) -> CGRect {
    guard view !== root, let superview = view.superview else { return view.bounds }
    let frame = view.layer.presentation()?.frame ?? view.frame
    return superview.convert(frame, to: root)
  }

  private static func shortened(_ lines: [String]) -> String? {
    guard !lines.isEmpty else { return nil }
    let text = lines.joined(separator: "\n")
    return text.count > explanationLimit ? text.prefix(explanationLimit) + "\n…" : text
  }

  private static func number(_ value: CGFloat) -> Double { (value * 1_000).rounded() / 1_000 }

  private static func numbers(_ size: CGSize) -> [Double] {
    [number(size.width), number(size.height)]
  }
}
