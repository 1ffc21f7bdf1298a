import Foundation
import Galley
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("A button with a configuration")
struct UIButtonConfigurationTests {
  private let button = UIButton(configuration: .filled())

  private func inSquares(_ body: () throws -> Void) rethrows {
    try UIView.withSquareText { try body() }
  }

  @Test(
    "A configured button shows title and subtitle, the image before them, and insets around them")
  func sizes() {
    inSquares {
      button.configuration?.title = "Four"
      // Letters of 17 points are 8.5 wide, in lines of 20⅓.
      #expect(button.intrinsicContentSize.width == 58)
      #expect(abs(button.intrinsicContentSize.height - 34.5) <= 0.5)
      button.configuration?.subtitle = "More"
      let two = button.intrinsicContentSize
      #expect(two.height > 48)
      button.configuration?.image = UIImage(systemName: "star")
      button.configuration?.imagePadding = 8
      #expect(button.intrinsicContentSize == CGSize(width: two.width + 28, height: two.height))
      button.configuration?.imagePlacement = .top
      #expect(
        button.intrinsicContentSize == CGSize(width: two.width, height: two.height + 28))
      button.configuration?.contentInsets = .zero
      #expect(button.intrinsicContentSize.width == two.width - 24)
    }
  }

  @Test("The title of a configured button follows a later alignment of the content")
  func lateAlignment() {
    button.configuration?.title = "Title"
    button.layoutIfNeeded()
    #expect(button.titleLabel?.textAlignment == .center)
    button.contentHorizontalAlignment = .left
    button.layoutIfNeeded()
    #expect(button.titleLabel?.textAlignment == .left)
  }

  @Test("A configured button has the insets of its size, unless they are set")
  func buttonSizes() {
    inSquares {
      button.configuration?.title = "A"
      var heights: [CGFloat] = []
      for size in [UIButton.Configuration.Size.small, .medium, .large] {
        button.configuration?.buttonSize = size
        heights.append(button.intrinsicContentSize.height)
      }
      #expect(heights == heights.sorted() && Set(heights).count == 3)
      var own = UIButton.Configuration.plain()
      own.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
      own.buttonSize = .large
      #expect(own.contentInsets.top == 1)
      own.setDefaultContentInsets()
      #expect(own.contentInsets.top == 15)
    }
  }

  @Test(
    "A configured button puts its image on any side of its title",
    arguments: [
      (NSDirectionalRectEdge.leading, 12, 40), (.trailing, 54, 12), (.top, 19, 12),
      (.bottom, 19, 12),
    ])
  func placement(edge: NSDirectionalRectEdge, image: CGFloat, title: CGFloat) {
    inSquares {
      button.configuration?.title = "Four"
      button.configuration?.image = UIImage(systemName: "star")
      button.configuration?.imagePlacement = edge
      button.configuration?.imagePadding = 8
      button.sizeToFit()
      button.layoutIfNeeded()
      #expect(button.imageView?.frame.minX == image && button.titleLabel?.frame.minX == title)
      let (label, view) = (button.titleLabel!.frame, button.imageView!.frame)
      if edge == .top { #expect(view.maxY <= label.minY) }
      if edge == .bottom { #expect(label.maxY <= view.minY) }
    }
  }

  @Test("A configured button is mirrored in a right-to-left language")
  func mirrored() {
    inSquares {
      button.configuration?.title = "Four"
      button.configuration?.image = UIImage(systemName: "star")
      button.frame = CGRect(x: 0, y: 0, width: 200, height: 34)
      button.contentHorizontalAlignment = .leading
      button.layoutIfNeeded()
      #expect(button.imageView?.frame.minX == 12)
      button.semanticContentAttribute = .forceRightToLeft
      button.layoutIfNeeded()
      #expect(button.imageView?.frame.maxX == 188 && button.titleLabel?.frame.maxX == 168)
    }
  }

  @Test("A title that does not fit is wrapped, unless it is truncated")
  func wraps() {
    inSquares {
      button.configuration?.title = "One two three"
      let one = button.intrinsicContentSize.height
      let narrow = CGSize(width: 80, height: CGFloat.infinity)
      #expect(button.sizeThatFits(narrow).height > one + 19)
      button.configuration?.titleLineBreakMode = .byTruncatingTail
      #expect(button.sizeThatFits(narrow).height == one)
    }
  }

  private func fill(_ configuration: UIButton.Configuration) -> UIColor? {
    configuration.updated(for: button).background.backgroundColor
  }

  @Test("A configured button has the colors of its style, unless others are set")
  func colors() {
    #expect(fill(.plain()) == .clear && fill(.filled()) == .systemBlue)
    let weak = fill(.tinted())?.resolvedColor(with: button.traitCollection)
    let blue = UIColor.systemBlue.resolvedColor(with: button.traitCollection)
    #expect(weak == blue.withAlphaComponent(0.2))
    #expect(UIButton.Configuration.borderedProminent() == .filled())
    var own = UIButton.Configuration.filled()
    own.baseBackgroundColor = .systemGreen
    own.baseForegroundColor = .systemYellow
    #expect(fill(own) == .systemGreen)
    #expect(own.updated(for: button).baseForegroundColor == .systemYellow)
    own.background.backgroundColor = .systemPink
    #expect(fill(own) == .systemPink)
    own.background.backgroundColor = .clear
    #expect(fill(own) == .clear)
    own.background.backgroundColor = nil
    #expect(fill(own) == .systemGreen)
    #expect(
      UIButton.Configuration.filled().updated(for: button).baseForegroundColor
        == UIColor(white: 1, alpha: 1))
    button.isEnabled = false
    #expect(
      UIButton.Configuration.filled().updated(for: button).baseForegroundColor == .tertiaryLabel)
    #expect(fill(.filled()) == .tertiarySystemFill)
    button.isEnabled = true
    button.role = .destructive
    #expect(fill(.filled()) == .systemRed)
    button.isSelected = true
    #expect(fill(.tinted()) == .systemRed && fill(.plain()) != .clear)
  }

  @Test("A configured button is drawn with its color and its corner radius")
  func drawn() {
    button.configuration?.title = "Buy"
    button.configuration?.baseBackgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    button.sizeToFit()
    #expect("\(button.displayList())".contains("#FF0000"))
    var radii: Set<CGFloat> = []
    for style in [UIButton.Configuration.CornerStyle.small, .medium, .large, .capsule] {
      button.configuration?.cornerStyle = style
      button.layoutIfNeeded()
      let background = button.subviews.compactMap { $0 as? BackgroundView }.first
      background?.layoutIfNeeded()
      radii.insert(background?.subviews.first?.layer.cornerRadius ?? 0)
    }
    #expect(radii.count == 4 && radii.contains(button.bounds.height / 2))
  }

  @Test("A title's attributes are changed by the transformer")
  func transformer() {
    button.configuration?.title = "Big"
    button.configuration?.titleTextAttributesTransformer = .init { attributes in
      var attributes = attributes
      attributes.uiKit.font = .systemFont(ofSize: 40)
      return attributes
    }
    #expect(button.titleLabel?.font.pointSize == 40)
    #expect(button.intrinsicContentSize.height > 60)
    let one = UIConfigurationTextAttributesTransformer { $0 }
    #expect(one == one && one != UIConfigurationTextAttributesTransformer { $0 })
  }

  @Test("A configured button shows an activity indicator in place of its image")
  func activity() {
    button.configuration?.image = UIImage(systemName: "star")
    #expect(button.imageView?.isHidden == false)
    button.configuration?.showsActivityIndicator = true
    button.layoutIfNeeded()
    #expect(button.imageView?.isHidden == true)
    let spinner = button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
    #expect(spinner?.isAnimating == true)
    button.configuration?.showsActivityIndicator = false
    button.layoutIfNeeded()
    #expect(spinner?.isAnimating == false && button.imageView?.isHidden == false)
  }

  @Test("The update handler is called when the state has changed, before the next layout")
  func handler() {
    var states: [UIControl.State] = []
    button.configurationUpdateHandler = { button in
      states.append(button.state)
      button.configuration?.title = button.isSelected ? "On" : "Off"
    }
    button.layoutIfNeeded()
    #expect(states == [.normal] && button.titleLabel?.text == "Off")
    button.isSelected = true
    #expect(button.titleLabel?.text == "On" && states == [.normal, .selected])
    button.setNeedsUpdateConfiguration()
    button.layoutIfNeeded()
    button.layoutIfNeeded()
    #expect(states.count == 3)
  }

  @Test("A subclass can update its configuration")
  func subclass() {
    final class Busy: UIButton {
      override func updateConfiguration() {
        super.updateConfiguration()
        configuration?.subtitle = isEnabled ? nil : "busy"
      }
    }
    let button = Busy(configuration: .gray(), primaryAction: UIAction(title: "Go") { _ in })
    #expect(button.currentTitle == "Go" && button.configuration?.title == "Go")
    button.isEnabled = false
    #expect(button.subtitleLabel?.text == "busy")
  }

  @Test("A configured button uses titles and images set by the older methods, too")
  func older() {
    button.setTitle("Old", for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    #expect(button.configuration?.title == "Old" && button.configuration?.image != nil)
    button.setTitle("Chosen", for: .selected)
    button.isSelected = true
    #expect(button.titleLabel?.text == "Chosen")
    button.isSelected = false
    button.configuration?.title = "New"
    #expect(button.currentTitle == "New" && button.accessibilityLabel == "New")
  }

  @Test("The texts of a configured button are as large as the user's text")
  func textSize() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Save"
    let button = UIButton(configuration: configuration)
    window.addSubview(button)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.font.pointSize == 17)
    window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    window.layoutIfNeeded()
    #expect(button.intrinsicContentSize.height > 60)
    #expect(button.titleLabel?.font.pointSize == 53)
  }

  @Test("A configured button shows that it has a menu to choose from")
  func indicator() {
    button.menu = UIMenu(children: [UIAction(title: "A") { _ in }])
    button.showsMenuAsPrimaryAction = true
    let plain = button.intrinsicContentSize.width
    button.changesSelectionAsPrimaryAction = true
    #expect(button.currentTitle == "A" && button.intrinsicContentSize.width > plain)
    let with = button.intrinsicContentSize.width
    button.configuration?.indicator = .none
    #expect(button.intrinsicContentSize.width < with)
  }
}
