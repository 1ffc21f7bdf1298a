import Foundation

extension UIColor: NSItemProviderWriting, NSItemProviderReading {
  /// The type identifier of a color.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }

  /// The type identifier of a color.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }

  /// Supplies the color as an archive.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?)
      -> Void
  ) -> Progress? {
    do {
      completionHandler(
        try NSKeyedArchiver.archivedData(withRootObject: self, requiringSecureCoding: true), nil)
    } catch {
      completionHandler(nil, error)
    }
    return nil
  }

  /// Creates a color from an archive.
  public static func object(withItemProviderData data: Data, typeIdentifier: String)
    throws -> Self
  {
    let color = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
    guard let color = color as? Self else { throw CocoaError(.fileReadCorruptFile) }
    return color
  }
}
