import Foundation
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("A list content view")
struct UIListContentViewTests {
  /// Letters of 17 points are 8.5 points wide in these tests, in lines of 20⅓ points.
  private func view(
    _ content: UIListContentConfiguration, _ change: (inout UIListContentConfiguration) -> Void
  ) -> UIListContentView {
    var content = content
    change(&content)
    return UIListContentView(configuration: content)
  }

  private func height(_ view: UIListContentView, _ width: CGFloat) -> CGFloat {
    view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  @Test("A list content view is as high as its lines and its margins")
  func heights() {
    UIView.withSquareText {
      let view = view(.cell()) { $0.text = "Twenty letters, here" }
      #expect(height(view, 320) == 42.5)
      // The margins are 16 and 8 points, so 170 of the 194 points are left, for 20 letters.
      #expect(height(view, 194) == 42.5)
      // Lines of body text are 22 points apart.
      #expect(height(view, 193) == 64.5)
      #expect(view.intrinsicContentSize == CGSize(width: 194, height: 42.5))
      #expect(view.sizeThatFits(CGSize(width: 120, height: 0)).width == 120)
    }
  }

  @Test("The secondary text is below the text, which may have several lines")
  func stacked() {
    UIView.withSquareText {
      let view = view(.subtitleCell()) {
        $0.text = "Twenty letters, here"
        $0.secondaryText = "Small"
      }
      view.frame = CGRect(x: 0, y: 0, width: 150, height: height(view, 150))
      view.layoutIfNeeded()
      let (text, second) = (view.textLabel!.frame, view.secondaryLabel!.frame)
      #expect(text.minX == 16 && text.minY == 11 && text.width == 126)
      #expect(text.height > 40)
      #expect(abs(second.minY - text.maxY) <= 0.5)
      #expect(view.bounds.height - second.maxY >= 11)
    }
  }

  @Test("The secondary text is at the trailing edge as long as both texts fit on one line")
  func beside() {
    UIView.withSquareText {
      let view = view(.valueCell()) {
        $0.text = "Name"
        $0.secondaryText = "Value"
      }
      // The letters are 34 and 42.5 points wide, with 8 points between them and 24 around.
      #expect(view.intrinsicContentSize.width == 108.5)
      view.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
      view.layoutIfNeeded()
      #expect(view.textLabel!.frame.minX == 16)
      #expect(view.secondaryLabel!.frame.maxX == 192)
      #expect(view.textLabel!.frame.minY == view.secondaryLabel!.frame.minY)
      let low = height(view, 108.5)
      #expect(height(view, 107) > low + 20)
    }
  }

  @Test("The natural width has space for both texts if they are always beside each other")
  func widthOfPlacements() {
    UIView.withSquareText {
      let view = view(.valueCell()) {
        $0.text = "Name"
        $0.secondaryText = "Value"
        $0.prefersSideBySideTextAndSecondaryText = false
      }
      #expect(view.intrinsicContentSize.width == 66.5)
      view.textPlacement = .sideBySide
      #expect(view.intrinsicContentSize.width == 108.5)
      view.textPlacement = .column(width: 91, space: 6)
      #expect(view.intrinsicContentSize.width == 163.5)
      var content = view.content
      content.secondaryText = nil
      view.configuration = content
      #expect(view.intrinsicContentSize.width == 115)
    }
  }

  @Test("Texts of two sizes beside each other have the same baseline")
  func baseLine() {
    UIView.withSquareText {
      let view = view(.valueCell()) {
        $0.text = "Name"
        $0.secondaryText = "Value"
        $0.secondaryTextProperties.font = .systemFont(ofSize: 11)
      }
      view.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
      view.layoutIfNeeded()
      let bases = [view.textLabel!, view.secondaryLabel!].map {
        $0.frame.minY + $0.baselineOffsets.first
      }
      #expect(abs(bases[0] - bases[1]) <= 0.5)
    }
  }

  @Test("A list content view grows with the content size category")
  func largeText() {
    UIView.withSquareText {
      var heights: [CGFloat] = []
      for category in [UIContentSizeCategory.small, .large, .accessibilityLarge] {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        let view = view(.cell()) { $0.text = "Text" }
        let controller = UIViewController()
        window.rootViewController = controller
        controller.setOverrideTraitCollection(
          UITraitCollection(preferredContentSizeCategory: category), forChild: controller)
        let host = UIViewController()
        controller.addChild(host)
        controller.setOverrideTraitCollection(
          UITraitCollection(preferredContentSizeCategory: category), forChild: host)
        controller.view.addSubview(host.view)
        host.view.addSubview(view)
        heights.append(height(view, 320))
        var fixed = view.content
        fixed.textProperties.adjustsFontForContentSizeCategory = false
        fixed.textProperties.font = .systemFont(ofSize: 17)
        view.configuration = fixed
        #expect(height(view, 320) == 42.5)
      }
      #expect(heights == heights.sorted() && Set(heights).count == 3)
    }
  }

  @Test("A list content view is mirrored in a right-to-left layout")
  func mirrored() {
    UIView.withSquareText {
      let view = view(.valueCell()) {
        $0.image = .blank(CGSize(width: 20, height: 20))
        $0.text = "Name"
        $0.secondaryText = "Value"
      }
      view.semanticContentAttribute = .forceRightToLeft
      view.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
      view.layoutIfNeeded()
      #expect(view.imageView!.frame == CGRect(x: 164, y: 12, width: 20, height: 20))
      #expect(view.textLabel!.frame.maxX == 148)
      #expect(view.secondaryLabel!.frame.minX == 8)
    }
  }

  @Test("An image has its reserved layout size as space, and is drawn within its maximum size")
  func images() {
    UIView.withSquareText {
      let view = view(.cell()) {
        $0.image = .blank(CGSize(width: 80, height: 40))
        $0.imageProperties.maximumSize = CGSize(width: 40, height: 0)
        $0.imageProperties.reservedLayoutSize = CGSize(width: 60, height: 0)
        $0.text = "Text"
      }
      view.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
      view.layoutIfNeeded()
      #expect(view.imageView!.frame == CGRect(x: 26, y: 20, width: 40, height: 20))
      #expect(view.textLabel!.frame.minX == 92)
    }
  }

  @Test("The texts of all rows with symbols begin at the same distance")
  func symbols() {
    UIView.withSquareText {
      let starts = ["star", "circle.fill", "square"].map { name in
        let view = view(.cell()) {
          $0.image = UIImage(systemName: name)
          $0.text = "Text"
        }
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
        view.layoutIfNeeded()
        #expect(view.imageView!.frame.midX == 30)
        return view.textLabel!.frame.minX
      }
      #expect(starts == [60, 60, 60])
    }
  }

  @Test("A list content view preserves the superview's margins along the given axes")
  func margins() {
    UIView.withSquareText {
      let around = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
      around.layoutMargins = UIEdgeInsets(top: 30, left: 40, bottom: 0, right: 0)
      let view = view(.cell()) { $0.text = "Text" }
      around.addSubview(view)
      view.frame = around.bounds
      around.layoutIfNeeded()
      #expect(view.textLabel!.frame.minX == 40)
      var content = view.content
      content.axesPreservingSuperviewLayoutMargins = []
      view.configuration = content
      around.layoutIfNeeded()
      #expect(view.textLabel!.frame.minX == 16)
    }
  }

  @Test("A list content view has layout guides for its parts as long as they exist")
  func guides() throws {
    UIView.withSquareText {
      let view = view(.cell()) {
        $0.text = "Text"
        $0.image = .blank(CGSize(width: 20, height: 20))
      }
      view.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
      #expect(view.secondaryTextLayoutGuide == nil)
      let guide = view.textLayoutGuide
      #expect(guide != nil && view.textLayoutGuide === guide)
      let badge = UIView()
      badge.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(badge)
      let hold = badge.leadingAnchor.constraint(equalTo: guide!.leadingAnchor)
      NSLayoutConstraint.activate([
        hold, badge.topAnchor.constraint(equalTo: view.topAnchor),
        badge.widthAnchor.constraint(equalToConstant: 5),
        badge.heightAnchor.constraint(equalToConstant: 5),
      ])
      view.layoutIfNeeded()
      #expect(badge.frame.minX == view.textLabel!.frame.minX)
      #expect(badge.frame.minX == 52)
      var content = view.content
      content.image = nil
      view.configuration = content
      view.layoutIfNeeded()
      #expect(badge.frame.minX == 16)
      content.text = nil
      view.configuration = content
      #expect(view.textLayoutGuide == nil)
      #expect(!hold.isActive)
    }
  }

  @Test("The labels follow a later change of the view's direction")
  func lateDirection() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let view = view(.cell()) { $0.text = "Kyoto" }
    window.addSubview(view)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.textLabel?.semanticContentAttribute == .forceRightToLeft)
  }

  @Test("The labels follow a later change of the superview's margins")
  func lateMargins() {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let view = view(.cell()) { $0.text = "Kyoto" }
    view.frame = host.bounds
    host.addSubview(view)
    host.layoutIfNeeded()
    let before = view.intrinsicContentSize.width
    host.layoutMargins.left = 60
    host.layoutIfNeeded()
    #expect(view.textLabel?.frame.minX == 60)
    #expect(view.intrinsicContentSize.width > before)
  }

  @Test("A configuration of another type traps")
  func support() async {
    let view = UIListContentView(configuration: .cell())
    #expect(view.supports(UIListContentConfiguration.valueCell()))
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        struct Other: UIContentConfiguration {
          func makeContentView() -> any UIView & UIContentView {
            UIListContentView(configuration: .cell())
          }
          func updated(for state: any UIConfigurationState) -> Other { self }
        }
        UIListContentView(configuration: .cell()).configuration = Other()
      }
    }
    expectTrap(result, says: "Unsupported configuration")
  }
}
