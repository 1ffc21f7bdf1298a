import GalleyDrawing
import GalleyGeometry
import TestSupport
import Testing

@Suite("A bitmap")
struct BitmapTests {
  @Test("Reads colors back without the alpha that is in its pixels")
  func colors() {
    let bitmap = Bitmap(width: 2, height: 1, pixels: [0xFF_00_80_FF, 0x80_80_40_00])
    #expect("\(bitmap[0, 0])" == "#0080FF")
    #expect("\(bitmap[1, 0])" == "#FF800080")
    #expect(Bitmap(width: 1, height: 1, pixels: [0])[0, 0] == .clear)
    #expect(bitmap.size == Size(width: 2, height: 1))
  }

  @Test("Is the same as its copy, and as another one of the same pixels")
  func equality() {
    let one = Bitmap(width: 2, height: 2, pixels: [1, 2, 3, 4])
    let copy = one
    let same = Bitmap(width: 2, height: 2, pixels: [1, 2, 3, 4])
    #expect(copy.identity == one.identity && same.identity != one.identity)
    #expect(one == same && one.hashValue == same.hashValue && one.checksum == same.checksum)
    #expect(one != Bitmap(width: 4, height: 1, pixels: [1, 2, 3, 4]))
    #expect(one != Bitmap(width: 2, height: 2, pixels: [1, 2, 3, 5]))
  }

  @Test("Its number changes with each of its pixels")
  func checksum() {
    let pixels = [UInt32](repeating: 0xFF_FF_FF_FF, count: 64)
    let before = Bitmap(width: 8, height: 8, pixels: pixels).checksum
    withEvery("pixel", in: pixels.indices) { index in
      withEvery("bit", in: 0..<32) { bit in
        var changed = pixels
        changed[index] ^= 1 << UInt32(bit)
        #expect(Bitmap(width: 8, height: 8, pixels: changed).checksum != before)
      }
    }
    #expect("\(Bitmap(width: 0, height: 5, pixels: []))" == "bitmap 0 × 5 #811C9DC5")
  }

  @Test("Traps for pixels that are not as many as it says")
  func wrongCount() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Bitmap(width: 2, height: 2, pixels: [1])
    }
    expectTrap(result, says: "1 pixels are not 2 × 2", evenInRelease: false)
  }
}
