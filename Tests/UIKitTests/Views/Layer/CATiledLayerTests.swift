import Foundation
import Testing

@testable import GalleyUIKit

@MainActor @Suite("A layer with tiles")
struct CATiledLayerTests {
  private final class Map: UIView {
    override class var layerClass: AnyClass { CATiledLayer.self }
    var drawn: [CGRect] = []
    override func draw(_ rect: CGRect) { drawn.append(rect) }
  }

  @Test("A view with a layer of tiles is drawn as a whole")
  func drawing() throws {
    let map = Map(frame: CGRect(x: 0, y: 0, width: 600, height: 300))
    let layer = try #require(map.layer as? CATiledLayer)
    layer.tileSize = CGSize(width: 100, height: 100)
    layer.levelsOfDetail = 4
    _ = map.displayList()
    #expect(map.drawn == [map.bounds])
    #expect(layer.levelsOfDetail == 4 && layer.levelsOfDetailBias == 0)
    #expect(CATiledLayer.fadeDuration() == 0.25)
  }

  @Test("A copy of a layer of tiles has its properties")
  func copying() {
    let layer = CATiledLayer()
    layer.tileSize = CGSize(width: 100, height: 50)
    (layer.levelsOfDetail, layer.levelsOfDetailBias) = (4, 2)
    for copy in [CATiledLayer(layer: layer), layer.presentation()] {
      #expect(copy?.tileSize == CGSize(width: 100, height: 50))
      #expect(copy?.levelsOfDetail == 4 && copy?.levelsOfDetailBias == 2)
    }
  }

  @Test("A layer stores the edges that are antialiased, at first all of them")
  func edges() {
    let layer = CALayer()
    #expect(
      layer.edgeAntialiasingMask == [
        .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
      ])
    layer.edgeAntialiasingMask = .layerTopEdge
    #expect(CALayer(layer: layer).edgeAntialiasingMask == .layerTopEdge)
  }
}
