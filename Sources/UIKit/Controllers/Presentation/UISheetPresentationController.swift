import Foundation
import GalleyMotion

/// Presents a controller as a sheet that rests at certain heights.
///
/// A finger drags the sheet from one height to another, or down to dismiss it.
///
///     if let sheet = picker.sheetPresentationController {
///       sheet.detents = [.medium(), .large()]
///       sheet.prefersGrabberVisible = true
///     }
///     present(picker, animated: true)
///
/// If a finger drags the sheet below its lowest height, a dismissal begins, unless
/// `isModalInPresentation` or the delegate prevents it. `viewWillDisappear(_:)` is called as soon
/// as the finger is below that height. `viewWillAppear(_:)` is called again if the finger is lifted
/// before the sheet has moved far enough.
///
/// In a regular width and a regular height, as on an iPad, the sheet is in the center and has one
/// height.
///
/// - Differs: a scroll view in the sheet cannot pass a drag on to the sheet: the drag either
///   scrolls or moves the sheet. The presenting view does not move back.
/// - Unverified: the heights of the detents; the distance that dismisses the sheet; and that
///   detents have no effect in a regular width.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A value that makes the system choose a length.
  nonisolated public static let automaticDimension = CGFloat.greatestFiniteMagnitude

  /// The view that the sheet is presented from.
  /// - Differs: it is stored without effect.
  open var sourceView: UIView?

  /// Whether a grabber is visible at the upper edge of the sheet.
  open var prefersGrabberVisible = false { didSet { changed() } }

  /// The heights at which the sheet rests. The default is the full height.
  ///
  /// - Precondition: There is at least one detent. Otherwise the setter traps.
  open var detents: [Detent] = [.large()] {
    didSet {
      guard !detents.isEmpty else {
        Misuse.trap(
          "The detents of a sheet presentation controller must not be empty",
          "leave them as they are, [.large()], for a sheet of one height")
      }
      changed()
    }
  }

  /// The detent at which the sheet rests; `nil` for the lowest of `detents`.
  ///
  /// A change inside of `animateChanges(_:)` is animated.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { changed() } }

  /// The highest detent at which the content below the sheet is not dimmed and receives touches.
  ///
  /// If this property is `nil`, the content is always dimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { changed() } }

  /// Whether a finger that scrolls the content up from its top edge expands the sheet first.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Whether the sheet rests at its detents in a compact height, too.
  ///
  /// If this property is `false`, the sheet covers the screen in a compact height.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { changed() } }

  /// Whether the sheet has the width of the controller's `preferredContentSize`, instead of the
  /// width of the safe area, in a compact height.
  ///
  /// This property has an effect only if `prefersEdgeAttachedInCompactHeight` is `true`.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { changed() } }

  /// Whether a form sheet may be as large as a page sheet.
  /// - Differs: it is stored without effect.
  open var prefersPageSizing = true

  /// The radius of the sheet's corners; `nil` for the default radius.
  open var preferredCornerRadius: CGFloat? { didSet { changed() } }

  /// Animates changes of the sheet's properties.
  ///
  ///     sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
  open func animateChanges(_ changes: () -> Void) {
    guard let view = stage else { return changes() }
    UIView.animate(Self.settling(velocity: 0)) {
      changes()
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
  }

  /// Invalidates the heights of custom detents.
  open func invalidateDetents() { changed() }

  // MARK: Internal state

  /// The popover that is presented as this sheet.
  internal final weak var shownBy: UIPopoverPresentationController?
  /// The height of the sheet while a finger drags the sheet; `nil` otherwise.
  internal final var heldHeight: CGFloat?

  /// The view that contains the sheet.
  internal final var stage: PresentationView? { container ?? shownBy?.container }

  /// Called when a property that determines the layout of the sheet has changed.
  private func changed() { stage?.setNeedsLayout() }

  /// The animation style with which a sheet settles.
  internal static func settling(velocity: CGFloat) -> UIView.AnimationStyle {
    let spring = Spring(
      dampingRatio: 1, angularFrequency: (1000.0 / 3).squareRoot(),
      initialVelocity: Double(velocity))
    return UIView.AnimationStyle(
      duration: spring.settlingDuration, pace: .spring(spring), options: .allowUserInteraction)
  }
}

extension UIView {
  /// Calls a closure and animates its changes.
  internal static func animate(_ style: AnimationStyle, _ changes: () -> Void) {
    animate(style, changes, nil)
  }
}

/// The method that a sheet calls when its detent has changed.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called when the user has dragged the sheet to another detent.
  @_disfavoredOverload
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// The default: does nothing.
  @_disfavoredOverload
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) { OptionalMember.noteDefault(self) }
}

// MARK: - Detents

