import Foundation

/// The view of an alert: texts and text fields above buttons.
///
/// The cancel button of an action sheet is separate.
internal final class AlertView: UIView {
  private unowned let alert: UIAlertController
  /// The background of everything except the separate button.
  private let card = UIView()
  private let content = UIScrollView()
  private let actions = UIScrollView()
  /// The background of the separate button.
  private let apart = UIView()
  private let title = UILabel()
  private let message = UILabel()
  /// The view that contains the text fields, with a border.
  private let fieldsBox = UIView()
  /// The separators between text fields and between buttons.
  private var lines: [UIView] = []
  private(set) var buttons: [AlertButton] = []
  /// The presentation style for which the buttons were created.
  private var shownStyle: UIModalPresentationStyle?

  init(of alert: UIAlertController) {
    self.alert = alert
    super.init(frame: .zero)
    for view in [card, apart] {
      view.clipsToBounds = true
      view.layer.cornerRadius = figures.cornerRadius
      view.backgroundColor = AlertView.cardColor
      addSubview(view)
    }
    for view in [content, actions] {
      view.contentInsetAdjustmentBehavior = .never
      view.alwaysBounceVertical = false
      card.addSubview(view)
    }
    for (label, isTitle) in [(title, true), (message, false)] {
      label.numberOfLines = 0
      label.textAlignment = .center
      label.font = AlertView.font(isTitle: isTitle, alert.preferredStyle)
      label.textColor = alert.preferredStyle == .alert ? .label : .secondaryLabel
      content.addSubview(label)
    }
    fieldsBox.backgroundColor = .systemBackground
    fieldsBox.layer.borderWidth = 0.5
    content.addSubview(fieldsBox)
    accessibilityViewIsModal = true
    contentChanged()
    actionsChanged()
  }

  required init?(coder: NSCoder) { nil }

  private var figures: AlertFrames.Figures { AlertFrames.Figures(alert.preferredStyle) }

