import Foundation
import Testing

@testable import GalleyUIKit

/// Compares a view of a nib and its subviews with the same view built in code: at three widths, in
/// both directions and in five text sizes.
@MainActor
func expectSame(
  _ text: String, sourceLocation: SourceLocation = #_sourceLocation, _ code: () -> UIView
) throws {
  let made = try #require(
    nib(text).instantiate(withOwner: nil).first as? UIView, sourceLocation: sourceLocation)
  let built = code()
  let height = built.frame.height
  let windows = [made, built].map { view in
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
    window.addSubview(view)
    return window
  }
  let sizes: [UIContentSizeCategory] = [
    .extraSmall, .large, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityExtraExtraExtraLarge,
  ]
  for width in [320.0, 393, 768] {
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      for size in sizes {
        for (window, view) in zip(windows, [made, built]) {
          window.traitOverrides.layoutDirection = direction
          window.traitOverrides.preferredContentSizeCategory = size
          window.frame.size.width = width
          view.frame = CGRect(x: 0, y: 0, width: width, height: height)
          window.layoutIfNeeded()
        }
        let differences = made.differences(from: built, at: "root")
        #expect(
          differences.isEmpty, "at \(width), \(direction), \(size.rawValue)",
          sourceLocation: sourceLocation)
        if !differences.isEmpty { return }
      }
    }
  }
}

extension UIView {
  /// Returns the names of the properties that differ from another view's, with both values.
  fileprivate func differences(from other: UIView, at path: String) -> [String] {
    let here = "\(path) \(type(of: self))"
    guard type(of: self) == type(of: other) else { return ["\(here): \(type(of: other))"] }
    var found: [String] = []
    func compare<Value: Equatable>(_ name: String, _ mine: Value, _ others: Value) {
      if mine != others { found.append("\(here).\(name): \(mine), not \(others)") }
    }
    compare("frame", frame, other.frame)
    compare("isHidden", isHidden, other.isHidden)
    compare("alpha", alpha, other.alpha)
    compare("isOpaque", isOpaque, other.isOpaque)
    compare("clipsToBounds", clipsToBounds, other.clipsToBounds)
    compare("contentMode", contentMode, other.contentMode)
    compare("tag", tag, other.tag)
    compare("tintColor", tintColor.shown(in: self), other.tintColor.shown(in: other))
    compare(
      "backgroundColor", backgroundColor?.shown(in: self), other.backgroundColor?.shown(in: other))
    compare("autoresizingMask", autoresizingMask.rawValue, other.autoresizingMask.rawValue)
    compare("layoutMargins", directionalLayoutMargins, other.directionalLayoutMargins)
    compare("semantics", semanticContentAttribute, other.semanticContentAttribute)
    compare("accessibility", accessibilityLabel, other.accessibilityLabel)
    compare("isUserInteractionEnabled", isUserInteractionEnabled, other.isUserInteractionEnabled)
    compare("gestures", gestureRecognizers?.count ?? 0, other.gestureRecognizers?.count ?? 0)
    compareControls(with: other) { found.append("\(here).\($0)") }
    // The rows of an endless wheel repeat: different subviews can look the same.
    if "\(type(of: self))" == "PickerWheel" { return found }
    compare("subviews", subviews.count, other.subviews.count)
    for (index, (mine, others)) in zip(subviews, other.subviews).enumerated() {
      found += mine.differences(from: others, at: "\(here)[\(index)]")
    }
    return found
  }

