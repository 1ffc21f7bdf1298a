import Foundation

/// The share sheet: shares items with the services that are available for them.
///
///     let sheet = UIActivityViewController(
///       activityItems: [link], applicationActivities: [PinActivity()])
///     sheet.completionWithItemsHandler = { type, completed, _, _ in log(type, completed) }
///     present(sheet, animated: true)
///
/// The sheet lists the app's own services that can act on the items, and the services of the
/// system. A test chooses a service in one line, or taps its row:
///
///     sheet.choose(.copyToPasteboard)
///     sheet.cancel()
///
/// In a regular width the sheet is a popover, and needs a source:
/// `sheet.popoverPresentationController?.sourceView = button`.
///
/// - Differs: services of the system do nothing, and report success. Only `copyToPasteboard` copies
///   the items. Services are listed in rows, without images. Above them, only the link metadata of
///   an item source is shown.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// Called when the sheet was dismissed.
  ///
  /// The arguments are the chosen service, if there is one, and whether it was completed.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void
  /// The type of the completion handler before iOS 8.
  public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void

  /// Creates a sheet for some items.
  ///
  /// - Parameters:
  ///   - activityItems: The items to share: texts, URLs, images, or objects that supply these.
  ///   - applicationActivities: The app's own services.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    given = activityItems
    own = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    for activity in own { activity.owner = self }
    modalPresentationStyle = .popover
  }

  /// Creates a sheet for the items of a view or controller.
  ///
  /// - Differs: only a `UIActivityItemsConfiguration` is asked for services of the app.
  public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
    let configuration = activityItemsConfiguration as? UIActivityItemsConfiguration
    self.init(
      activityItems: activityItemsConfiguration.itemProvidersForActivityItemsConfiguration,
      applicationActivities: configuration?.applicationActivitiesForActivityItemsConfiguration)
    title = activityItemsConfiguration.activityItemsConfigurationMetadata(key: .title) as? String
  }

  /// Returns `nil`: the sheet cannot be loaded from a nib.
  ///
  /// The initializer is unavailable, as in UIKit, so subclasses need not declare it.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// The items to share, as the app has passed them.
  private let given: [Any]
  /// The app's own services.
  private let own: [UIActivity]
  /// Whether the user has chosen a service or has dismissed the sheet.
  private var isAnswered = false

  /// Called when the sheet was dismissed, and when a service of the app was not completed.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Called in the same cases as `completionWithItemsHandler`, if there is no such handler.
  open var completionHandler: CompletionHandler?
  /// The services that are not listed.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Whether the chosen service may show another controller.
  /// - Differs: it is stored without effect.
  open var allowsProminentActivity = true

  /// The subject of a mail, which is stored without effect.
  ///
  /// UIKit does not document this property. Apps set the property by its name, with key-value
  /// coding.
  internal final var subject: String?

  // MARK: Available services

  /// The items with which services are chosen. A placeholder replaces each item source.
  private var placeholders: [Any] {
    given.map { item in
      (item as? any UIActivityItemSource).map { $0.activityViewControllerPlaceholderItem(self) }
        ?? item
    }
  }

  /// Returns the items for a service. An item source supplies its item for the service.
  private func items(for type: UIActivity.ActivityType?) -> [Any] {
    given.compactMap { item -> Any? in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: type)
    }
  }

  /// A service that can be chosen.
  internal struct Choice {
    let title: String
    let type: UIActivity.ActivityType?
    /// The app's own service; `nil` for a service of the system.
    let activity: UIActivity?
  }

  /// The services that can be chosen, the services of the system first.
  internal var choices: [Choice] {
    let placeholders = placeholders
    let system: [(UIActivity.ActivityType, String)] = [
      (.airDrop, "AirDrop"), (.message, "Messages"), (.mail, "Mail"),
      (.copyToPasteboard, "Copy"), (.addToReadingList, "Add to Reading List"),
      (.saveToCameraRoll, "Save Image"), (.print, "Print"),
    ]
    let hasLink = placeholders.contains {
      if let provider = $0 as? NSItemProvider {
        return provider.canLoadObject(ofClass: URL.self)
          && !provider.hasItemConformingToTypeIdentifier("public.file-url")
      }
      return ($0 as? URL)?.isFileURL == false
    }
    let hasImage = placeholders.contains {
      if let provider = $0 as? NSItemProvider {
        return provider.canLoadObject(ofClass: UIImage.self)
      }
      return $0 is UIImage
    }
    let known = system.filter { type, _ in
      switch type {
      case .addToReadingList: hasLink
      case .saveToCameraRoll: hasImage
      default: true
      }
    }
    let all =
      known.map { Choice(title: $1, type: $0, activity: nil) }
      + own.filter { $0.canPerform(withActivityItems: placeholders) }
      .map { Choice(title: $0.activityTitle ?? "", type: $0.activityType, activity: $0) }
    return all.filter { choice in
      choice.type.map { type in excludedActivityTypes?.contains(type) != true } ?? true
    }
  }

  /// The link metadata whose title and picture the sheet shows above the services.
  ///
  /// The first item source that returns metadata supplies the metadata. If no item source returns
  /// metadata, this property is `nil`.
  internal var linkMetadata: LPLinkMetadata? {
    for item in given {
      if let source = item as? any UIActivityItemSource,
        let metadata = source.activityViewControllerLinkMetadata(self)
      {
        return metadata
      }
    }
    return nil
  }

  // MARK: Choosing in code

  /// Chooses a service, as a tap on it does, and returns whether the service was available.
  ///
  /// UIKit has no such method; it is for tests. Nothing is animated.
  @discardableResult
  public func choose(_ type: UIActivity.ActivityType) -> Bool {
    guard let choice = choices.first(where: { $0.type == type }) else { return false }
    return choose(choice)
  }

  /// Chooses a service by its title, as a tap on it does, and returns whether the service was
  /// available.
  ///
  /// UIKit has no such method; it is for tests. Nothing is animated.
  @discardableResult
  public func choose(title: String) -> Bool {
    guard let choice = choices.first(where: { $0.title == title }) else { return false }
    return choose(choice)
  }

  /// Dismisses the sheet without a service, as a user does by dragging it down.
  ///
  /// UIKit has no such method; it is for tests. Nothing is animated.
  public func cancel() {
    guard !isAnswered else { return }
    isAnswered = true
    presentingViewController?.dismiss(animated: false)
    tell(nil, false)
  }

  /// Chooses a service, and returns whether the sheet was still waiting for a choice.
  @discardableResult
  internal func choose(_ choice: Choice) -> Bool {
    guard !isAnswered else { return false }
    let items = items(for: choice.type)
    guard let activity = choice.activity else {
      isAnswered = true
      if choice.type == .copyToPasteboard { copy(items) }
      presentingViewController?.dismiss(animated: false)
      tell(choice.type, true)
      return true
    }
    activity.prepare(withActivityItems: items)
    if let asking = activity.activityViewController {
      present(asking, animated: true)
    } else {
      activity.perform()
    }
    return true
  }

  /// Ends a service of the app. If the service was not completed, the sheet remains presented.
  ///
  /// - Unverified: that the sheet stays after a service that was not completed.
  internal func finish(_ activity: UIActivity, _ completed: Bool) {
    guard !isAnswered else { return }
    if presentedViewController != nil { dismiss(animated: true) }
    guard completed else { return tell(activity.activityType, false) }
    isAnswered = true
    presentingViewController?.dismiss(animated: false)
    tell(activity.activityType, true)
  }

  private func copy(_ items: [Any]) {
    let providers: [NSItemProvider] = items.compactMap { item in
      switch item {
      case let provider as NSItemProvider: provider
      case let text as String: NSItemProvider(object: text as NSString)
      case let link as URL: NSItemProvider(object: link as NSURL)
      case let object as any NSItemProviderWriting: NSItemProvider(object: object)
      default: nil
      }
    }
    if !providers.isEmpty { UIPasteboard.general.itemProviders = providers }
  }

  /// Calls the completion handler of the app.
  private func tell(_ type: UIActivity.ActivityType?, _ completed: Bool) {
    if let completionWithItemsHandler {
      completionWithItemsHandler(type, completed, nil, nil)
    } else {
      completionHandler?(type, completed)
    }
  }

  // MARK: Overrides of the view controller

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    // The rows are not updated, so a tap must choose one of the services that were listed here.
    let choices = choices
    let list = ChoiceList(
      choices.map(\.title), chosen: { [weak self] index in self?.choose(choices[index]) })
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let linkMetadata {
      let link = LPLinkView(metadata: linkMetadata)
      // The picture is loaded later, and changes the height of the header. A table measures a
      // header only when the header is set.
      link.pictureDidChange = { [weak link, weak list] in
        guard let link, let list else { return }
        link.frame.size = link.sizeThatFits(CGSize(width: list.bounds.width, height: 0))
        list.tableHeaderView = link
      }
      link.pictureDidChange()
    }
    view.addSubview(list)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // The user has dragged the sheet down.
    guard isBeingDismissed, !isAnswered else { return }
    isAnswered = true
    tell(nil, false)
  }
}

/// A table of titles that can be tapped.
internal final class ChoiceList: UITableView, UITableViewDataSource, UITableViewDelegate {
  private let titles: [String]
  private let chosen: (Int) -> Void

  init(_ titles: [String], chosen: @escaping (Int) -> Void) {
    self.titles = titles
    self.chosen = chosen
    super.init(frame: .zero, style: .insetGrouped)
    dataSource = self
    delegate = self
    register(UITableViewCell.self, forCellReuseIdentifier: "Choice")
  }

  required init?(coder: NSCoder) { nil }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    titles.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = dequeueReusableCell(withIdentifier: "Choice", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = titles[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  // Otherwise a swipe would show a button that deletes the row.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    deselectRow(at: indexPath, animated: true)
    chosen(indexPath.row)
  }
}
