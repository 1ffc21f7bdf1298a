import Foundation
import Testing

@testable import GalleyUIKit

@MainActor @Suite("Values of UIKit's classes by their keys")
struct PlatformKeysTests {
  @Test("A view has the keys of Objective-C, and its enumerations are numbers")
  func views() {
    let view = UIView()
    view.setValue(true, forKey: "isAccessibilityElement")
    view.setValue("Opens the trip", forKey: "accessibilityHint")
    view.setValue(
      NSNumber(value: UIAccessibilityTraits.header.rawValue), forKey: "accessibilityTraits")
    view.setValue(true, forKey: "exclusiveTouch")
    view.setValue(UIView.ContentMode.center.rawValue, forKey: "contentMode")
    view.setValue(UISemanticContentAttribute.forceRightToLeft, forKey: "semanticContentAttribute")
    #expect(view.isAccessibilityElement && view.accessibilityHint == "Opens the trip")
    #expect(view.accessibilityTraits == .header && view.isExclusiveTouch)
    #expect(view.contentMode == .center)
    #expect(view.semanticContentAttribute == .forceRightToLeft)
    #expect(view.value(forKey: "contentMode") as? Int == UIView.ContentMode.center.rawValue)
  }

  @Test("A Boolean value is read by the name of its getter, too, and set by its own name only")
  func getters() {
    let control = UISwitch()
    control.setValue(false, forKey: "enabled")
    control.setValue(true, forKey: "on")
    #expect(control.value(forKey: "isEnabled") as? Bool == false)
    #expect(control.value(forKey: "isOn") as? Bool == true)
    #expect(KeyValueCoding.attempt(true, path: "enabled", on: control) == nil)
    #expect(KeyValueCoding.attempt(true, path: "isEnabled", on: control) != nil)
  }

  @Test("Key paths lead to the parts of views")
  func paths() {
    let button = UIButton(type: .system)
    button.setValue(2, forKeyPath: "titleLabel.numberOfLines")
    button.setValue(
      NSTextAlignment.right.rawValue, forKeyPath: "titleLabel.textAlignment")
    #expect(button.titleLabel?.numberOfLines == 2 && button.titleLabel?.textAlignment == .right)
    let text = UITextView()
    text.setValue(0, forKeyPath: "textContainer.lineFragmentPadding")
    #expect(text.textContainer.lineFragmentPadding == 0)
  }

  @Test("Controls, lists, texts and controllers have their usual keys")
  func others() {
    let slider = UISlider()
    slider.setValue(9, forKey: "maximumValue")
    slider.setValue(4, forKey: "value")
    #expect(slider.maximumValue == 9 && slider.value == 4)
    let stack = UIStackView()
    stack.setValue(NSLayoutConstraint.Axis.vertical.rawValue, forKey: "axis")
    stack.setValue(6, forKey: "spacing")
    #expect(stack.axis == .vertical && stack.spacing == 6)
    let table = UITableView()
    table.setValue(55, forKey: "estimatedRowHeight")
    table.setValue(0, forKey: "sectionHeaderTopPadding")
    table.setValue(true, forKey: "pagingEnabled")
    #expect(table.estimatedRowHeight == 55 && table.sectionHeaderTopPadding == 0)
    #expect(table.isPagingEnabled)
    let field = UITextField()
    field.setValue(true, forKey: "secureTextEntry")
    field.setValue("username", forKey: "textContentType")
    #expect(field.isSecureTextEntry && field.textContentType == .username)
    field.setValue(nil, forKey: "textContentType")
    #expect(field.textContentType == nil)
    let bar = UISearchBar()
    bar.setValue(true, forKey: "secureTextEntry")
    bar.setValue(UITextSmartQuotesType.no.rawValue, forKey: "smartQuotesType")
    #expect(bar.searchTextField.isSecureTextEntry && bar.searchTextField.smartQuotesType == .no)
    let item = UITabBarItem()
    item.setValue("Trips", forKey: "title")
    item.setValue("3", forKey: "badgeValue")
    #expect(item.title == "Trips" && item.badgeValue == "3")
    let controller = UINavigationController()
    controller.setValue(true, forKey: "navigationBarHidden")
    controller.setValue(true, forKey: "modalInPresentation")
    #expect(controller.isNavigationBarHidden && controller.isModalInPresentation)
  }

