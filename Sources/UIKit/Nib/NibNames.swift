import Foundation

/// The words of nib files for UIKit's values.
internal enum NibNames {
  static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
  static let symbolWeights: [String: UIImage.SymbolWeight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
  static let symbolScales: [String: UIImage.SymbolScale] = [
    "small": .small, "medium": .medium, "large": .large, "default": .default,
  ]
  static let alignments: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified,
    "natural": .natural,
  ]
  static let breaks: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
    "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
    "middleTruncation": .byTruncatingMiddle,
  ]
  static let paragraphBreaks: [String: NSLineBreakMode] = [
    "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping,
    "truncatingHead": .byTruncatingHead, "truncatingTail": .byTruncatingTail,
    "truncatingMiddle": .byTruncatingMiddle,
  ]
  @MainActor static let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
    "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]
  static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]
  static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered,
    "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged,
    "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
  ]
}

/// UIKit's own colors by the names that nibs have for them.
@MainActor
internal enum NibColors {
  static let system: [String: UIColor] = {
    let colors: [String: UIColor] = [
      "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
      "quaternaryLabel": .quaternaryLabel, "link": .link, "placeholderText": .placeholderText,
      "separator": .separator, "opaqueSeparator": .opaqueSeparator,
      "systemBackground": .systemBackground,
      "secondarySystemBackground": .secondarySystemBackground,
      "tertiarySystemBackground": .tertiarySystemBackground,
      "systemGroupedBackground": .systemGroupedBackground,
      "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
      "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
      "groupTableViewBackground": .systemGroupedBackground,
      "systemFill": .systemFill, "secondarySystemFill": .secondarySystemFill,
      "tertiarySystemFill": .tertiarySystemFill, "quaternarySystemFill": .quaternarySystemFill,
      "systemRed": .systemRed, "systemGreen": .systemGreen, "systemBlue": .systemBlue,
      "systemOrange": .systemOrange, "systemYellow": .systemYellow, "systemPink": .systemPink,
      "systemPurple": .systemPurple, "systemTeal": .systemTeal, "systemIndigo": .systemIndigo,
      "systemBrown": .systemBrown, "systemMint": .systemMint, "systemCyan": .systemCyan,
      "systemGray": .systemGray, "systemGray2": .systemGray2, "systemGray3": .systemGray3,
      "systemGray4": .systemGray4, "systemGray5": .systemGray5, "systemGray6": .systemGray6,
      "darkText": .darkText, "lightText": .lightText, "tint": .tintColor,
      "black": .black, "darkGray": .darkGray, "lightGray": .lightGray, "white": .white,
      "gray": .gray, "red": .red, "green": .green, "blue": .blue, "cyan": .cyan,
      "yellow": .yellow, "magenta": .magenta, "orange": .orange, "purple": .purple,
      "brown": .brown, "clear": .clear,
    ]
    // Files have both the names of properties and those of Objective-C's methods, which end in "Color".
    var all = colors
    for (name, color) in colors { all[name + "Color"] = color }
    all["scrollViewTexturedBackgroundColor"] = .systemGray
    all["viewFlipsideBackgroundColor"] = .darkGray
    return all
  }()
}
