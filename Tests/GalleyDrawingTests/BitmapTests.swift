import GalleyDrawing
import GalleyGeometry
import TestSupport
import Testing

@Suite("A bitmap")
struct BitmapTests {
  @Test("A bitmap returns colors without the premultiplied alpha of its pixels")
  func colors() {
    let bitmap = Bitmap(width: 2, height: 1, pixels: [0xFF_00_80_FF, 0x80_80_40_00])
    #expect("\(bitmap[0, 0])" == "#0080FF")
    #expect("\(bitmap[1, 0])" == "#FF800080")
    #expect(Bitmap(width: 1, height: 1, pixels: [0])[0, 0] == .clear)
    #expect(bitmap.size == Size(width: 2, height: 1))
  }

  @Test("A bitmap equals its copy, and another one of the same pixels")
  func equality() {
    let one = Bitmap(width: 2, height: 2, pixels: [1, 2, 3, 4])
    let copy = one
    let same = Bitmap(width: 2, height: 2, pixels: [1, 2, 3, 4])
    #expect(copy.identity == one.identity && same.identity != one.identity)
    #expect(one == same && one.hashValue == same.hashValue && one.checksum == same.checksum)
    #expect(one != Bitmap(width: 4, height: 1, pixels: [1, 2, 3, 4]))
    #expect(one != Bitmap(width: 2, height: 2, pixels: [1, 2, 3, 5]))
  }

  @Test("The number of a bitmap changes with each of its pixels")
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

  @Test(
    "The digest of a bitmap changes with each of its pixels, their order and its size",
    arguments: [7, 8])
  func digest(width: Int) {
    let pixels = (0..<width * 7).map { UInt32($0 % 3) }
    let bitmap = Bitmap(width: width, height: 7, pixels: pixels)
    #expect(Bitmap(width: width, height: 7, pixels: pixels).digest == bitmap.digest)
    #expect(Bitmap(width: 7, height: width, pixels: pixels).digest != bitmap.digest || width == 7)
    #expect(bitmap.digest.description.count == 32)
    var seen: Set<BitmapDigest> = [bitmap.digest]
    withEvery("pixel", in: pixels.indices) { index in
      withEvery("bit", in: 0..<32) { bit in
        var changed = pixels
        changed[index] ^= 1 << UInt32(bit)
        #expect(seen.insert(Bitmap(width: width, height: 7, pixels: changed).digest).inserted)
      }
    }
    let blank = (0..<64).map {
      Bitmap(width: $0, height: 1, pixels: Array(repeating: 0, count: $0))
    }
    #expect(Set(blank.map(\.digest)).count == 64)
  }

  @Test("Creating a bitmap with a wrong number of pixels traps")
  func wrongCount() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Bitmap(width: 2, height: 2, pixels: [1])
    }
    expectTrap(result, says: "1 pixels are not 2 × 2", evenInRelease: false)
  }
}