  private func compareControls(with other: UIView, _ report: (String) -> Void) {
    func compare<View: UIView, Value: Equatable>(
      _ name: String, _ type: View.Type, _ value: (View) -> Value
    ) {
      guard let mine = self as? View, let other = other as? View else { return }
      if value(mine) != value(other) {
        report("\(name): \(value(mine)), not \(value(other))")
      }
    }
    compare("text", UILabel.self) { $0.text }
    compare("font", UILabel.self) { $0.font }
    compare("textColor", UILabel.self) { $0.textColor }
    compare("textAlignment", UILabel.self) { $0.textAlignment }
    compare("lineBreakMode", UILabel.self) { $0.lineBreakMode }
    compare("numberOfLines", UILabel.self) { $0.numberOfLines }
    compare("isEnabled", UIControl.self) { $0.isEnabled }
    compare("isSelected", UIControl.self) { $0.isSelected }
    compare("contentHorizontalAlignment", UIControl.self) { $0.contentHorizontalAlignment }
    compare("contentVerticalAlignment", UIControl.self) { $0.contentVerticalAlignment }
    compare("title", UIButton.self) { $0.currentTitle }
    compare("titleColor", UIButton.self) { $0.currentTitleColor }
    compare("buttonType", UIButton.self) { $0.buttonType }
    compare("isOn", UISwitch.self) { $0.isOn }
    compare("onTintColor", UISwitch.self) { $0.onTintColor }
    compare("values", UISlider.self) { [$0.minimumValue, $0.value, $0.maximumValue] }
    compare("isContinuous", UISlider.self) { $0.isContinuous }
    compare("values", UIStepper.self) {
      [$0.minimumValue, $0.value, $0.maximumValue, $0.stepValue]
    }
    compare("wraps, autorepeat", UIStepper.self) { [$0.wraps, $0.autorepeat, $0.isContinuous] }
    compare("selectedSegmentIndex", UISegmentedControl.self) { $0.selectedSegmentIndex }
    compare("titles", UISegmentedControl.self) { control in
      (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) }
    }
    compare("progress", UIProgressView.self) { $0.progress }
    compare("style", UIProgressView.self) { $0.progressViewStyle }
    compare("isAnimating", UIActivityIndicatorView.self) { $0.isAnimating }
    compare("style", UIActivityIndicatorView.self) { $0.style }
    compare("color", UIActivityIndicatorView.self) { $0.color }
    compare("pages", UIPageControl.self) { [$0.numberOfPages, $0.currentPage] }
    compare("text", UITextField.self) { $0.text }
    compare("placeholder", UITextField.self) { $0.placeholder }
    compare("font", UITextField.self) { $0.font }
    compare("borderStyle", UITextField.self) { $0.borderStyle }
    compare("keyboardType", UITextField.self) { $0.keyboardType }
    compare("text", UITextView.self) { $0.text }
    compare("font", UITextView.self) { $0.font }
    compare("isEditable", UITextView.self) { $0.isEditable }
    compare("placeholder", UISearchBar.self) { $0.placeholder }
    compare("style", UISearchBar.self) { $0.searchBarStyle }
    compare("effect", UIVisualEffectView.self) { ($0.effect as? UIBlurEffect)?.style }
    compare("image", UIImageView.self) { $0.image }
    compare("symbols", UIImageView.self) { $0.preferredSymbolConfiguration }
    compare("distribution", UIStackView.self) { "\($0.distribution) \($0.alignment)" }
    compare("style", UITableView.self) { $0.style }
    compare("rowHeight", UITableView.self) { [$0.rowHeight, $0.estimatedRowHeight] }
    compare("separators", UITableView.self) { "\($0.separatorStyle) \($0.separatorInset)" }
    compare("selection", UITableView.self) { [$0.allowsSelection, $0.allowsMultipleSelection] }
    compare("accessory", UITableViewCell.self) { $0.accessoryType }
    compare("selectionStyle", UITableViewCell.self) { $0.selectionStyle }
    compare("barStyle", UINavigationBar.self) { "\($0.barStyle) \($0.isTranslucent)" }
    compare("items", UINavigationBar.self) { $0.items?.map(\.title) }
    compare("items", UIToolbar.self) { $0.items?.map { "\($0.style) \($0.isEnabled)" } }
    compare("items", UITabBar.self) { $0.items?.map { "\($0.title ?? "") \($0.badgeValue ?? "")" } }
    compare("date", UIDatePicker.self) { $0.date }
    compare("mode", UIDatePicker.self) { "\($0.datePickerMode) \($0.preferredDatePickerStyle)" }
    compare("axis", UIStackView.self) { $0.axis }
    compare("spacing", UIStackView.self) { $0.spacing }
    compare("contentSize", UIScrollView.self) { $0.contentSize }
    compare("contentInset", UIScrollView.self) { $0.contentInset }
    compare("bounces", UIScrollView.self) { [$0.bounces, $0.alwaysBounceVertical] }
  }
}

extension UIColor {
  @MainActor
  fileprivate func shown(in view: UIView) -> UIColor { resolvedColor(with: view.traitCollection) }
}
