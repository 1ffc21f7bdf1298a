import GalleyDrawing
import GalleyGeometry
import Testing

@Suite("Blend modes in a display list")
struct BlendModeTests {
  private let box = DisplayList.Item.fill(
    Path(Rect(x: 0, y: 0, width: 4, height: 4)), .color(.black), .winding)

  private func group(_ blend: BlendMode, _ change: (inout Group) -> Void = { _ in }) -> DisplayList
  {
    var group = Group(DisplayList([box]))
    group.blend = blend
    change(&group)
    return DisplayList([.group(group)])
  }

  @Test("Blend modes are part of the text of a display list")
  func text() {
    #expect(
      group(.multiply).description == """
        group, blend multiply
          fill rect (0, 0, 4, 4) #000000
        """)
  }

  @Test("Blend modes affect what is behind a display list, unless the list is composited as one")
  func isolation() {
    #expect(!group(.normal).mixesWithBackdrop)
    #expect(group(.multiply).mixesWithBackdrop)
    let moved = DisplayList([.group(Group(group(.clear)))])
    #expect(moved.mixesWithBackdrop)
    #expect(!moved.isolated.mixesWithBackdrop)
    var faded = Group(group(.clear))
    faded.opacity = 0.5
    #expect(!DisplayList([.group(faded)]).mixesWithBackdrop, "it is laid down as one")
    let plain = group(.normal)
    #expect(plain.isolated == plain)
  }

  @Test("The content of a layer does not blend with what is behind the layer")
  func layers() {
    var recorder = DisplayListRecorder(bounds: Rect(x: 0, y: 0, width: 10, height: 10))
    recorder.beginLayer()
    recorder.add(box)
    recorder.endLayer()
    #expect(recorder.list == DisplayList([box]), "nothing mixes: no group is needed")
    recorder.beginLayer(blend: .screen)
    recorder.add(group(.clear))
    recorder.endLayer()
    #expect(recorder.list.description.contains("group, blend screen, isolated"))
  }

  @Test("An erasing blend mode affects the whole area of its clip")
  func erasing() {
    let canvas = RecordingCanvas()
    group(.copy) { $0.clip = Path(Rect(x: 1, y: 1, width: 2, height: 2)) }.draw(on: canvas)
    #expect(
      canvas.calls == [
        "save", "move by (0.0, 0.0)", "together blend copy, in rect (1, 1, 2, 2)",
        "  fill rect (0, 0, 4, 4) #000000", "restore",
      ])
    // An invisible group with an erasing mode still erases.
    #expect(group(.clear) { $0.opacity = 0 }.bounds == Rect(x: 0, y: 0, width: 4, height: 4))
    #expect(group(.multiply) { $0.opacity = 0 }.bounds.isNull)
  }
}
