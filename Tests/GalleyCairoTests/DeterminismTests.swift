import Foundation
import GalleyCairo
import GalleyDrawing
import GalleyGeometry
import Testing

@Suite("Identical pictures everywhere", .serialized, .enabled(if: Probe.answerPath == nil))
struct DeterminismTests {
  static let environments: [[String: String]] = [
    [:], [:],
    ["LANG": "ja_JP.UTF-8", "LC_CTYPE": "ja_JP.UTF-8"],
    ["LC_ALL": "zh_CN.UTF-8"],
    ["LANGUAGE": "zh:ar"],
    ["PANGO_LANGUAGE": "zh-cn:ko"],
    ["FC_LANG": "ko"],
    ["FREETYPE_PROPERTIES": "cff:no-stem-darkening=0 cff:hinting-engine=freetype"],
    ["FONTCONFIG_FILE": "/nowhere/fonts.conf", "FONTCONFIG_PATH": "/nowhere", "FC_DEBUG": "1"],
    ["HOME": "/nowhere", "XDG_CACHE_HOME": "/nowhere", "XDG_DATA_HOME": "/nowhere"],
    ["TZ": "Asia/Tokyo"],
    ["PANGOCAIRO_BACKEND": "win32", "G_MESSAGES_DEBUG": "all", "HB_SHAPER_LIST": "fallback"],
  ]

  @Test("A picture is identical in processes of twelve environments")
  func environments() throws {
    let here = try Probe.answer()
    for environment in Self.environments {
      #expect(try Probe.answer(in: environment) == here, "\(environment)")
    }
  }

  @Test("A font folder without fonts is reported, and one with a font provides its family")
  func ownFonts() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func answer(_ path: String) throws -> [String] {
      try Probe.answer(in: ["GALLEY_FONTS": path]).components(separatedBy: "\n")
    }
    let report = "GALLEY_FONTS: no fonts can be read in "
    #expect(try answer(folder.path)[1] == report + folder.path)
    #expect(try answer("/nowhere/at/all")[1] == report + "/nowhere/at/all")
    try Data("no font".utf8).write(to: folder.appendingPathComponent("bad.ttf"))
    #expect(try answer(folder.path)[1] == report + folder.path)

    // A font that is installed on this machine and is not part of Galley.
    let file = "/usr/share/fonts/truetype/noto/NotoSansOldItalic-Regular.ttf"
    try FileManager.default.copyItem(
      atPath: file, toPath: folder.appendingPathComponent("Old.ttf").path)
    let own = try answer(folder.path)
    #expect(own[1] == "")
    #expect(own[2].contains("Noto Sans Old Italic"))
    #expect(!PangoTextEngine().hasFamily("Noto Sans Old Italic"))
    #expect(own[0] == (try Probe.answer().components(separatedBy: "\n")[0]))
  }

  @Test("A PDF has the same bytes when it is written again")
  func pages() throws {
    var list = Probe.sample
    var group = Group(Probe.sample)
    group.opacity = 0.5
    group.shadow = Shadow(color: .black, offset: .zero, radius: 2)
    group.mask = Probe.sample
    list.append(.group(group))
    list.draw(
      Bitmap(width: 1, height: 1, pixels: [0xFF_FF_00_00]),
      in: Rect(x: 0, y: 0, width: 9, height: 9))
    let size = Size(width: 240, height: 200)
    let (svg, pdf) = (try #require(list.svg(size: size)), try #require(list.pdf(size: size)))
    #expect(svg.count > 10_000 && svg.starts(with: Data("<?xml".utf8)))
    #expect(pdf.count > 10_000 && pdf.starts(with: Data("%PDF-".utf8)))
    #expect(list.svg(size: size) == svg)
    #expect(list.pdf(size: size) == pdf)
    #expect(DisplayList().svg(size: .zero) == nil)
    #expect(DisplayList().pdf(size: Size(width: .nan, height: 5)) == nil)
  }

  @Test("Documents with text are the same when other threads draw text meanwhile")
  func threads() throws {
    let size = Size(width: 240, height: 200)
    let list = Probe.sample
    let pdf = try #require(list.pdf(size: size))
    let svg = try #require(list.svg(size: size))
    let picture = try #require(list.rendered(size: size))
    DispatchQueue.concurrentPerform(iterations: 12) { number in
      switch number % 3 {
      case 0: #expect(list.pdf(size: size) == pdf)
      case 1: #expect(list.svg(size: size) == svg)
      default: #expect(list.rendered(size: size) == picture)
      }
    }
  }
}
