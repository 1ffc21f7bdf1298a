import Foundation
import GalleyUIKit

extension Proof where Subject == Screen {
  /// The frames of all views of the screen, as text.
  ///
  /// Each letter is laid out as a square, so that the frames do not depend on fonts.
  public static var frames: Proof {
    var proof = Proof<String>.text(pathExtension: "frames.txt").pullback { (screen: Screen) in
      try screen.withSquareText { try ViewTree.describe($0.window) }
    }
    proof.explain = { screen, before, now in
      screen.withSquareText { ChangedFrames.explain($0.window, before: before, now: now) }
    }
    return proof
  }

  /// The display list of the screen (everything that it draws, in order), as text.
  ///
  /// Each letter is laid out as a square, so that the display list does not depend on fonts.
  public static var displayList: Proof {
    Proof<String>.text(pathExtension: "display.txt").pullback { screen in
      screen.withSquareText { $0.window.displayList().description }
    }
  }

  /// The accessibility elements of the screen, as text with a line for each element.
  public static var accessibility: Proof {
    Proof<String>.text(pathExtension: "accessibility.txt").pullback { screen in
      screen.withSquareText { $0.window.accessibilityOutline().inProofs }
    }
  }

  /// The views of the screen with their texts, without their frames.
  public static var outline: Proof {
    Proof<String>.text(pathExtension: "outline.txt").pullback { screen in
      screen.window.layoutIfNeeded()
      return ViewTree.outline(screen.window)
    }
  }

  /// A picture of the screen.
  public static var image: Proof { image() }

  /// A picture of the screen.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels in a point; `nil` to use the scale of the device.
  ///   - tolerance: The number of pixels in a thousand that may differ.
  ///   - colorTolerance: The color difference up to which pixels count as equal; a difference of
  ///     about 2 can just be seen.
  public static func image(
    scale: CGFloat? = nil, tolerance: Double = 0, colorTolerance: Double = 0
  ) -> Proof {
    Proof<UIWindow>.image(scale: scale, tolerance: tolerance, colorTolerance: colorTolerance)
      .pullback { $0.window }
  }
}

extension Screen {
  /// Calls a closure with the screen while each letter is laid out as a square.
  ///
  /// The closure gets a new screen if the screen can be made again. Otherwise the closure gets this
  /// screen, which is measured again.
  internal func withSquareText<Result>(_ body: (Screen) throws -> Result) rethrows -> Result {
    var isOwn = false
    let result = try UIView.withSquareText {
      if let fresh = remade() { return try body(fresh) }
      isOwn = true
      measureAgain()
      return try body(self)
    }
    if isOwn { measureAgain() }
    return result
  }

  /// Changes the text size and changes it back, so that all views are measured again.
  private func measureAgain() {
    let traits = scene.traits
    let isSmall = traits.preferredContentSizeCategory == .extraSmall
    let other = UITraitCollection(preferredContentSizeCategory: isSmall ? .small : .extraSmall)
    scene.traits = UITraitCollection(traitsFrom: [traits, other])
    window.layoutIfNeeded()
    scene.traits = traits
    window.layoutIfNeeded()
    settle()
  }
}
