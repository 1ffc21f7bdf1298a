import Foundation
import UIKit

extension Proof where Subject == Screen {
  /// Where every view of the screen is, as text. Letters are squares, so that no font can move anything.
  public static var frames: Proof {
    Proof<String>.text(pathExtension: "frames.txt").pullback { screen in
      try screen.withSquareText {
        try ViewTree.checkNumbers($0.window)
        return ViewTree.describe($0.window)
      }
    }
  }

  /// What is painted on the screen, as text. Letters are squares, so that no font can move anything.
  public static var displayList: Proof {
    Proof<String>.text(pathExtension: "display.txt").pullback { screen in
      screen.withSquareText { $0.window.displayList().description }
    }
  }

  /// What those who don't see the screen find on it, as text: a line for each element.
  public static var accessibility: Proof {
    Proof<String>.text(pathExtension: "accessibility.txt").pullback { screen in
      screen.withSquareText { $0.window.accessibilityOutline().inProofs }
    }
  }

  /// Which views there are on the screen and what they say, as text, without their frames.
  public static var outline: Proof {
    Proof<String>.text(pathExtension: "outline.txt").pullback { screen in
      screen.window.layoutIfNeeded()
      return ViewTree.outline(screen.window)
    }
  }

  /// How the screen looks, as a picture.
  public static var image: Proof { image() }

  /// How the screen looks, as a picture.
  ///
  /// - Parameters:
  ///   - scale: How many pixels a point has: as on the device, if `nil`.
  ///   - tolerance: How many pixels of a thousand may be others. None, unless said.
  ///   - colorTolerance: How different the colors of a pixel may look without counting; about 2 can just be seen.
  public static func image(
    scale: CGFloat? = nil, tolerance: Double = 0, colorTolerance: Double = 0
  ) -> Proof {
    Proof<UIWindow>.image(scale: scale, tolerance: tolerance, colorTolerance: colorTolerance)
      .pullback { $0.window }
  }
}

extension Screen {
  /// Does something with the screen as it is with letters that are squares: with one that is made again, or, if
  /// that can't be, with this one, in which everything that depends on text is measured again.
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

  /// Text of another size has everything measured again; then the size is as before.
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
