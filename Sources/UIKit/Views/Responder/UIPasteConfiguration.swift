import Foundation

/// The types that a responder accepts from the pasteboard.
///
///     pasteConfiguration = UIPasteConfiguration(forAccepting: UIImage.self)
///
///     override func paste(itemProviders: [NSItemProvider]) {
///       itemProviders.first?.loadObject(ofClass: UIImage.self) { image, _ in … }
///     }
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject {
  /// The identifiers of the types.
  open var acceptableTypeIdentifiers: [String]

  /// Creates a configuration that accepts nothing.
  public override init() { acceptableTypeIdentifiers = [] }

  /// Creates a configuration that accepts the types with the given identifiers.
  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
  }

  /// Creates a configuration of the types from which objects of a class can be created.
  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
    self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
  }

  /// Accepts further types.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }

  /// Accepts the types from which objects of a class can be created, too.
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
  }

  /// Whether any of the items has an accepted type.
  internal final func accepts(_ providers: [NSItemProvider]) -> Bool {
    providers.contains { provider in
      acceptableTypeIdentifiers.contains { provider.hasItemConformingToTypeIdentifier($0) }
    }
  }
}

/// An object that accepts items from the pasteboard, such as a responder.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  /// The types that the object accepts.
  var pasteConfiguration: UIPasteConfiguration? { get set }
  /// Pastes items from the pasteboard.
  func paste(itemProviders: [NSItemProvider])
  /// Whether the object accepts the items.
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIResponder: UIPasteConfigurationSupporting {}
