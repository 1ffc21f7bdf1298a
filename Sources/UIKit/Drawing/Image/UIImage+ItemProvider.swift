import Foundation

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  /// The type identifier of PNG.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }

  /// The type identifiers of PNG, JPEG and images.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg", "public.image"]
  }

  /// Supplies the image as PNG.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?)
      -> Void
  ) -> Progress? {
    completionHandler(pngData(), nil)
    return nil
  }

  /// Creates an image from data.
  public static func object(withItemProviderData data: Data, typeIdentifier: String)
    throws -> Self
  {
    guard let image = UIImage(data: data) as? Self else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return image
  }
}
