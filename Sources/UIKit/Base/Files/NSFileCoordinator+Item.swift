import Foundation

extension NSFileCoordinator {
  /// The kind of access to one item: reading or writing, with its options.
  internal enum AccessKind: Sendable {
    case reading(ReadingOptions)
    case writing(WritingOptions)
  }

  /// An item that an access reads or changes.
  internal struct Item {
    /// The URL that the closure of the access gets.
    let url: URL
    private let kind: AccessKind

    init(_ url: URL, _ kind: AccessKind) {
      if case .reading(let options) = kind, options.contains(.resolvesSymbolicLink) {
        self.url = url.resolvingSymlinksInPath()
      } else {
        self.url = url
      }
      self.kind = kind
    }

    init(reading url: URL, _ options: ReadingOptions) { self.init(url, .reading(options)) }

    init(writing url: URL, _ options: WritingOptions) { self.init(url, .writing(options)) }

    init(_ intent: NSFileAccessIntent) { self.init(intent.url, intent.kind) }

    var path: String { url.standardizedFileURL.path }

    /// The options for changing the item; `nil` if the access only reads the item.
    private var writingOptions: WritingOptions? {
      if case .writing(let options) = kind { return options }
      return nil
    }

    var isWriting: Bool { writingOptions != nil }
    var isDeleting: Bool { writingOptions?.contains(.forDeleting) == true }

    /// Whether presenters save their changes before the access.
    var needsSaving: Bool {
      switch kind {
      case .reading(let options):
        options.isDisjoint(with: [.withoutChanges, .immediatelyAvailableMetadataOnly])
      case .writing(let options):
        !options.isDisjoint(with: [.forMoving, .forMerging])
      }
    }

    /// Whether presenters are notified after the access that the item has changed.
    var changesContents: Bool {
      writingOptions?.isDisjoint(
        with: [.forDeleting, .forMoving, .contentIndependentMetadataOnly]) == true
    }
  }
}
