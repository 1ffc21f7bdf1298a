import Foundation
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("A background configuration")
struct UIBackgroundConfigurationTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  private func view(_ change: (inout UIBackgroundConfiguration) -> Void) -> BackgroundView {
    var configuration = UIBackgroundConfiguration.clear()
    change(&configuration)
    let view = BackgroundView(configuration)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    view.layoutIfNeeded()
    return view
  }

  @Test("A background does not remove a custom view that another background has taken")
  func sharedView() {
    let shared = UIView()
    var plain = UIBackgroundConfiguration.clear()
    let first = view { $0.customView = shared }
    let second = view { $0.customView = shared }
    #expect(shared.superview === second)
    plain.backgroundColor = red
    first.configuration = plain
    #expect(shared.superview === second)
  }

  @Test("A background follows a later change of the margins that are added to its insets")
  func lateMargins() {
    let view = view { $0.edgesAddingLayoutMarginsToBackgroundInsets = .leading }
    let host = UIView(frame: view.frame)
    host.addSubview(view)
    view.setNeedsLayout()
    host.layoutIfNeeded()
    #expect(view.subviews.first?.frame.minX == 8)
    host.directionalLayoutMargins.leading = 30
    host.layoutIfNeeded()
    #expect(view.subviews.first?.frame.minX == 30)
  }

  @Test(
    "The background color is that of the configuration or else the tint, changed by a transformer")
  func colors() {
    var configuration = UIBackgroundConfiguration.clear()
    #expect(configuration.resolvedBackgroundColor(for: red) == .clear)
    configuration.backgroundColor = nil
    #expect(configuration.resolvedBackgroundColor(for: red) == red)
    #expect(configuration.resolvedStrokeColor(for: red) == red)
    configuration.backgroundColorTransformer = .init { _ in .white }
    #expect(configuration.resolvedBackgroundColor(for: red) == .white)
    let gray = UIConfigurationColorTransformer.grayscale(red)
      .resolvedColor(with: UITraitCollection())
    #expect(abs((gray.cgColor.components ?? [])[0] - 0.299) < 0.001)
  }

  @Test("Background configurations are equal if their values and their transformers are")
  func equality() {
    var (one, other) = (UIBackgroundConfiguration.clear(), UIBackgroundConfiguration.clear())
    #expect(one == other)
    let transformer = UIConfigurationColorTransformer { $0 }
    one.backgroundColorTransformer = transformer
    #expect(one != other)
    other.backgroundColorTransformer = transformer
    #expect(one == other)
    other.backgroundColorTransformer = UIConfigurationColorTransformer { $0 }
    #expect(one != other)
  }

  @Test("A background is drawn inside its insets, with its corners, its stroke and its image")
  func drawn() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    let background = view {
      $0.backgroundColor = red
      $0.cornerRadius = 100
      $0.backgroundInsets = NSDirectionalEdgeInsets(top: 2, leading: 10, bottom: 2, trailing: 0)
      $0.image = image
      $0.strokeWidth = 2
      $0.strokeOutset = 3
    }
    let fill = background.subviews[0]
    #expect(fill.frame == CGRect(x: 10, y: 2, width: 90, height: 36))
    #expect(fill.layer.cornerRadius == 18 && fill.backgroundColor == red)
    let picture = background.subviews.compactMap { $0 as? UIImageView }.first
    #expect(picture?.image === image && picture?.frame == fill.frame)
    let stroke = background.subviews.last
    #expect(stroke?.frame == fill.frame.insetBy(dx: -3, dy: -3))
    #expect(stroke?.layer.borderWidth == 2 && stroke?.layer.cornerRadius == 21)
    background.semanticContentAttribute = .forceRightToLeft
    background.setNeedsLayout()
    background.layoutIfNeeded()
    #expect(fill.frame.minX == 0)
  }

  @Test("A new configuration replaces the views of a background, and keeps those that stay")
  func changing() {
    let custom = UIView()
    let background = view { $0.customView = custom }
    #expect(custom.superview === background && custom.frame == background.bounds)
    background.configuration.cornerRadius = 4
    #expect(custom.superview === background)
    background.configuration.customView = nil
    background.configuration.visualEffect = UIBlurEffect(style: .regular)
    #expect(custom.superview == nil)
    #expect(background.subviews.contains { $0 is UIVisualEffectView })
    background.configuration = .clear()
    #expect(!background.subviews.contains { $0 is UIVisualEffectView })
  }
}