/// The environment in which the height of a detent is computed.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the sheet.
  var containerTraitCollection: UITraitCollection { get }
  /// The largest possible height, which is the height of `large()`.
  var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The identifier of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The text of the identifier.
      public var rawValue: String

      /// Creates an identifier from its text.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Creates an identifier from its text.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// The identifier of `medium()`.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The identifier of `large()`.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    private let name: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ name: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.name = name
      self.resolver = resolver
      super.init()
    }

    /// The identifier of the detent.
    open var identifier: Identifier { name }

    /// Returns the height of the detent, without the bottom safe area; `nil` if the detent is
    /// inactive.
    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext)
      -> CGFloat?
    { resolver(context) }

    /// Creates a detent of about half the height of the screen, which is inactive in a compact
    /// height.
    open class func medium() -> Detent {
      Detent(.medium) { context in
        guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
        return (context as? SheetContainer)?.mediumValue ?? context.maximumDetentValue / 2
      }
    }

    /// Creates a detent of the full height, except for a small space at the top.
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// Creates a detent with a height of the app's choice.
    ///
    ///     .custom(identifier: .init("small")) { context in 0.3 * context.maximumDetentValue }
    ///
    /// - Parameters:
    ///   - identifier: The identifier. The default is an identifier that no other detent has.
    ///   - resolver: Returns the height without the bottom safe area, or `nil` if the detent is
    ///     inactive. Heights above `maximumDetentValue` are reduced to this value.
    open class func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      made += 1
      return Detent(identifier ?? Identifier("com.galley.detent.\(made)"), resolver)
    }

    /// The number of custom detents that were created, for unique identifiers.
    private static var made = 0
  }
}

/// The container of a sheet at the lower edge, in which the heights of detents are computed.
@MainActor
internal final class SheetContainer: NSObject,
  UISheetPresentationControllerDetentResolutionContext
{
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  /// The height of the medium detent: half the height of the container, without the bottom safe
  /// area.
  let mediumValue: CGFloat

  init(in bounds: CGRect, _ area: UIEdgeInsets, _ traits: UITraitCollection) {
    containerTraitCollection = traits
    maximumDetentValue = max(bounds.height - area.top - 10 - area.bottom, 0)
    mediumValue = max((bounds.height / 2).rounded() - area.bottom, 0)
  }
}

extension UISheetPresentationController {
  /// An active detent, and the height of a sheet that rests at this detent.
  internal struct ActiveDetent: Equatable {
    var identifier: Detent.Identifier
    var height: CGFloat
  }

  /// Returns the active detents, the lowest first. The array is never empty.
  internal func activeDetents(in bounds: CGRect, _ area: UIEdgeInsets) -> [ActiveDetent] {
    let traits = stage?.traitCollection ?? traitCollection
    let container = SheetContainer(in: bounds, area, traits)
    if traits.verticalSizeClass == .compact, !prefersEdgeAttachedInCompactHeight {
      return [ActiveDetent(identifier: .large, height: bounds.height)]
    }
    let all = detents.compactMap { detent -> ActiveDetent? in
      guard let value = detent.resolvedValue(in: container), value.isFinite else { return nil }
      let height = min(max(value, 0), container.maximumDetentValue)
      return ActiveDetent(identifier: detent.identifier, height: height + area.bottom)
    }
    let known =
      all.isEmpty
      ? [ActiveDetent(identifier: .large, height: container.maximumDetentValue + area.bottom)] : all
    return known.sorted { $0.height < $1.height }
  }

  /// Returns the detent at which the sheet rests.
  internal func currentDetent(in bounds: CGRect, _ area: UIEdgeInsets) -> ActiveDetent {
    let all = activeDetents(in: bounds, area)
    return all.first { $0.identifier == selectedDetentIdentifier } ?? all[0]
  }

  /// Returns the frame of a sheet at the lower edge.
  ///
  /// Below its lowest height, the sheet moves down without a change of its size.
  internal func frameAtEdge(of bounds: CGRect, _ area: UIEdgeInsets) -> CGRect {
    let all = activeDetents(in: bounds, area)
    let height = heldHeight ?? currentDetent(in: bounds, area).height
    var width = bounds.width
    var middle = bounds.midX
    if stage?.traitCollection.verticalSizeClass == .compact, prefersEdgeAttachedInCompactHeight {
      width = max(width - area.left - area.right, 0)
      middle = bounds.minX + area.left + width / 2
      let wanted = presentedViewController.preferredContentSize.width
      if widthFollowsPreferredContentSizeWhenEdgeAttached, wanted > 0 { width = min(wanted, width) }
    }
    return CGRect(
      x: middle - width / 2, y: bounds.maxY - height, width: width,
      height: max(height, all[0].height))
  }

  /// Whether the content below the sheet is dimmed.
  internal var dims: Bool {
    guard let undimmed = largestUndimmedDetentIdentifier, let stage else { return true }
    let all = activeDetents(in: stage.bounds, stage.safeAreaInsets)
    guard let limit = all.first(where: { $0.identifier == undimmed }) else { return true }
    return currentDetent(in: stage.bounds, stage.safeAreaInsets).height > limit.height
  }
}
