import Foundation
import GalleyNibs

// The constraints that keep the frames of views in a file. Xcode adds such constraints when it
// compiles the file.

extension NibCompiler {
  /// Reads whether a view keeps the frame in the file.
  ///
  /// A view with the attribute `fixedFrame` keeps its frame. A view whose constraints are ambiguous
  /// keeps the part of its frame that the constraints leave open. The attributes and the frame may
  /// differ between size classes.
  func readKeptFrame(of part: NibPart) {
    let element = part.element
    guard element.bool("translatesAutoresizingMaskIntoConstraints") == false else { return }
    let base = NibKeptFrame.Rule(element, isVariation: false)
    let rules = element.variations.map {
      (NibTraits($0.key ?? ""), NibKeptFrame.Rule($0, isVariation: true))
    }.filter { !$0.1.isEmpty }
    guard
      ([base] + rules.map(\.1)).contains(where: { $0.isFixed == true || $0.isAmbiguous == true })
    else { return }
    part.add { view, load in
      load.addConstraintStep {
        guard let view = view as? UIView else { return }
        let kept = NibKeptFrame(of: view, base, rules)
        if let id = element.id { load.keptFrames[id] = kept }
        kept.apply()
        guard !rules.isEmpty else { return }
        view.registerForTraitChanges(NibTraits.watched) { (_: UIView, _: UITraitCollection) in
          kept.apply()
        }
      }
    }
  }
}

/// The constraints that keep the frame of a view, which may depend on its size classes.
@MainActor
internal final class NibKeptFrame {
  /// Whether a view keeps its frame, and the frame. A rule is for all traits, or for the traits of
  /// a variation: the attributes that the file has only for some size classes.
  @MainActor
  struct Rule {
    var isFixed, isAmbiguous: Bool?
    /// The frame; `nil` if the variation does not change it.
    var frame: CGRect?

    init(_ element: NibElement, isVariation: Bool) {
      isFixed = element.bool("fixedFrame")
      isAmbiguous = element.bool("ambiguous")
      frame = isVariation ? element.rect("frame").map { CGRect($0) } : nil
    }

    /// Whether a variation changes nothing.
    var isEmpty: Bool { isFixed == nil && isAmbiguous == nil && frame == nil }
  }

  private weak var view: UIView?
  private let base: Rule
  private let variations: [(NibTraits, Rule)]
  /// The frame without a variation.
  private let frame: CGRect
  private var constraints: [NSLayoutConstraint] = []

  init(of view: UIView, _ base: Rule, _ variations: [(NibTraits, Rule)]) {
    self.view = view
    self.base = base
    self.variations = variations
    frame = view.frame
  }

  /// Activates the constraints for the view's superview and traits.
  func apply() {
    NSLayoutConstraint.deactivate(constraints)
    constraints = []
    // A stack view sets the frames of its arranged subviews itself.
    guard let view, let superview = view.superview, !(superview is UIStackView) else { return }
    let rules = [base] + NibTraits.inEffect(variations, for: view.traitCollection)
    let isFixed = rules.compactMap(\.isFixed).last == true
    guard isFixed || rules.compactMap(\.isAmbiguous).last == true else { return }
    constraints = view.constraintsThatKeep(
      rules.compactMap(\.frame).last ?? frame, in: superview, isFixed: isFixed)
    NSLayoutConstraint.activate(constraints)
  }
}

extension UIView {
  /// Returns the constraints that keep a frame of the view.
  ///
  /// - Parameter isFixed: Whether the constraints are required. Otherwise the constraints in the
  ///   file take precedence.
  fileprivate func constraintsThatKeep(
    _ frame: CGRect, in superview: UIView, isFixed: Bool
  ) -> [NSLayoutConstraint] {
    // Constraints relate alignment rectangles, but the file contains frames.
    let rect = alignmentRect(forFrame: frame)
    let constraints = [
      leftAnchor.constraint(equalTo: superview.leftAnchor, constant: rect.minX),
      topAnchor.constraint(equalTo: superview.topAnchor, constant: rect.minY),
      widthAnchor.constraint(equalToConstant: rect.width),
      heightAnchor.constraint(equalToConstant: rect.height),
    ]
    for constraint in constraints {
      if !isFixed { constraint.priority = UILayoutPriority(1) }
      constraint.identifier =
        "IB auto generated at build time for view with \(isFixed ? "fixed frame" : "ambiguity")"
    }
    return constraints
  }
}
