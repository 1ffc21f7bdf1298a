import Foundation

extension UIViewController {
  /// A transition with which a controller is presented or pushed.
  ///
  ///     detail.preferredTransition = .zoom { [weak self] _ in self?.thumbnail }
  ///
  /// - Differs: a pushed controller slides, and the source view is asked for only when a controller
  ///   is presented or dismissed. No gesture shrinks a controller.
  @preconcurrency @MainActor
  public final class Transition: NSObject {
    /// Whether the view rises from the bottom.
    internal let isFromBottom: Bool
    /// The source view and the options of a zoom; `nil` for other transitions.
    private let zoom: Zoom?

    /// The source view and the options of a zoom.
    private struct Zoom {
      let options: ZoomOptions?
      let sourceViewProvider: @MainActor (ZoomSourceViewProviderContext) -> UIView?
    }

    private init(isFromBottom: Bool, zoom: Zoom? = nil) {
      self.isFromBottom = isFromBottom
      self.zoom = zoom
      super.init()
    }

    /// Returns the transform with which the zoom of a view begins; `nil` if this is no zoom, or if
    /// there is no view from which it can begin.
    ///
    /// - Unverified: the view keeps its proportions and is as wide as the source view.
    internal func start(
      of view: UIView, from source: UIViewController, to zoomed: UIViewController
    ) -> CGAffineTransform? {
      let context = ZoomSourceViewProviderContext(from: source, to: zoomed)
      guard let zoom, let sourceView = zoom.sourceViewProvider(context),
        sourceView.window != nil, let container = view.superview
      else { return nil }
      let aligned =
        zoom.options?.alignmentRectProvider?(
          ZoomOptions.AlignmentRectContext(from: sourceView, to: zoomed)) ?? view.bounds
      guard aligned.width > 0 else { return nil }
      let scale = sourceView.bounds.width / aligned.width
      let place = sourceView.convert(sourceView.bounds, to: container)
      // The transform places the center of the aligned rectangle at the center of the source
      // view. The transform scales the view around the view's own center.
      let (x, y) = (aligned.midX - view.bounds.midX, aligned.midY - view.bounds.midY)
      return CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: place.midX - view.center.x - scale * x,
        ty: place.midY - view.center.y - scale * y)
    }

    /// The view rises from the bottom.
    public static var coverVertical: Transition { Transition(isFromBottom: true) }

    /// The view is on the back of the previous view. Galley shows a fade.
    public static var flipHorizontal: Transition { Transition(isFromBottom: false) }

    /// The view fades in.
    public static var crossDissolve: Transition { Transition(isFromBottom: false) }

    /// The view is under a page that curls up. Galley shows a fade.
    public static var partialCurl: Transition { Transition(isFromBottom: false) }

    /// The view grows out of another view.
    ///
    /// - Parameter sourceViewProvider: Returns the view from which the zoomed view grows.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping @MainActor (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition {
      Transition(
        isFromBottom: false, zoom: Zoom(options: options, sourceViewProvider: sourceViewProvider))
    }

    /// The controllers of a zoom.
    @preconcurrency @MainActor
    public final class ZoomSourceViewProviderContext: NSObject {
      /// The controller with the view from which the zoom begins.
      public let sourceViewController: UIViewController
      /// The controller that grows.
      public let zoomedViewController: UIViewController

      internal init(from source: UIViewController, to zoomed: UIViewController) {
        sourceViewController = source
        zoomedViewController = zoomed
      }
    }

    /// The options of a zoom.
    /// - Differs: all but `alignmentRectProvider` are stored without effect.
    @preconcurrency @MainActor
    public final class ZoomOptions: NSObject {
      /// The color that dims the controller behind the zoomed controller.
      public var dimmingColor: UIColor?
      /// The effect over the controller behind the zoomed controller.
      public var dimmingVisualEffect: UIBlurEffect?
      /// Returns whether a gesture may dismiss the controller.
      public var interactiveDismissShouldBegin: (@MainActor (InteractionContext) -> Bool)?
      /// Returns the rectangle of the controller's view that is aligned with the source view.
      public var alignmentRectProvider: (@MainActor (AlignmentRectContext) -> CGRect?)?

      /// Creates the default options.
      public override init() { super.init() }

      /// A gesture that may dismiss a controller.
      @preconcurrency @MainActor
      public final class InteractionContext: NSObject {
        /// The location of the finger in the controller's view.
        public let location: CGPoint
        /// The velocity of the finger.
        public let velocity: CGVector
        /// Whether the gesture begins by default.
        public let willBegin: Bool

        internal init(at location: CGPoint, velocity: CGVector, willBegin: Bool) {
          self.location = location
          self.velocity = velocity
          self.willBegin = willBegin
        }
      }

      /// The views of a zoom.
      @preconcurrency @MainActor
      public final class AlignmentRectContext: NSObject {
        /// The view from which the zoom begins.
        public let sourceView: UIView
        /// The controller that grows.
        public let zoomedViewController: UIViewController

        internal init(from source: UIView, to zoomed: UIViewController) {
          sourceView = source
          zoomedViewController = zoomed
        }
      }
    }
  }
}
