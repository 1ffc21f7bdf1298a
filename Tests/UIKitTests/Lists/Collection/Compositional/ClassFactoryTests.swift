import Testing
import UIKit

extension NSCollectionLayoutDimension {
  fileprivate static func part(of count: CGFloat) -> Self { .fractionalWidth(1 / count) }
}

extension NSCollectionLayoutSpacing {
  fileprivate static func gutter() -> Self { Self.fixed(8) }
}

extension NSCollectionLayoutGroup {
  fileprivate class func pairs(of item: NSCollectionLayoutItem) -> Self {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let group = horizontal(layoutSize: size, repeatingSubitem: item, count: 2)
    group.interItemSpacing = .gutter()
    return group
  }
}

extension NSCollectionLayoutDecorationItem {
  fileprivate static func card() -> Self { background(elementKind: "card") }
}

@MainActor @Suite("Class methods that create parts of compositional layouts")
struct ClassFactoryTests {
  @Test("Class methods return instances of the class, so that extensions may return Self")
  func selfOfExtensions() {
    let width = NSCollectionLayoutDimension.part(of: 4)
    #expect(width.isFractionalWidth && width.dimension == 0.25)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: width, heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.pairs(of: item)
    #expect(group.interItemSpacing?.spacing == 8 && group.interItemSpacing?.isFixed == true)
    #expect(group.subitems == [item])
    #expect(NSCollectionLayoutDecorationItem.card().elementKind == "card")
  }
}
