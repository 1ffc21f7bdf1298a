import Foundation
import GalleyDrawing
import TestSupport
import Testing
import UIKit

@testable import Galley

@MainActor @Suite("The stamp in the picture of a proof")
struct PixelStampTests {
  private func view(_ color: UIColor) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 5))
    view.backgroundColor = color
    return view
  }

  private func look(_ color: UIColor) throws -> ProofLook {
    try Proof<UIView>.image(scale: 1).look(view(color))
  }

  @Test("Two pictures have the same stamp only if their pixels are the same")
  func same() throws {
    let red = try look(.red)
    let file = try red.written()
    #expect(red.isSame(file))
    #expect(try !look(.blue).isSame(file))
    // A picture with a stamp can be decoded like any other.
    #expect(Bitmap.galleyDecoded(file)?.pixels.allSatisfy { $0 == 0xFF_FF_00_00 } == true)
    let plain = try #require(view(.red).galleyPNG(scale: 1))
    #expect(file.count - plain.count < 120)
    #expect(Proof<UIView>.image(scale: 1).difference(plain, file) == nil)
  }

  @Test("A stamp is no longer valid after the pixels of its picture were changed")
  func edited() throws {
    let file = try look(.red).written()
    let blue = try #require(view(.blue).galleyPNG(scale: 1))
    // The blue picture is forged with the stamp of the red one.
    let stamp = file.dropFirst(try #require(view(.red).galleyPNG(scale: 1)).count - 12).dropLast(12)
    let forged = blue.dropLast(12) + stamp + blue.suffix(12)
    #expect(Bitmap.galleyDecoded(Data(forged)) != nil)
    #expect(try !look(.red).isSame(Data(forged)))
    #expect(try !look(.blue).isSame(Data(forged)))
  }

  @Test("A stamp can be searched for in any bytes without a trap")
  func anyBytes() throws {
    let digest = Bitmap(width: 1, height: 1, pixels: [1]).digest
    let file = try look(.red).written()
    for count in 0...file.count {
      let cut = Data(file.prefix(count))
      #expect(!PixelStamp.says(cut, that: digest))
      _ = PixelStamp.stamped(cut, with: digest)
    }
    withSeededRandom("changed bytes of a stamped picture", steps: 300) { random in
      var changed = file
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        changed[Int.random(in: 0..<changed.count, using: &random)] = .random(
          in: .min ... .max, using: &random)
      }
      #expect(!PixelStamp.says(changed, that: digest))
      _ = PixelStamp.stamped(changed, with: digest)
    }
    #expect(PixelStamp.stamped(Data("no picture".utf8), with: digest) == Data("no picture".utf8))
  }

  @Test("A proof whose write closure was replaced is written and compared with the new closure")
  func changedWriting() throws {
    var proof = Proof<String>.text
    proof.write = { Data($0.uppercased().utf8) }
    #expect(try proof.look("one").isSame(Data("ONE".utf8)))
    #expect(try proof.pullback { "\($0)" }.look(7).written() == Data("7".utf8))
  }
}
