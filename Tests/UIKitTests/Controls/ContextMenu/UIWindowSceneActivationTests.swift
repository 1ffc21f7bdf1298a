import Foundation
import Testing
import UIKit

@MainActor
@Suite("A scene that the user opens")
struct UIWindowSceneActivationTests {
  private final class Shelf: NSObject, UICollectionViewDelegate {
    func collectionView(
      _ collectionView: UICollectionView,
      sceneActivationConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIWindowScene.ActivationConfiguration? {
      let configuration = UIWindowScene.ActivationConfiguration(
        userActivity: NSUserActivity(activityType: "book \(indexPath.item)"))
      configuration.options = UIWindowScene.ActivationRequestOptions()
      configuration.options?.preferredPresentationStyle = .prominent
      return configuration
    }
  }

  private let view = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

  @Test("A delegate describes the scene of an item")
  func described() throws {
    let delegate: any UICollectionViewDelegate = Shelf()
    let path = IndexPath(item: 2, section: 0)
    let found = try #require(
      delegate.collectionView(view, sceneActivationConfigurationForItemAt: path, point: .zero))
    #expect(found.userActivity.activityType == "book 2" && found.preview == nil)
    #expect(found.options?.preferredPresentationStyle == .prominent)
  }

  @Test("A delegate without the method, and a collection view controller, open no scene")
  func none() {
    final class Plain: NSObject, UICollectionViewDelegate {}
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    let path = IndexPath(item: 0, section: 0)
    for delegate in [Plain(), controller] as [any UICollectionViewDelegate] {
      #expect(
        delegate.collectionView(view, sceneActivationConfigurationForItemAt: path, point: .zero)
          == nil)
    }
  }
}
