import Foundation

/// The frames of the parts of an alert, computed from the sizes of its texts.
///
/// The constants are commonly known values of iOS, which nobody has measured for Galley.
internal struct AlertFrames: Equatable {
  /// The style, the text heights, and the button widths from which the frames are computed.
  struct Parts {
    var style: UIAlertController.Style
    /// Returns the height of the title for a width; 0 if there is no title.
    var titleHeight: (_ width: CGFloat) -> CGFloat
    var messageHeight: (_ width: CGFloat) -> CGFloat
    var fieldCount = 0
    /// The height of the view of the content controller; 0 without such a controller.
    var customHeight: CGFloat = 0
    /// The widths of the button titles.
    var buttonWidths: [CGFloat] = []
    /// Whether the last button is separate, as the cancel button of an action sheet is.
    var isLastApart = false
  }

  /// The size of the alert.
  var size = CGSize.zero
  /// The frame of the texts and text fields, which scroll if they do not fit.
  var content = CGRect.zero
  /// The full height of the texts and text fields, which may exceed the height of `content`.
  var contentHeight: CGFloat = 0
  /// The frame of the title, in the coordinates of `content`.
  var title = CGRect.zero
  /// The frame of the message, in the coordinates of `content`.
  var message = CGRect.zero
  /// The frame of the content controller's view, in the coordinates of `content`.
  var custom = CGRect.zero
  /// The frames of the text fields, in the coordinates of `content`.
  var fields: [CGRect] = []
  /// The frame of the buttons, which scroll if they do not fit.
  var actions = CGRect.zero
  /// The full height of the buttons, which may exceed the height of `actions`.
  var actionsHeight: CGFloat = 0
  /// The frames of the buttons, in the coordinates of `actions`.
  var buttons: [CGRect] = []
  /// Whether two buttons are side by side.
  var isRow = false
  /// The frame of the separate button, or `nil`.
  var apart: CGRect?

  init(_ parts: Parts, width: CGFloat, maximumHeight: CGFloat) {
    let figures = Figures(parts.style)
    let inner = width - 2 * figures.side
    placeContent(parts, figures, width: inner)
    placeButtons(parts, figures, width: width)
    let apartHeight = parts.isLastApart ? figures.buttonHeight + figures.gap : 0
    let available = max(maximumHeight - apartHeight, 0)
    // The buttons shrink first, down to half of the height. The texts shrink after that.
    let actionsHeight = min(
      self.actionsHeight, max(available - contentHeight, min(self.actionsHeight, available / 2)))
    let contentHeight = min(self.contentHeight, available - actionsHeight)
    content = CGRect(x: 0, y: 0, width: width, height: contentHeight)
    actions = CGRect(x: 0, y: contentHeight, width: width, height: actionsHeight)
    size = CGSize(width: width, height: contentHeight + actionsHeight + apartHeight)
    if parts.isLastApart {
      apart = CGRect(
        x: 0, y: size.height - figures.buttonHeight, width: width, height: figures.buttonHeight)
    }
  }

  private mutating func placeContent(_ parts: Parts, _ figures: Figures, width: CGFloat) {
    let (titleHeight, messageHeight) = (parts.titleHeight(width), parts.messageHeight(width))
    let hasTexts = titleHeight > 0 || messageHeight > 0
    let hasCustom = parts.customHeight > 0
    guard hasTexts || hasCustom || parts.fieldCount > 0 else { return }
    // The content controller's view touches the edges of the alert.
    var y = hasTexts || !hasCustom ? figures.top : 0
    title = CGRect(x: figures.side, y: y, width: width, height: titleHeight)
    y += titleHeight
    if titleHeight > 0, messageHeight > 0 { y += figures.betweenTexts }
    message = CGRect(x: figures.side, y: y, width: width, height: messageHeight)
    y += messageHeight
    if hasCustom {
      if hasTexts { y += figures.aboveFields }
      custom = CGRect(x: 0, y: y, width: width + 2 * figures.side, height: parts.customHeight)
      y += parts.customHeight
    }
    if parts.fieldCount > 0, hasTexts || hasCustom { y += figures.aboveFields }
    for _ in 0..<parts.fieldCount {
      fields.append(CGRect(x: figures.side, y: y, width: width, height: figures.fieldHeight))
      y += figures.fieldHeight
    }
    contentHeight = y + (hasCustom && parts.fieldCount == 0 ? 0 : figures.top)
  }

  private mutating func placeButtons(_ parts: Parts, _ figures: Figures, width: CGFloat) {
    let count = parts.buttonWidths.count - (parts.isLastApart ? 1 : 0)
    let half = width / 2
    isRow =
      parts.style == .alert && count == 2
      && parts.buttonWidths.allSatisfy { $0 <= half - 2 * figures.besideButtonTitle }
    for number in 0..<max(count, 0) {
      buttons.append(
        isRow
          ? CGRect(x: CGFloat(number) * half, y: 0, width: half, height: figures.buttonHeight)
          : CGRect(
            x: 0, y: CGFloat(number) * figures.buttonHeight, width: width,
            height: figures.buttonHeight))
    }
    actionsHeight = buttons.last?.maxY ?? 0
  }

  /// The constant sizes and distances in an alert of a style.
  struct Figures {
    var side: CGFloat = 16
    var top: CGFloat
    var betweenTexts: CGFloat
    var aboveFields: CGFloat = 16
    var fieldHeight: CGFloat = 30
    var buttonHeight: CGFloat
    var besideButtonTitle: CGFloat = 8
    /// The distance between the separate button and the rest of the alert.
    var gap: CGFloat = 8
    var cornerRadius: CGFloat

    init(_ style: UIAlertController.Style) {
      let isAlert = style == .alert
      top = isAlert ? 20 : 14.5
      betweenTexts = isAlert ? 4 : 12
      buttonHeight = isAlert ? 44 : 57
      cornerRadius = isAlert ? 14 : 13
    }

    /// The width of an alert, in contrast to an action sheet.
    static let alertWidth: CGFloat = 270
    /// The distance of an action sheet from the edges of the screen.
    static let sheetMargin: CGFloat = 8
    /// The width of an action sheet in a popover.
    static let popoverWidth: CGFloat = 304
  }
}
