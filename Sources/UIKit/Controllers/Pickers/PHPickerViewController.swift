import Foundation

/// Lets a user choose pictures and movies from the library, although the app has no
/// access to the library.
///
///     var configuration = PHPickerConfiguration()
///     configuration.selectionLimit = 3
///     configuration.filter = .images
///     let picker = PHPickerViewController(configuration: configuration)
///     picker.delegate = self
///     present(picker, animated: true)
///
/// A test chooses pictures in one line, and the delegate is called:
///
///     picker.choose([image])
///     picker.cancel()
///
/// As in UIKit, the delegate must dismiss the picker in `picker(_:didFinishPicking:)`.
///
/// - Differs: It shows no pictures.
@preconcurrency @MainActor
open class PHPickerViewController: UIViewController {
  /// Creates a picker.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`: the controller cannot be loaded from a nib.
  public required init?(coder: NSCoder) { nil }

  /// The pictures that may be chosen, and the look of the picker.
  public private(set) var configuration: PHPickerConfiguration

  /// The delegate, which is notified of the pictures that the user has chosen.
  public weak var delegate: (any PHPickerViewControllerDelegate)?

  private let bar = UINavigationBar()

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let item = UINavigationItem(title: "Photos")
    item.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    bar.items = [item]
    bar.standardAppearance.configureWithTransparentBackground()
    addTopBar(bar)
  }

  // MARK: Selected pictures

  /// The identifiers of the pictures that the app has selected in advance, without those that were
  /// deselected, in the order of the selection.
  private lazy var selected = configuration.preselectedAssetIdentifiers

  /// Deselects pictures.
  open func deselectAssets(withIdentifiers identifiers: [String]) {
    selected.removeAll(where: identifiers.contains)
  }

  /// Moves a selected picture after another selected picture, or to the beginning for `nil`.
  open func moveAsset(
    withIdentifier identifier: String, afterAssetWithIdentifier afterIdentifier: String?
  ) {
    guard identifier != afterIdentifier, let old = selected.firstIndex(of: identifier) else {
      return
    }
    if let afterIdentifier, !selected.contains(afterIdentifier) { return }
    selected.remove(at: old)
    let before = afterIdentifier.flatMap(selected.firstIndex(of:))
    selected.insert(identifier, at: before.map { $0 + 1 } ?? 0)
  }

  /// Changes the configuration of a picker that is shown.
  open func updatePicker(using configuration: PHPickerConfiguration.Update) {
    if let limit = configuration.selectionLimit { self.configuration.selectionLimit = limit }
    if let edges = configuration.edgesWithoutContentMargins {
      self.configuration.edgesWithoutContentMargins = edges
    }
  }

  // MARK: In tests

  /// Chooses pictures, as a user does: calls the delegate with the pictures that are already
  /// selected, followed by `images`.
  ///
  /// UIKit has no such method; it is for tests.
  public func choose(_ images: [UIImage]) {
    choose(images.map { PHPickerResult(itemProvider: NSItemProvider(object: $0)) })
  }

  /// Chooses pictures or movies, as a user does: calls the delegate with results for the pictures
  /// that are already selected, followed by `results`.
  ///
  /// UIKit has no such method; it is for tests.
  ///
  /// - Precondition: There are no more results than `selectionLimit` allows.
  public func choose(_ results: [PHPickerResult]) {
    let before = unloaded(selected)
    let chosen = results.map(\.assetIdentifier)
    let all = before.filter { !chosen.contains($0.assetIdentifier) } + results
    let limit = configuration.selectionLimit
    if limit > 0, all.count > limit {
      Misuse.trap(
        "\(all.count) pictures are chosen in a picker that allows \(limit)",
        "choose fewer, or set selectionLimit of the configuration")
    }
    delegate?.picker(self, didFinishPicking: all)
  }

  /// Closes the picker, as a tap on "Cancel" does: calls the delegate with the pictures that were
  /// selected when the picker was created.
  ///
  /// UIKit has no such method; it is for tests.
  ///
  /// - Unverified: that these pictures are the results, and not an empty array.
  public func cancel() {
    delegate?.picker(
      self, didFinishPicking: unloaded(configuration.preselectedAssetIdentifiers))
  }

  /// Returns results for pictures that the app has selected in advance. The results have no
  /// contents.
  private func unloaded(_ identifiers: [String]) -> [PHPickerResult] {
    identifiers.map { PHPickerResult(itemProvider: NSItemProvider(), assetIdentifier: $0) }
  }
}

/// The method that a picker calls on its delegate.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Called when the user has chosen pictures or has cancelled. The delegate dismisses the picker.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// A picture or a movie that a user has chosen.
///
///     let provider = result.itemProvider
///     if provider.canLoadObject(ofClass: UIImage.self) {
///       provider.loadObject(ofClass: UIImage.self) { image, error in … }
///     }
public struct PHPickerResult: Hashable, @unchecked Sendable {
  /// The contents.
  public let itemProvider: NSItemProvider

  /// The identifier of the picture in the library.
  ///
  /// UIKit sets the identifier only if the configuration was created with a library.
  public let assetIdentifier: String?

  /// Creates a result.
  ///
  /// UIKit has no such initializer; it is for tests.
  public init(itemProvider: NSItemProvider, assetIdentifier: String? = nil) {
    self.itemProvider = itemProvider
    self.assetIdentifier = assetIdentifier
  }
}
