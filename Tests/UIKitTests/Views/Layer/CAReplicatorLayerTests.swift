import Foundation
import GalleyDrawing
import Testing

@testable import GalleyUIKit

@MainActor @Suite("A layer that shows its sublayers several times")
struct CAReplicatorLayerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let replicator = CAReplicatorLayer()
  private let dot = CALayer()

  init() {
    replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    dot.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1).cgColor
    replicator.addSublayer(dot)
    window.layer.addSublayer(replicator)
  }

  /// The recorded groups of the instances. An instance that changes nothing has no group.
  private var instances: [Group] {
    replicator.recordInside().items.compactMap {
      if case .group(let group) = $0, group.name == "instance" { group } else { nil }
    }
  }

  /// The positions of the dot in all instances, with their transforms.
  private var places: [Double] {
    replicator.recordInside().items.compactMap { item in
      guard case .group(let group) = item else { return nil }
      guard group.name == "instance" else { return group.transform.tx }
      guard case .group(let dot)? = group.content.items.first else { return nil }
      return dot.transform.tx + group.transform.tx
    }
  }

  @Test("A replicator with one instance shows its sublayers, and with no instance it shows none")
  func count() {
    #expect(replicator.recordInside().items.count == 1 && instances.isEmpty)
    replicator.instanceCount = 0
    #expect(replicator.recordInside().items.isEmpty)
    replicator.backgroundColor = UIColor.black.cgColor
    replicator.instanceCount = -3
    #expect(replicator.recordInside().items.count == 1)
  }

  @Test("Each instance is transformed relative to the one before it")
  func translation() {
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    #expect(places == [0, 20, 40])
    dot.position.x += 1
    #expect(places == [1, 21, 41])
  }

  @Test("Instances turn around the middle of the layer")
  func rotation() throws {
    replicator.instanceCount = 2
    replicator.instanceTransform = CATransform3DMakeRotation(.pi, 0, 0, 1)
    let turned = try #require(instances.first).transform
    #expect((turned.tx - 100).magnitude < 1e-9 && (turned.ty - 100).magnitude < 1e-9)
    #expect((turned.a + 1).magnitude < 1e-9)
  }

  @Test("Colors are multiplied by a color that changes from instance to instance")
  func colors() throws {
    replicator.instanceCount = 3
    (replicator.instanceRedOffset, replicator.instanceAlphaOffset) = (-0.5, -0.25)
    #expect(instances.map(\.opacity) == [0.75, 0.5])
    let fills = instances.map { $0.content.description }
    #expect(fills[0].contains("#808000") && fills[1].contains("#008000"))
    replicator.instanceAlphaOffset = -0.5
    #expect(instances.count == 1)
  }

  private func move() {
    let move = CABasicAnimation(keyPath: "position.x")
    (move.fromValue, move.toValue, move.duration) = (5, 105, 1)
    dot.add(move, forKey: "move")
  }

  @Test("Animations are delayed in each instance after the sublayers themselves")
  func delay() throws {
    replicator.instanceCount = 3
    replicator.instanceDelay = 0.25
    move()
    window.frameClock.advance(by: 0.5)
    let places = places
    for (place, expected) in zip(places, [50.0, 25, 0]) {
      #expect((place - expected).magnitude < 1e-6)
    }
    #expect(places.count == 3)
    #expect(try #require(dot.presentation()).position.x == 55)
    // The animation of the last instance has begun now.
    window.frameClock.advance(by: 0.25)
    #expect(try #require(self.places.last) > 20)
  }

  @Test("An instance moves on while the sublayer itself stands still")
  func rest() throws {
    replicator.instanceCount = 2
    replicator.instanceDelay = 0.5
    let move = CAKeyframeAnimation(keyPath: "position.x")
    (move.values, move.keyTimes, move.duration) = ([5, 105, 105], [0, 0.25, 1], 4)
    dot.add(move, forKey: "move")
    window.frameClock.advance(by: 1.125)
    let before = try #require(places.last)
    window.frameClock.advance(by: 0.125)
    #expect(try #require(places.last) > before)
  }

  @Test("The delays of replicators in replicators add up")
  func nested() {
    let outer = CAReplicatorLayer()
    outer.frame = replicator.frame
    outer.instanceCount = 2
    outer.instanceDelay = 0.5
    replicator.instanceCount = 2
    replicator.instanceDelay = 0.25
    window.layer.addSublayer(outer)
    outer.addSublayer(replicator)
    move()
    window.frameClock.advance(by: 0.75)
    let numbers = outer.recordInside().items.flatMap { item -> [Double] in
      guard case .group(let inner) = item else { return [] }
      return inner.content.items.compactMap {
        if case .group(let dot) = $0 { dot.transform.tx } else { nil }
      }
    }
    #expect(numbers.count == 4)
    for (number, expected) in zip(numbers, [75.0, 50, 25, 0]) {
      #expect((number - expected).magnitude < 1e-6)
    }
  }

  @Test("The transform and the colors of instances are animated")
  func animated() throws {
    replicator.instanceCount = 2
    let spread = CABasicAnimation(keyPath: "instanceTransform.translation.x")
    (spread.fromValue, spread.toValue, spread.duration) = (0, 40, 1)
    replicator.add(spread, forKey: "spread")
    window.frameClock.advance(by: 0.5)
    #expect(places == [0, 20])
    #expect(try #require(replicator.presentation()).instanceTransform.m41 == 20)
  }

  @Test("Only a part of an endless number of instances is drawn")
  func countless() {
    replicator.instanceCount = .max
    replicator.instanceDelay = 0.1
    #expect(replicator.recordInside().items.count <= 10_000)
  }
}
