import Foundation
import GalleyMotion

/// Shows a controller as a sheet that rests at some heights, and is pulled from one to another or down.
///
///     if let sheet = picker.sheetPresentationController {
///       sheet.detents = [.medium(), .large()]
///       sheet.prefersGrabberVisible = true
///     }
///     present(picker, animated: true)
///
/// A finger on the sheet pulls it. Below the lowest height that is a dismissal, which `isModalInPresentation` and the
/// delegate may keep from being one; `viewWillDisappear(_:)` comes as soon as the finger has gone below it, and
/// `viewWillAppear(_:)` again if the finger lets go too early.
///
/// Where there is width, as on a pad, the sheet stands in the middle and has one height.
///
/// - Differs: a scroll view in the sheet does not hand over the finger in the middle of its way: it scrolls, or the
///   sheet is pulled. What is below does not move back.
/// - Unverified: its heights and how far a finger has to go; and that detents count for nothing where there is width.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// The length that stands for one that the system chooses.
  nonisolated public static let automaticDimension = CGFloat.greatestFiniteMagnitude

  /// The view that the sheet comes from.
  /// - Differs: it is kept, and nobody asks.
  open var sourceView: UIView?

  /// Whether a line at its upper edge shows that it can be pulled.
  open var prefersGrabberVisible = false { didSet { changed() } }

  /// The heights at which the sheet rests: all of the screen, unless set.
  ///
  /// - Precondition: There is one at least. Else this traps.
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

  /// Where the sheet rests. `nil` is the lowest of `detents`. Inside of `animateChanges(_:)` it is seen on its way.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { changed() } }

  /// The highest detent at which what is below is not dark, and can be touched. `nil`: it is dark at all.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { changed() } }

  /// Whether a finger that scrolls the content up at its top pulls the sheet up first.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Whether the sheet keeps to its heights on a phone that lies on its side. If not, it covers everything there.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { changed() } }

  /// Whether the sheet is as wide as the controller's `preferredContentSize` where it stands at the lower edge.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { changed() } }

  /// Whether a form sheet may be as large as a page.
  /// - Differs: it is kept, and nobody asks.
  open var prefersPageSizing = true

  /// How round its corners are; `nil` as is usual.
  open var preferredCornerRadius: CGFloat? { didSet { changed() } }

  /// Changes something of the sheet, and shows that on its way.
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

  /// Has the detents of the app's own asked anew for their heights.
  open func invalidateDetents() { changed() }

  // MARK: Inside

  /// The popover that has become this sheet.
  internal final weak var shownBy: UIPopoverPresentationController?
  /// How high a finger holds it.
  internal final var heldHeight: CGFloat?

  /// The view that everything happens in.
  internal final var stage: PresentationView? { container ?? shownBy?.container }

  private func changed() { stage?.setNeedsLayout() }

  /// The spring by which a sheet comes to rest.
  internal static func settling(velocity: CGFloat) -> UIView.AnimationStyle {
    let spring = Spring(
      dampingRatio: 1, angularFrequency: (1000.0 / 3).squareRoot(),
      initialVelocity: Double(velocity))
    return UIView.AnimationStyle(
      duration: spring.settlingDuration, pace: .spring(spring), options: .allowUserInteraction)
  }
}

extension UIView {
  /// Changes something, and shows it on its way.
  internal static func animate(_ style: AnimationStyle, _ changes: () -> Void) {
    animate(style, changes, nil)
  }
}

/// Is told of a sheet.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// A user has pulled the sheet to another height.
  @_disfavoredOverload
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// The default does nothing.
  @_disfavoredOverload
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) { DefaultAnswer.note(self) }
}

// MARK: - Detents

