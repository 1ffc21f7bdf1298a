import Foundation
import Galley
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor @Suite("A picker for pictures of the library")
struct PHPickerViewControllerTests {
  private final class Album: PHPickerViewControllerDelegate {
    var results: [[PHPickerResult]] = []
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      self.results.append(results)
      picker.dismiss(animated: true)
    }
  }

  /// The object that a handler has received, on whatever queue.
  private final class Loaded: @unchecked Sendable {
    var object: (any NSItemProviderReading)?
  }

  private let album = Album()
  private let below = UIViewController()

  private func shown(_ change: (inout PHPickerConfiguration) -> Void) -> (
    Screen, PHPickerViewController
  ) {
    let screen = Screen(below)
    var configuration = PHPickerConfiguration()
    change(&configuration)
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = album
    below.present(picker, animated: true)
    screen.settle()
    return (screen, picker)
  }

  private func image() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { $0.fill(.zero) }
  }

  @Test("The delegate gets the chosen pictures, loads them and dismisses the picker")
  func choose() throws {
    let (screen, picker) = shown { $0.selectionLimit = 2 }
    let image = image()
    picker.choose([image])
    screen.settle()
    #expect(below.presentedViewController == nil)
    let provider = try #require(album.results.first?.first?.itemProvider)
    #expect(provider.canLoadObject(ofClass: UIImage.self))
    let loaded = Loaded()
    _ = provider.loadObject(ofClass: UIImage.self) { object, _ in loaded.object = object }
    screen.settle()
    // The picture comes from a file, so it has lost its scale.
    let pixels = CGSize(width: 2 * image.scale, height: 2 * image.scale)
    #expect((loaded.object as? UIImage)?.size == pixels)
  }

  @Test("Cancel calls the delegate without pictures")
  func cancel() {
    let (screen, _) = shown { _ in }
    screen.tap("Cancel")
    screen.settle()
    #expect(album.results == [[]])
    #expect(below.presentedViewController == nil)
  }

  @Test("Preselected pictures come first in the results, in their order")
  func selectedBefore() {
    let (_, picker) = shown {
      $0.preselectedAssetIdentifiers = ["a", "b", "c"]
      $0.selectionLimit = 0
    }
    picker.deselectAssets(withIdentifiers: ["b"])
    picker.moveAsset(withIdentifier: "a", afterAssetWithIdentifier: "c")
    picker.choose([PHPickerResult(itemProvider: NSItemProvider(), assetIdentifier: "d")])
    #expect(album.results.last?.map(\.assetIdentifier) == ["c", "a", "d"])
  }

  @Test("A picture is not moved after a picture that is not selected")
  func movedAfterUnselected() {
    let (_, picker) = shown {
      $0.preselectedAssetIdentifiers = ["a", "b"]
      $0.selectionLimit = 0
    }
    picker.moveAsset(withIdentifier: "b", afterAssetWithIdentifier: "z")
    picker.choose([PHPickerResult(itemProvider: NSItemProvider(), assetIdentifier: "c")])
    #expect(album.results.last?.map(\.assetIdentifier) == ["a", "b", "c"])
  }

  @Test("A visible picker can be updated")
  func update() {
    let (_, picker) = shown { $0.filter = .any(of: [.images, .not(.livePhotos)]) }
    var update = PHPickerConfiguration.Update()
    update.selectionLimit = 4
    picker.updatePicker(using: update)
    #expect(picker.configuration.selectionLimit == 4)
    #expect(picker.configuration.edgesWithoutContentMargins == [])
    #expect(picker.configuration.filter != .images)
  }

  @Test("Choosing more pictures than the limit traps")
  func limit() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let picker = PHPickerViewController(configuration: PHPickerConfiguration())
      picker.choose([UIImage(), UIImage()])
    }
    expectTrap(result, says: "2 pictures are chosen in a picker that allows 1")
  }
}