  @Test("A property animator has keys for its state, its direction and its fraction")
  func animators() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.setValue(0.25, forKey: "fractionComplete")
    #expect(animator.fractionComplete == 0.25)
    #expect(animator.value(forKey: "running") as? Bool == false)
    #expect(animator.value(forKey: "state") as? Int == UIViewAnimatingState.active.rawValue)
    animator.setValue(true, forKey: "reversed")
    #expect(animator.value(forKey: "fractionComplete") as? CGFloat == 0.75)
    animator.stopAnimation(true)
  }

  @Test("A label has the keys of the properties that the minimum scale has replaced")
  func oldKeysOfLabels() {
    let (label, copy) = (UILabel(), UILabel())
    label.font = .systemFont(ofSize: 20)
    copy.font = .systemFont(ofSize: 20)
    label.setValue(15, forKey: "minimumFontSize")
    label.setValue(true, forKey: "adjustsLetterSpacingToFitWidth")
    #expect(label.minimumScaleFactor == 0.75 && label.allowsDefaultTighteningForTruncation)
    for key in ["minimumFontSize", "adjustsLetterSpacingToFitWidth"] {
      copy.setValue(label.value(forKey: key), forKeyPath: key)
    }
    #expect(copy.minimumScaleFactor == 0.75 && copy.allowsDefaultTighteningForTruncation)
    #expect(UILabel().value(forKey: "minimumFontSize") as? CGFloat == 0)
  }

  @Test("Layers of each class have the keys of their properties")
  func layers() {
    let shape = CAShapeLayer()
    shape.setValue("even-odd", forKey: "fillRule")
    shape.setValue(CAShapeLayerLineCap.round, forKey: "lineCap")
    shape.setValue("bevel", forKey: "lineJoin")
    shape.setValue(3, forKey: "miterLimit")
    shape.setValue([NSNumber(value: 4), NSNumber(value: 2)], forKey: "lineDashPattern")
    #expect(shape.fillRule == .evenOdd && shape.lineCap == .round && shape.lineJoin == .bevel)
    #expect(shape.miterLimit == 3 && shape.lineDashPattern == [4, 2])
    #expect(shape.value(forKey: "lineCap") as? String == "round")
    let gradient = CAGradientLayer()
    gradient.setValue("radial", forKey: "type")
    #expect(gradient.type == .radial)
    let text = CATextLayer()
    text.setValue("Pier", forKey: "string")
    text.setValue(20, forKey: "fontSize")
    text.setValue(true, forKey: "wrapped")
    text.setValue("center", forKey: "alignmentMode")
    #expect(text.string as? String == "Pier" && text.fontSize == 20 && text.isWrapped)
    #expect(text.alignmentMode == .center && text.value(forKey: "isWrapped") as? Bool == true)
    let replicator = CAReplicatorLayer()
    replicator.setValue(true, forKey: "preservesDepth")
    #expect(replicator.preservesDepth)
  }

  @Test("The placeholder of a text field takes the color and the font of its label")
  func placeholders() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.placeholder = "Name"
    let label = field.value(forKey: "placeholderLabel") as? UILabel
    #expect(label?.text == "Name" && label?.textColor == .placeholderText)
    let before = "\(field.layer.recordContent())"
    field.setValue(UIColor.red, forKeyPath: "placeholderLabel.textColor")
    field.setValue(UIFont.systemFont(ofSize: 9), forKeyPath: "placeholderLabel.font")
    #expect(label?.textColor == .red && field.textColor != .red)
    #expect("\(field.layer.recordContent())" != before)
    #expect(field.placeholderText != nil && label?.font.pointSize == 9)
    field.setValue(UIColor.blue, forKeyPath: "_placeholderLabel.textColor")
    #expect(label?.textColor == .blue)
    let bar = UISearchBar()
    bar.setValue(UIColor.red, forKeyPath: "searchField.placeholderLabel.textColor")
    #expect(bar.searchTextField.placeholderLabel.textColor == .red)
  }

  @Test("The label of a placeholder overrides the attributes that the placeholder has by then")
  func attributedPlaceholders() {
    func color(of field: UITextField) -> UIColor? {
      field.attributedPlaceholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
        as? UIColor
    }
    let green = NSAttributedString(string: "Name", attributes: [.foregroundColor: UIColor.green])
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.attributedPlaceholder = green
    field.setValue(UIColor.red, forKeyPath: "placeholderLabel.textColor")
    #expect(color(of: field) == .red && field.placeholder == "Name")
    field.attributedPlaceholder = green
    #expect(color(of: field) == .green)
    field.placeholder = ""
    field.setValue(UIColor.red, forKeyPath: "placeholderLabel.textColor")
    #expect(field.placeholder == "" && field.placeholderLabel.textColor == .red)
  }

  @Test("Keys that UIKit does not document set what has no public property")
  func undocumented() {
    let alert = UIAlertController(title: "A", message: "B", preferredStyle: .alert)
    let action = UIAlertAction(title: "Delete", style: .default)
    alert.addAction(action)
    let title = NSAttributedString(
      string: "Gone", attributes: [.foregroundColor: UIColor.systemRed])
    alert.setValue(title, forKey: "attributedTitle")
    alert.setValue(NSAttributedString(string: "For ever"), forKey: "attributedMessage")
    action.setValue(UIColor.systemGreen, forKey: "titleTextColor")
    action.setValue(true, forKey: "checked")
    let labels = labels(in: alert.view)
    #expect(labels.map(\.text) == ["Gone", "For ever", "Delete"])
    #expect(labels.last?.textColor == .systemGreen)
    #expect(action.value(forKey: "checked") as? Bool == true)
    let picker = UIDatePicker()
    picker.setValue(UIColor.white, forKey: "textColor")
    #expect(picker.value(forKey: "textColor") as? UIColor == .white)
    let bar = UISearchBar()
    bar.setValue("Abbrechen", forKey: "cancelButtonText")
    #expect(bar.value(forKey: "cancelButtonText") as? String == "Abbrechen")
    let device = UIDevice()
    device.setValue(UIInterfaceOrientation.landscapeLeft.rawValue, forKey: "orientation")
    #expect(device.orientation.rawValue == UIInterfaceOrientation.landscapeLeft.rawValue)
  }

  @Test("The image and the alignment of an alert's button are set by their keys")
  func alertButtons() throws {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    let action = UIAlertAction(title: "Share", style: .default)
    alert.addAction(action)
    action.setValue(UIImage(systemName: "star"), forKey: "image")
    action.setValue(UIColor.systemPink, forKey: "imageTintColor")
    action.setValue(CATextLayerAlignmentMode.left, forKey: "titleTextAlignment")
    alert.view.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
    alert.view.layoutIfNeeded()
    let button = try #require((alert.view as? AlertView)?.buttons.first)
    let picture = try #require(button.subviews.compactMap { $0 as? UIImageView }.first)
    #expect(picture.frame.minX == 16 && picture.tintColor == .systemPink)
    #expect(picture.image?.renderingMode == .alwaysTemplate)
    let label = try #require(labels(in: button).first)
    #expect(label.textAlignment == .left && label.frame.minX > picture.frame.maxX)
    action.setValue(NSTextAlignment.right.rawValue, forKey: "titleTextAlignment")
    #expect(action.titleTextAlignment == .right)
    action.setValue(UIColor.systemGreen, forKey: "_titleTextColor")
    #expect(action.titleTextColor == .systemGreen)
  }

  @Test("The line and the background of bars are reached by their keys")
  func bars() throws {
    let bars: [UIView] = [UINavigationBar(), UITabBar(), UIToolbar()]
    for bar in bars {
      bar.setValue(true, forKey: "hidesShadow")
      let background = try #require(bar.value(forKey: "backgroundView") as? BarBackground)
      let look = UIBarAppearance()
      look.configureWithDefaultBackground()
      background.show(look)
      #expect(background.superview === bar && background.subviews.last?.isHidden == true)
      bar.setValue(false, forKey: "hidesShadow")
      #expect(background.subviews.last?.isHidden == false)
    }
  }

  @Test("A share sheet stores the value for the key of its subject")
  func subject() {
    let sheet = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
    sheet.setValue("Trips", forKey: "subject")
    #expect(sheet.value(forKey: "subject") as? String == "Trips")
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { labels(in: $0) + [$0 as? UILabel].compactMap { $0 } }
  }

  @Test("The navigation bar of a controller is replaced by one of a class of the app")
  func navigationBar() {
    final class TallBar: UINavigationBar {}
    let root = UIViewController()
    root.title = "Root"
    let navigation = UINavigationController(rootViewController: root)
    navigation.loadViewIfNeeded()
    let (old, bar) = (navigation.navigationBar, TallBar())
    navigation.setValue(bar, forKey: "navigationBar")
    #expect(navigation.navigationBar === bar && old.superview == nil)
    #expect(bar.superview === navigation.view && bar.topItem === root.navigationItem)
    let next = UIViewController()
    navigation.pushViewController(next, animated: false)
    #expect(bar.topItem === next.navigationItem && old.items == nil)
  }

  @Test("The tab bar of a controller is replaced by one of a class of the app")
  func tabBar() {
    final class TallBar: UITabBar {}
    let tabs = UITabBarController()
    let (first, second) = (UIViewController(), UIViewController())
    (first.title, second.title) = ("A", "B")
    tabs.viewControllers = [first, second]
    let (old, bar) = (tabs.tabBar, TallBar())
    tabs.setValue(bar, forKey: "tabBar")
    #expect(tabs.tabBar === bar && bar.superview === tabs.view && old.superview == nil)
    #expect(bar.items?.map(\.title) == ["A", "B"] && bar.delegate === tabs)
    let item = first.tabBarItem.value(forKey: "view") as? UIView
    #expect(item != nil && item?.superview === bar)
    tabs.selectedIndex = 1
    #expect(bar.selectedItem === second.tabBarItem && old.items == nil)
    #expect(KeyValueCoding.attempt(UIView(), path: "tabBar", on: tabs) != nil)
  }
}
