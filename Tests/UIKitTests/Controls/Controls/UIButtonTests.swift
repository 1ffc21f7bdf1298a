import Foundation
import Galley
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("A button")
struct UIButtonTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  private let button = UIButton(type: .system)
  private let log = ControlLog()

  init() {
    button.setTitle("Like", for: .normal)
    button.frame = CGRect(x: 20, y: 20, width: 100, height: 44)
    window.addSubview(button)
    window.isHidden = false
    for (event, name) in [
      (UIControl.Event.touchDown, "down"), (.touchUpInside, "up"),
      (.primaryActionTriggered, "primary"), (.menuActionTriggered, "menu"),
    ] {
      button.addAction(UIAction { [log] _ in log.told.append(name) }, for: event)
    }
  }

  private let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image {
    $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test(
    "A title that wraps, or has any number of lines, breaks in a narrow button",
    arguments: [true, false])
  func wrapping(byMode: Bool) {
    if byMode {
      button.titleLabel?.lineBreakMode = .byWordWrapping
    } else {
      button.titleLabel?.numberOfLines = 0
    }
    button.setTitle("All departures of the day", for: .normal)
    #expect(button.intrinsicContentSize.height < 40)
    button.frame.size = CGSize(width: 100, height: 90)
    window.layoutIfNeeded()
    let title = button.titleLabel
    #expect(title?.numberOfLines == 0 && (title?.frame.height ?? 0) > 30)
    #expect(title.map { $0.frame.maxX <= 100 && $0.frame.minX >= 0 } == true)
  }

  @Test("A tap on a button sends its control events and the primary action")
  func tap() {
    Finger.tap(button)
    #expect(log.told == ["down", "up", "primary"])
    button.isEnabled = false
    Finger.tap(button)
    #expect(log.told.count == 3)
  }

  @Test("A button shows the values of exactly its state, and the normal values in all others")
  func states() {
    button.setTitle("Liked", for: .selected)
    #expect(button.currentTitle == "Like" && button.titleLabel?.text == "Like")
    button.isSelected = true
    #expect(button.currentTitle == "Liked" && button.titleLabel?.text == "Liked")
    button.isHighlighted = true
    #expect(button.currentTitle == "Like")
    #expect(button.title(for: .disabled) == "Like" && button.title(for: .selected) == "Liked")
    button.isHighlighted = false
    button.setImage(image, for: .selected)
    #expect(button.currentImage === image && button.image(for: .normal) == nil)
    #expect(button.imageView?.image === image)
    button.isSelected = false
    #expect(button.currentImage == nil)
  }

  @Test("A system button has the tint color, a custom one is white, unless a color is set")
  func colors() {
    #expect(button.currentTitleColor == .systemBlue)
    button.tintColor = .systemRed
    #expect(button.titleLabel?.textColor == .systemRed)
    button.setTitleColor(.systemGreen, for: .normal)
    #expect(button.titleLabel?.textColor == .systemGreen)
    #expect(UIButton().currentTitleColor == .white)
    #expect(UIButton(type: .custom).titleColor(for: .disabled) == .white)
    let plain = UIButton(type: .system)
    plain.isEnabled = false
    #expect(plain.currentTitleColor == .tertiaryLabel)
    plain.isEnabled = true
    plain.role = .destructive
    #expect(plain.currentTitleColor == .systemRed)
  }

  @Test("The shadow of a button's title has no offset until one is set")
  func titleShadow() {
    let button = UIButton(type: .system)
    button.setTitle("Open", for: .normal)
    button.setTitleShadowColor(.gray, for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.shadowColor == .gray)
    #expect(button.titleLabel?.shadowOffset == .zero)
    button.titleLabel?.shadowOffset = CGSize(width: 0, height: 1)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.shadowOffset.height == 1)
  }

  @Test("The shadow of a highlighted button's title is reversed if the button says so")
  func reversedShadow() {
    let button = UIButton(type: .custom)
    button.setTitle("Open", for: .normal)
    button.setTitleShadowColor(.gray, for: .normal)
    button.titleLabel?.shadowOffset = CGSize(width: 0, height: 1)
    button.isHighlighted = true
    button.layoutIfNeeded()
    #expect(button.titleLabel?.reversesShadow == false)
    button.reversesTitleShadowWhenHighlighted = true
    button.layoutIfNeeded()
    #expect(button.titleLabel?.reversesShadow == true)
    #expect(button.titleLabel?.shadowOffset == CGSize(width: 0, height: 1))
    button.isHighlighted = false
    button.layoutIfNeeded()
    #expect(button.titleLabel?.reversesShadow == false)
  }

  @Test("A button shows an attributed title rather than a plain one")
  func attributed() {
    button.setAttributedTitle(
      NSAttributedString(string: "Rich", attributes: [.font: UIFont.systemFont(ofSize: 40)]),
      for: .normal)
    #expect(button.titleLabel?.text == "Rich")
    #expect(button.currentAttributedTitle?.string == "Rich")
    #expect(button.intrinsicContentSize.height > 50)
    button.setAttributedTitle(nil, for: .normal)
    #expect(button.titleLabel?.text == "Like")
  }

  @Test("A button is as large as its title with a minimum height, or as its image and a line")
  func sizes() {
    UIView.withSquareText {
      let button = UIButton(type: .system)
      #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
      button.setTitle("Four", for: .normal)
      // Letters of 15 points are 7.5 wide.
      #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
      button.setTitle("Eight letters", for: .normal)
      #expect(button.intrinsicContentSize == CGSize(width: 98, height: 30))
      button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      #expect(button.intrinsicContentSize == CGSize(width: 104, height: 22))
      button.setImage(image, for: .normal)
      #expect(button.intrinsicContentSize == CGSize(width: 124, height: 22))
      let other = UIButton()
      #expect(other.intrinsicContentSize == CGSize(width: 30, height: 34))
      other.setImage(image, for: .normal)
      #expect(other.intrinsicContentSize == CGSize(width: 20, height: 22))
      other.setBackgroundImage(button.currentImage, for: .normal)
      #expect(other.sizeThatFits(.zero) == CGSize(width: 20, height: 22))
    }
  }

  @Test("A button puts its image before its title, both centered or at a side")
  func layout() {
    UIView.withSquareText {
      let button = UIButton(type: .system)
      button.setTitle("Four", for: .normal)
      button.setImage(image, for: .normal)
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      button.layoutIfNeeded()
      #expect(button.imageView?.frame == CGRect(x: 25, y: 15, width: 20, height: 10))
      #expect(button.titleLabel?.frame.minX == 45)
      button.contentHorizontalAlignment = .leading
      button.layoutIfNeeded()
      #expect(button.imageView?.frame.minX == 0)
      button.semanticContentAttribute = .forceRightToLeft
      button.layoutIfNeeded()
      #expect(button.imageView?.frame.maxX == 100 && button.titleLabel?.frame.maxX == 80)
    }
  }

  @Test("Insets move the title and the image of a button, by half if they are centered")
  func insets() {
    button.setImage(image, for: .normal)
    let content = button.contentRect(forBounds: button.bounds)
    let (title, picture) = (
      button.titleRect(forContentRect: content), button.imageRect(forContentRect: content)
    )
    button.imageEdgeInsets.left = -10
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 6, bottom: 0, right: -6)
    #expect(button.imageRect(forContentRect: content).minX == picture.minX - 5)
    #expect(button.titleRect(forContentRect: content).minX == title.minX + 6)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      button.contentRect(forBounds: button.bounds) == CGRect(x: 2, y: 1, width: 94, height: 40))
  }

  @Test("A subclass decides on the frames in a button")
  func overridden() {
    final class Stacked: UIButton {
      override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: 1, y: 2, width: 30, height: 4)
      }
    }
    let button = Stacked(type: .custom)
    button.setTitle("Title", for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame == CGRect(x: 1, y: 2, width: 30, height: 4))
    #expect(button.buttonType == .custom)
  }

  @Test("A button is dimmed under a finger, or its image is, as adjusted")
  func highlighted() {
    button.setImage(image, for: .normal)
    button.isHighlighted = true
    let alphas = [button.titleLabel?.alpha ?? 1, button.imageView?.alpha ?? 1]
    #expect(alphas.allSatisfy { $0 < 0.21 && $0 > 0.19 })
    button.adjustsImageWhenHighlighted = false
    #expect(button.imageView?.alpha == 1)
    button.isHighlighted = false
    #expect(button.titleLabel?.alpha == 1)
    let custom = UIButton()
    custom.setTitle("A", for: .normal)
    custom.isHighlighted = true
    #expect(custom.titleLabel?.alpha == 1)
  }

  @Test("A button takes its title, image and action from its primary action")
  func primaryAction() {
    let log = log
    let action = UIAction(title: "Buy", image: image) { _ in log.told.append("buy") }
    let button = UIButton(primaryAction: action)
    #expect(button.currentTitle == "Buy" && button.currentImage === image)
    #expect(button.buttonType == .system)
    #expect(UIButton(type: .roundedRect).buttonType == .roundedRect)
    button.performPrimaryAction()
    #expect(log.told == ["buy"])
    let plain = UIButton(frame: .zero, primaryAction: action)
    #expect(plain.currentTitle == "Buy" && plain.buttonType == .custom)
  }

  @Test("A toggling button is selected by a tap, and deselected by the next")
  func toggles() {
    button.changesSelectionAsPrimaryAction = true
    let log = log
    button.addAction(
      UIAction { log.told.append("\((($0.sender as? UIButton)?.isSelected ?? false))") },
      for: .touchUpInside)
    Finger.tap(button)
    #expect(button.isSelected && log.told.contains("true"))
    Finger.tap(button)
    #expect(!button.isSelected && log.told.contains("false"))
  }

  @Test("A button is an accessibility element with its title, or the label of its image")
  func accessibility() {
    #expect(button.isAccessibilityElement && button.accessibilityLabel == "Like")
    button.isSelected = true
    button.isEnabled = false
    #expect(button.accessibilityTraits == [.button, .selected, .notEnabled])
    #expect(!button.accessibilityActivate())
    let icon = UIButton()
    icon.setImage(UIImage(systemName: "square.and.arrow.up"), for: .normal)
    #expect(icon.accessibilityLabel == "and arrow up")
    button.isEnabled = true
    #expect(button.accessibilityActivate() && log.told == ["up", "primary"])
  }

  @Test("A button applies the preferred symbol configuration of its state")
  func symbols() {
    button.setImage(UIImage(systemName: "star"), for: .normal)
    let small = button.intrinsicContentSize.width
    button.setPreferredSymbolConfiguration(
      UIImage.SymbolConfiguration(pointSize: 51), forImageIn: .normal)
    #expect(button.intrinsicContentSize.width == small + 40)
  }

  @Test("Buttons for more information and for adding have a symbol of 26 points")
  func symbolsOfTypes() {
    for type in [UIButton.ButtonType.infoLight, .infoDark, .detailDisclosure, .contactAdd] {
      let button = UIButton(type: type)
      #expect(button.intrinsicContentSize == CGSize(width: 26, height: 26))
      button.configuration = .plain()
      #expect(button.intrinsicContentSize == CGSize(width: 50, height: 34))
    }
  }

  @Test("An image that the app sets in a button for more information makes the button higher")
  func imageInsteadOfSymbol() {
    let button = UIButton(type: .infoLight)
    button.configuration = .plain()
    let size = CGSize(width: 44, height: 44)
    button.setImage(UIGraphicsImageRenderer(size: size).image { _ in }, for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 68, height: 58))
  }

  @Test("A button that closes is a circle of 30 points, and buttons with symbols have names")
  func symbolTypes() {
    let close = UIButton(type: .close)
    #expect(close.intrinsicContentSize == CGSize(width: 30, height: 30))
    #expect(close.accessibilityLabel == "Close")
    #expect(UIButton(type: .infoLight).accessibilityLabel == "More Info")
    #expect(UIButton(type: .detailDisclosure).accessibilityLabel == "More Info")
    #expect(UIButton(type: .contactAdd).accessibilityLabel == "Add")
  }

  @Test("A system button is created with an image, and calls a method")
  func factory() {
    let button = UIButton.systemButton(
      with: image, target: log, action: Selector("clear", ControlLog.clear))
    log.told = ["something"]
    button.sendActions(for: .touchUpInside)
    #expect(log.told == [] && button.currentImage === image && button.buttonType == .system)
  }
}

extension ControlLog {
  fileprivate func clear() { told = [] }
}