  /// The background color of alerts, in the light and in the dark interface style.
  static var cardColor: UIColor {
    UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(white: 0.16, alpha: 1) : UIColor(white: 0.97, alpha: 1)
    }
  }

  private static func font(isTitle: Bool, _ style: UIAlertController.Style) -> UIFont {
    if style == .alert {
      return isTitle ? .systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: 13)
    }
    return .systemFont(ofSize: 13, weight: isTitle ? .semibold : .regular)
  }

  // MARK: Content

  /// Called when the title, the message or the text fields have changed.
  func contentChanged() {
    title.text = alert.title
    message.text = alert.message
    if let text = alert.attributedTitle { title.attributedText = text }
    if let text = alert.attributedMessage { message.attributedText = text }
    if let view = alert.contentViewController?.view, view.superview !== content {
      content.addSubview(view)
    }
    for field in alert.fields where field.superview !== fieldsBox { fieldsBox.addSubview(field) }
    frameMayHaveChanged()
  }

  /// Called when the actions have changed: creates the buttons again.
  func actionsChanged() {
    for button in buttons { button.removeFromSuperview() }
    let emphasized = alert.emphasizedAction
    let isApart = isLastApart
    let shown = alert.shownActions
    buttons = shown.enumerated().map { number, action in
      let button = AlertButton(
        action, isBold: action === emphasized, in: alert.preferredStyle)
      button.addAction(
        UIAction { [weak alert] _ in alert?.press(action) }, for: .touchUpInside)
      (isApart && number == shown.count - 1 ? apart : actions).addSubview(button)
      return button
    }
    frameMayHaveChanged()
  }

  /// Called when the style of the presentation may have changed.
  ///
  /// An action sheet has a cancel button, except in a popover.
  func presentationMayHaveChanged() {
    let style = alert.presentationController?.presentationStyle
    guard style != shownStyle else { return }
    shownStyle = style
    actionsChanged()
  }

  /// Requests layout of this view, and of the presentation's container view, which sets the frame
  /// of this view.
  private func frameMayHaveChanged() {
    setNeedsLayout()
    superview?.superview?.setNeedsLayout()
  }

  /// Whether the cancel button is separate from the other buttons.
  private var isLastApart: Bool {
    alert.preferredStyle == .actionSheet && alert.shownActions.last?.style == .cancel
  }

  // MARK: Layout

  /// Returns the frames of the parts of the alert for a width.
  func frames(width: CGFloat, maximumHeight: CGFloat) -> AlertFrames {
    func height(_ label: UILabel, _ width: CGFloat) -> CGFloat {
      guard label.text?.isEmpty == false else { return 0 }
      return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }
    return AlertFrames(
      AlertFrames.Parts(
        style: alert.preferredStyle, titleHeight: { height(self.title, $0) },
        messageHeight: { height(self.message, $0) }, fieldCount: alert.fields.count,
        customHeight: alert.heightOfContentController(forWidth: width),
        buttonWidths: buttons.map(\.titleWidth), isLastApart: isLastApart),
      width: width, maximumHeight: maximumHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let frames = frames(width: bounds.width, maximumHeight: bounds.height)
    card.frame = CGRect(x: 0, y: 0, width: bounds.width, height: frames.actions.maxY)
    content.frame = frames.content
    content.contentSize = CGSize(width: bounds.width, height: frames.contentHeight)
    title.frame = frames.title
    message.frame = frames.message
    alert.contentViewController?.view.frame = frames.custom
    fieldsBox.isHidden = frames.fields.isEmpty
    fieldsBox.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    if let first = frames.fields.first, let last = frames.fields.last {
      fieldsBox.frame = first.union(last)
    }
    for (field, frame) in zip(alert.fields, frames.fields) {
      field.frame = frame.offsetBy(dx: -fieldsBox.frame.minX, dy: -fieldsBox.frame.minY)
    }
    actions.frame = frames.actions
    actions.contentSize = CGSize(width: bounds.width, height: frames.actionsHeight)
    for (button, frame) in zip(buttonsInOrder(frames), frames.buttons) {
      var frame = frame
      if frames.isRow, isMirrored { frame.origin.x = bounds.width - frame.maxX }
      button.frame = frame
    }
    apart.isHidden = frames.apart == nil
    if let frame = frames.apart {
      apart.frame = frame
      buttons.last?.frame = apart.bounds
    }
    placeLines(frames)
  }

  /// Returns the buttons in the order of their frames. The cancel button is the first of two
  /// buttons side by side, and the last of two buttons in a column.
  private func buttonsInOrder(_ frames: AlertFrames) -> [AlertButton] {
    let isCancelFirst = buttons.count == 2 && buttons[0].action.style == .cancel
    return alert.preferredStyle == .alert && !frames.isRow && isCancelFirst
      ? buttons.reversed() : buttons
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Places the separators between the text fields, above the buttons, and between two buttons side
  /// by side.
  private func placeLines(_ frames: AlertFrames) {
    for line in lines { line.removeFromSuperview() }
    let pixel = traitCollection.pixelLength
    let above = frames.contentHeight > 0 ? frames.buttons : Array(frames.buttons.dropFirst())
    var places = above.map { CGRect(x: $0.minX, y: $0.minY, width: $0.width, height: pixel) }
    if frames.isRow, let second = frames.buttons.last {
      places.append(CGRect(x: second.minX, y: 0, width: pixel, height: second.height))
    }
    let betweenFields = frames.fields.dropFirst().map { field in
      CGRect(x: 0, y: field.minY - fieldsBox.frame.minY, width: field.width, height: pixel)
    }
    lines = [(places, actions), (betweenFields, fieldsBox)].flatMap { places, view in
      places.map { place in
        let line = UIView(frame: place)
        line.backgroundColor = .separator
        line.isUserInteractionEnabled = false
        view.addSubview(line)
        return line
      }
    }
  }
}