/// What the height of a detent depends on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  /// The circumstances of the sheet.
  var containerTraitCollection: UITraitCollection { get }
  /// The largest height there is: that of `large()`.
  var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// A name to find a detent by.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// What it is called.
      public var rawValue: String

      /// A name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// A name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// The name of `medium()`.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The name of `large()`.
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

    /// The name of the detent.
    open var identifier: Identifier { name }

    /// Returns the height of the detent, without the safe area below; `nil` if it is not there for now.
    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext)
      -> CGFloat?
    { resolver(context) }

    /// About half of the screen. It is not there where the screen is low.
    open class func medium() -> Detent {
      Detent(.medium) { context in
        guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
        return (context as? SheetRoom)?.mediumValue ?? context.maximumDetentValue / 2
      }
    }

    /// All of the screen but a little at the top.
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A height of the app's own.
    ///
    ///     .custom(identifier: .init("small")) { context in 0.3 * context.maximumDetentValue }
    ///
    /// - Parameters:
    ///   - identifier: Its name; one that no other has, unless given.
    ///   - resolver: Returns the height without the safe area below, or `nil` if the detent is not there for now. A
    ///     height above `maximumDetentValue` is that.
    open class func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      made += 1
      return Detent(identifier ?? Identifier("com.galley.detent.\(made)"), resolver)
    }

    /// How many have been made, for names.
    private static var made = 0
  }
}

/// The room of a sheet at the lower edge.
@MainActor
internal final class SheetRoom: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  /// The height of the detent in the middle: with the safe area below, half of everything.
  let mediumValue: CGFloat

  init(in bounds: CGRect, _ area: UIEdgeInsets, _ traits: UITraitCollection) {
    containerTraitCollection = traits
    maximumDetentValue = max(bounds.height - area.top - 10 - area.bottom, 0)
    mediumValue = max((bounds.height / 2).rounded() - area.bottom, 0)
  }
}

extension UISheetPresentationController {
  /// A detent that is there, and how high the sheet is at it.
  internal struct Rest: Equatable {
    var identifier: Detent.Identifier
    var height: CGFloat
  }

  /// The detents that are there, the lowest first. There is always one.
  internal func rests(in bounds: CGRect, _ area: UIEdgeInsets) -> [Rest] {
    let traits = stage?.traitCollection ?? traitCollection
    let room = SheetRoom(in: bounds, area, traits)
    if traits.verticalSizeClass == .compact, !prefersEdgeAttachedInCompactHeight {
      return [Rest(identifier: .large, height: bounds.height)]
    }
    let all = detents.compactMap { detent -> Rest? in
      guard let value = detent.resolvedValue(in: room), value.isFinite else { return nil }
      let height = min(max(value, 0), room.maximumDetentValue)
      return Rest(identifier: detent.identifier, height: height + area.bottom)
    }
    let known =
      all.isEmpty
      ? [Rest(identifier: .large, height: room.maximumDetentValue + area.bottom)] : all
    return known.sorted { $0.height < $1.height }
  }

  /// Where the sheet rests now.
  internal func rest(in bounds: CGRect, _ area: UIEdgeInsets) -> Rest {
    let all = rests(in: bounds, area)
    return all.first { $0.identifier == selectedDetentIdentifier } ?? all[0]
  }

  /// The frame of the sheet at the lower edge. Below its lowest height it goes down as it is.
  internal func frameAtEdge(of bounds: CGRect, _ area: UIEdgeInsets) -> CGRect {
    let all = rests(in: bounds, area)
    let height = heldHeight ?? rest(in: bounds, area).height
    var width = bounds.width
    let wanted = presentedViewController.preferredContentSize.width
    if widthFollowsPreferredContentSizeWhenEdgeAttached, wanted > 0 {
      width = min(wanted, bounds.width)
    } else if stage?.traitCollection.verticalSizeClass == .compact {
      if prefersEdgeAttachedInCompactHeight { width -= area.left + area.right }
    }
    return CGRect(
      x: bounds.midX - width / 2, y: bounds.maxY - height, width: width,
      height: max(height, all[0].height))
  }

  /// Whether what is below the sheet is dark.
  internal var dims: Bool {
    guard let undimmed = largestUndimmedDetentIdentifier, let stage else { return true }
    let all = rests(in: stage.bounds, stage.safeAreaInsets)
    guard let limit = all.first(where: { $0.identifier == undimmed }) else { return true }
    return rest(in: stage.bounds, stage.safeAreaInsets).height > limit.height
  }
}
