import GalleyDrawing
import GalleyGeometry
import TestSupport
import Testing

@Suite("A display list recorder")
struct DisplayListRecorderTests {
  private let dot = DisplayList.Item.fill(
    Path(Rect(x: 0, y: 0, width: 1, height: 1)), .color(.black), .winding)

  private func recording(_ body: (inout DisplayListRecorder) -> Void) -> String {
    var recorder = DisplayListRecorder(bounds: Rect(x: 0, y: 0, width: 100, height: 100))
    body(&recorder)
    return recorder.list.description
  }

  @Test("If the state is saved and not changed, the recorded list has no groups")
  func flat() {
    let text = recording {
      $0.add(dot)
      $0.save()
      $0.add(dot)
      $0.restore()
    }
    #expect(text == "fill rect (0, 0, 1, 1) #000000\nfill rect (0, 0, 1, 1) #000000")
  }

  @Test("One item may replace everything that was drawn, and the transform remains")
  func flattening() {
    let whole = DisplayList.Item.fill(
      Path(Rect(x: 0, y: 0, width: 9, height: 9)), .color(.black), .winding)
    var isPossible: [Bool] = []
    let text = recording {
      $0.add(dot)
      $0.save()
      $0.concatenate(AffineTransform(translationX: 10, y: 20))
      $0.add(dot)
      isPossible.append($0.canBeFlattened)
      $0.flatten(to: whole)
      $0.add(dot)
      $0.restore()
      $0.beginLayer()
      isPossible.append($0.canBeFlattened)
      $0.endLayer()
      $0.clip(to: DisplayList([dot]))
      isPossible.append($0.canBeFlattened)
    }
    #expect(isPossible == [true, false, false])
    #expect(
      text == """
        fill rect (0, 0, 9, 9) #000000
        group, at (10, 20)
          fill rect (0, 0, 1, 1) #000000
        """)
  }

  @Test("Transforms before any drawing become one group, and end with restore")
  func transforms() {
    let text = recording {
      $0.save()
      $0.concatenate(AffineTransform(translationX: 10, y: 20))
      $0.concatenate(AffineTransform(translationX: 1, y: 2))
      $0.add(dot)
      $0.restore()
      $0.add(dot)
    }
    #expect(
      text == """
        group, at (11, 22)
          fill rect (0, 0, 1, 1) #000000
        fill rect (0, 0, 1, 1) #000000
        """)
  }

  @Test("A transform after drawing, or after a clip, begins a nested group")
  func nesting() {
    let text = recording {
      $0.save()
      $0.concatenate(AffineTransform(translationX: 10, y: 0))
      $0.clip(to: Path(Rect(x: 0, y: 0, width: 50, height: 50)))
      $0.add(dot)
      $0.concatenate(AffineTransform(scaleX: 2, y: 2))
      $0.add(dot)
      $0.restore()
    }
    #expect(
      text == """
        group, at (10, 0), clipped to rect (0, 0, 50, 50)
          fill rect (0, 0, 1, 1) #000000
          group, transformed [2 0 0 2 0 0]
            fill rect (0, 0, 1, 1) #000000
        """)
  }

  @Test("Two clipping rectangles become one, and two other clips become two groups")
  func clips() {
    let rects = recording {
      $0.clip(to: Path(Rect(x: 0, y: 0, width: 50, height: 50)))
      $0.clip(to: Path(Rect(x: 40, y: 40, width: 50, height: 50)))
      $0.add(dot)
    }
    #expect(
      rects == """
        group, clipped to rect (40, 40, 10, 10)
          fill rect (0, 0, 1, 1) #000000
        """)
    let others = recording {
      $0.clip(to: Path(ellipseIn: Rect(x: 0, y: 0, width: 50, height: 50)))
      $0.clip(to: Path(Rect(x: 40, y: 40, width: 50, height: 50)))
      $0.add(dot)
    }
    #expect(
      others == """
        group, clipped to ellipse (0, 0, 50, 50)
          group, clipped to rect (40, 40, 50, 50)
            fill rect (0, 0, 1, 1) #000000
        """)
  }

  @Test("Even-odd clips become masks")
  func evenOdd() {
    var ring = Path(Rect(x: 0, y: 0, width: 10, height: 10))
    ring.append(Path(Rect(x: 2, y: 2, width: 6, height: 6)))
    let text = recording {
      $0.clip(to: ring, rule: .evenOdd)
      $0.add(dot)
    }
    #expect(
      text == """
        group
          mask
            fill M 0 0 L 10 0 L 10 10 L 0 10 Z M 2 2 L 8 2 L 8 8 L 2 8 Z #000000, even-odd
          fill rect (0, 0, 1, 1) #000000
        """)
  }

  @Test("A layer becomes one group with its opacity and shadow")
  func layers() {
    let text = recording {
      $0.beginLayer(
        opacity: 0.5, shadow: Shadow(color: .black, offset: Point(x: 0, y: 1), radius: 2))
      $0.concatenate(AffineTransform(translationX: 3, y: 0))
      $0.add(dot)
      $0.endLayer()
    }
    #expect(
      text == """
        group, opacity 0.5, shadow #000000 (0, 1) radius 2
          group, at (3, 0)
            fill rect (0, 0, 1, 1) #000000
        """)
  }

  @Test("Empty groups are left out")
  func nothing() {
    let text = recording {
      $0.save()
      $0.concatenate(AffineTransform(scaleX: 2, y: 2))
      $0.beginLayer(opacity: 0.5)
      $0.endLayer()
      $0.restore()
    }
    #expect(text == "")
  }

  @Test("A restore without a save, or the end of a layer that never began, does nothing")
  func unbalanced() {
    var recorder = DisplayListRecorder(bounds: .zero)
    let (restored, ended) = (recorder.restore(), recorder.endLayer())
    #expect(!restored && !ended)
    recorder.save()
    recorder.beginLayer()
    let restoredInLayer = recorder.restore()
    #expect(!restoredInLayer, "what was saved before a layer is not restored in it")
  }

  @Test("A recorder knows the transformed position of points, and the visible area")
  func asking() {
    var recorder = DisplayListRecorder(bounds: Rect(x: 0, y: 0, width: 100, height: 100))
    recorder.concatenate(AffineTransform(scaleX: 2, y: 2))
    recorder.save()
    recorder.clip(to: Path(Rect(x: 10, y: 10, width: 10, height: 10)))
    recorder.concatenate(AffineTransform(translationX: 10, y: 10))
    #expect(Point.zero.applying(recorder.transform) == Point(x: 20, y: 20))
    #expect(recorder.clipBounds == Rect(x: 0, y: 0, width: 10, height: 10))
    recorder.restore()
    #expect(recorder.clipBounds == Rect(x: 0, y: 0, width: 50, height: 50))
  }

  @Test("The list of an unfinished recording includes open groups, and drawing continues")
  func unfinished() {
    var recorder = DisplayListRecorder(bounds: .zero)
    recorder.save()
    recorder.concatenate(AffineTransform(translationX: 1, y: 1))
    recorder.add(dot)
    let first = recorder.list
    recorder.add(dot)
    #expect(first.description == "group, at (1, 1)\n  fill rect (0, 0, 1, 1) #000000")
    #expect(recorder.list.items.count == 1)
  }

  /// The expected position of each dot comes from a plain stack of transforms, as a graphics
  /// context has it.
  @Test("Every dot is where a flat stack of transforms puts it")
  func agreesWithStack() {
    withSeededRandom("recording", steps: 300) { random in
      var recorder = DisplayListRecorder(bounds: .zero)
      var (stack, current) = ([AffineTransform](), AffineTransform.identity)
      var expected: [Point] = []
      for _ in 0..<30 {
        switch Int.random(in: 0..<5, using: &random) {
        case 0:
          recorder.save()
          stack.append(current)
        case 1:
          let restored = recorder.restore()
          #expect(restored == !stack.isEmpty)
          if let last = stack.popLast() { current = last }
        case 2:
          let move = AffineTransform(
            translationX: Double(Int.random(in: -7...7, using: &random)), y: 1)
          recorder.concatenate(move)
          current = move.concatenating(current)
        case 3:
          recorder.clip(to: Path(Rect(x: 0, y: 0, width: 9, height: 9)))
        default:
          recorder.add(dot)
          expected.append(Point.zero.applying(current))
        }
      }
      #expect(dots(in: recorder.list, .identity) == expected)
    }
  }

  private func dots(in list: DisplayList, _ transform: AffineTransform) -> [Point] {
    list.items.flatMap { item -> [Point] in
      switch item {
      case .group(let group):
        return dots(in: group.content, group.transform.concatenating(transform))
      default: return [Point.zero.applying(transform)]
      }
    }
  }
}
