import Foundation

extension UIImage {
  /// The name of the image for accessibility: its accessibility label or, without a label, a name
  /// made from the name of its symbol.
  @MainActor internal var spokenName: String? { accessibilityLabel ?? symbolTitle }

  /// The default name of a symbol for accessibility: the words of the symbol's name, without the
  /// words for its style.
  internal var symbolTitle: String? {
    guard case .symbol(let symbol) = content.source else { return nil }
    let looks: Set<Substring> = ["fill", "circle", "square", "slash"]
    let words = symbol.name.split(separator: ".").filter { !looks.contains($0) }
    return words.isEmpty ? symbol.name : words.joined(separator: " ")
  }
}
