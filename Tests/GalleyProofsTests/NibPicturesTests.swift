import Foundation
import GalleyProofs
import Testing
import UIKit

/// A folder with some files, which is removed when the test ends.
private final class Folder {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  init(_ files: [String: String]) throws {
    for (path, text) in files {
      let file = url.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  var pictures: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path("out"))) ?? []
    return names.sorted()
  }

  func image(_ name: String) throws -> UIImage {
    try #require(UIImage(contentsOfFile: path("out/" + name)))
  }
}

private func xib(_ objects: String) -> String {
  """
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="AppOwner">
      <connections><outlet property="card" destination="v" id="c0"/></connections>
    </placeholder>
    \(objects)
  </objects></document>
  """
}

private let card = """
  <view contentMode="scaleToFill" id="v" customClass="CardView" customModule="App">
    <rect key="frame" x="0" y="0" width="120" height="40"/>
    <subviews><label text="Hi" id="l"><rect key="frame" x="4" y="4" width="50" height="20"/></label></subviews>
    <color key="backgroundColor" systemColor="systemBackgroundColor"/>
    <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="glow"><integer key="value" value="3"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
    </userDefinedRuntimeAttributes>
    <connections><outlet property="label" destination="l" id="c1"/></connections>
  </view>
  """

private let storyboard = """
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="n">
  <scenes>
    <scene><objects><navigationController id="n" sceneMemberID="viewController">
      <navigationBar key="navigationBar" id="b"/>
      <connections><segue destination="t" kind="relationship" relationship="rootViewController" id="s"/></connections>
    </navigationController></objects></scene>
    <scene><objects>
      <tableViewController storyboardIdentifier="list" id="t" customClass="ListController" sceneMemberID="viewController">
        <tableView key="view" dataMode="prototypes" style="plain" rowHeight="50" id="tv">
          <rect key="frame" x="0" y="0" width="390" height="844"/>
          <prototypes>
            <tableViewCell reuseIdentifier="red" rowHeight="70" id="p1" customClass="RedCell">
              <rect key="frame" x="0" y="0" width="390" height="70"/>
              <tableViewCellContentView key="contentView" id="p2">
                <rect key="frame" x="0" y="0" width="390" height="70"/>
              </tableViewCellContentView>
              <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </tableViewCell>
          </prototypes>
          <connections><outlet property="dataSource" destination="t" id="d"/></connections>
        </tableView>
      </tableViewController>
    </objects></scene>
    <scene><objects>
      <collectionViewController storyboardIdentifier="grid" id="g" sceneMemberID="viewController">
        <collectionView key="view" id="cv"><rect key="frame" x="0" y="0" width="390" height="844"/>
          <collectionViewFlowLayout key="collectionViewLayout" id="f">
            <size key="itemSize" width="390" height="60"/><size key="headerReferenceSize" width="20" height="30"/>
          </collectionViewFlowLayout>
          <cells>
            <collectionViewCell reuseIdentifier="blue" id="k"><rect key="frame" x="0" y="0" width="390" height="60"/>
              <view key="contentView"><rect key="frame" x="0" y="0" width="390" height="60"/></view>
              <color key="backgroundColor" red="0" green="0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </collectionViewCell>
          </cells>
        </collectionView>
      </collectionViewController>
    </objects></scene>
  </scenes></document>
  """

@MainActor @Suite("The command proof nib")
struct NibPicturesTests {
  private func run(_ arguments: String...) -> (code: Int32, output: [String], errors: String) {
    var output: [String] = []
    var errors: [String] = []
    let code = ProofCommand.run(
      arguments, output: { output.append($0) }, errors: { errors.append($0) })
    return (code, output, errors.joined(separator: "\n"))
  }

  @Test("A nib is drawn in its own size, and the app's classes that are missing are named")
  func nib() throws {
    let folder = try Folder(["Card.xib": xib(card)])
    let result = run("nib", folder.path("Card.xib"), "--to", folder.path("out"), "--scale", "3")
    #expect(result.code == 0 && folder.pictures == ["Card.png"])
    #expect(result.output.count == 1 && result.output[0].hasSuffix("out/Card.png"))
    let image = try folder.image("Card.png")
    #expect(image.size.width * image.scale == 360 && image.size.height * image.scale == 120)
    #expect(result.errors.contains("UIKit's classes stand in for CardView"))
    #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
  }

  @Test("With --json, the pictures of nibs are listed as JSON")
  func json() throws {
    struct Picture: Decodable { var file: String }
    let folder = try Folder(["Card.xib": xib(card)])
    let result = run("nib", folder.path("Card.xib"), "--to", folder.path("out"), "--json")
    #expect(result.code == 0 && result.output.count == 1)
    let pictures = try JSONDecoder().decode([Picture].self, from: Data(result.output[0].utf8))
    #expect(pictures.count == 1 && pictures[0].file.hasSuffix("out/Card.png"), "\(pictures)")
  }

  @Test("A nib is drawn in both looks, at another size")
  func looks() throws {
    let folder = try Folder(["Card.xib": xib(card)])
    let result = run(
      "nib", folder.path("Card.xib"), "--to=" + folder.path("out"), "--look", "both", "--size",
      "80x60", "--scale", "1")
    #expect(result.code == 0 && folder.pictures == ["Card-dark.png", "Card.png"])
    let (light, dark) = (try folder.image("Card.png"), try folder.image("Card-dark.png"))
    #expect(light.size == CGSize(width: 80, height: 60))
    #expect(light.pixel(70, 50) == [255, 255, 255] && dark.pixel(70, 50) == [0, 0, 0])
  }

  @Test("All top-level views of a nib are drawn, with names from their classes")
  func several() throws {
    let folder = try Folder([
      "Two.xib": xib(card + #"<view id="w"/><view id="x"/><tapGestureRecognizer id="t"/>"#)
    ])
    let result = run("nib", folder.path("Two.xib"), "--to", folder.path("out"))
    #expect(result.code == 0)
    #expect(folder.pictures == ["Two-CardView.png", "Two-view-2.png", "Two-view.png"])
  }

  @Test("Every scene of a storyboard is drawn, and lists with their prototype cells")
  func storyboards() throws {
    let folder = try Folder(["Main.storyboard": storyboard])
    let result = run(
      "nib", folder.path("Main.storyboard"), "--to", folder.path("out"), "--size", "390x400",
      "--scale", "1")
    #expect(result.code == 0, "\(result.errors)")
    #expect(
      folder.pictures == ["Main-grid.png", "Main-list.png", "Main-navigationController.png"])
    let list = try folder.image("Main-list.png")
    #expect(list.size == CGSize(width: 390, height: 400))
    #expect(list.pixel(200, 60) == [255, 0, 0] && list.pixel(200, 75) == [255, 255, 255])
    let shown = try folder.image("Main-navigationController.png")
    #expect(shown.pixel(200, 100) == [255, 0, 0], "the list is below the bar")
    #expect(shown.pixel(200, 20) != [255, 0, 0])
    // The cells are below a header of 30 points.
    let grid = try folder.image("Main-grid.png")
    #expect(grid.pixel(200, 20) != [0, 0, 255] && grid.pixel(200, 60) == [0, 0, 255])
    #expect(result.errors.contains("ListController, RedCell"))
  }

  @Test("Texts in the picture of a nib are in the chosen language")
  func resources() throws {
    let folder = try Folder([
      "App/Views/Base.lproj/Card.xib": xib(card),
      "App/Views/de.lproj/Card.strings": #""l.text" = "Guten Tag";"#,
    ])
    func picture(_ options: String...) throws -> Data {
      var errors: [String] = []
      let code = ProofCommand.run(
        ["nib", folder.path("App/Views/Base.lproj/Card.xib"), "--to", folder.path("out")] + options,
        output: { _ in }, errors: { errors.append($0) })
      #expect(code == 0, "\(errors)")
      return try Data(contentsOf: URL(fileURLWithPath: folder.path("out/Card.png")))
    }
    let english = try picture()
    #expect(try picture() == english)
    #expect(try picture("--language", "de") != english)
    #expect(try picture("--language", "accented") != english)
    #expect(try picture("--resources", folder.path("App/Views"), "--language", "de") != english)
  }

  /// The contents of a color set with a component of red.
  private func colors(_ red: String) -> String {
    """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": \
    {"red": "\(red)", "green": "0.0", "blue": "0.0", "alpha": "1.0"}}}], "info": {"version": 1}}
    """
  }

  /// A view whose background color is in a catalog.
  private let seaView = """
    <view contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="40" height="20"/>
      <color key="backgroundColor" name="sea"/>
    </view>
    """

  @Test("Colors in a nib are from the catalogs of the project, the nearest first")
  func project() throws {
    let folder = try Folder([
      "Trips.xcodeproj/project.pbxproj": "", "App/Views/Card/Base.lproj/Card.xib": xib(seaView),
      "App/Resources/Colors.xcassets/sea.colorset/Contents.json": colors("1.0"),
      "Widget/Other.xcassets/sea.colorset/Contents.json": colors("0.0"),
    ])
    let result = run(
      "nib", folder.path("App/Views/Card/Base.lproj/Card.xib"), "--to", folder.path("out"))
    #expect(result.code == 0 && result.errors.isEmpty, "\(result.errors)")
    #expect(try folder.image("Card.png").pixel(20, 10) == [255, 0, 0])
  }

  /// A storyboard with one scene.
  private func board(_ scene: String, _ others: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="c">
      \(others)<scenes>\(scene)</scenes></document>
    """
  }

  @Test("A reference to a storyboard in another folder of the project is followed")
  func references() throws {
    let green = board(
      """
      <scene><objects><tableViewController id="c" sceneMemberID="viewController">
        <tableView key="view" dataMode="prototypes" style="plain" rowHeight="50" id="v">
          <rect key="frame" x="0" y="0" width="100" height="200"/>
          <prototypes><tableViewCell reuseIdentifier="a" rowHeight="70" id="p">
            <rect key="frame" x="0" y="0" width="100" height="70"/>
            <tableViewCellContentView key="contentView" tableViewCell="p" id="q"/>
            <color key="backgroundColor" red="0" green="1" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
          </tableViewCell></prototypes>
        </tableView>
      </tableViewController></objects></scene>
      """)
    let tabs = board(
      """
      <scene><objects><tabBarController id="c" sceneMemberID="viewController">
        <connections><segue destination="r" kind="relationship" relationship="viewControllers" id="s"/></connections>
      </tabBarController></objects></scene>
      <scene><objects>
        <viewControllerPlaceholder storyboardName="Green" id="r" sceneMemberID="viewController"/>
      </objects></scene>
      """)
    let folder = try Folder([
      "Trips.xcodeproj/project.pbxproj": "", "App/Green/Base.lproj/Green.storyboard": green,
      "App/Main/Base.lproj/Tabs.storyboard": tabs, "App/Main/Base.lproj/More.storyboard": tabs,
    ])
    let files = ["Tabs", "More"].map { folder.path("App/Main/Base.lproj/\($0).storyboard") }
    let result = run(
      "nib", files[0], files[1], "--to", folder.path("out"), "--scale", "1", "--size", "100x200")
    #expect(result.code == 0 && result.errors.isEmpty, "\(result.errors)")
    for name in ["Tabs", "More"] {
      let image = try folder.image("\(name)-tabBarController.png")
      #expect(image.pixel(50, 60) == [0, 255, 0], "\(name)")
    }
  }

  @Test("A scene has the safe area of a phone, unless another size is given; a view has none")
  func safeArea() throws {
    let view = """
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="390" height="844"/>
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="b">
          <color key="backgroundColor" red="0" green="0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        </view></subviews>
        <constraints>
          <constraint firstItem="b" firstAttribute="top" secondItem="s" secondAttribute="top" id="c1"/>
          <constraint firstItem="b" firstAttribute="bottom" secondItem="s" secondAttribute="bottom" id="c2"/>
          <constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c3"/>
          <constraint firstItem="b" firstAttribute="trailing" secondItem="v" secondAttribute="trailing" id="c4"/>
        </constraints>
        <viewLayoutGuide key="safeArea" id="s"/>
      </view>
      """
    let scene = """
      <scene><objects>
        <viewController storyboardIdentifier="a" id="c" sceneMemberID="viewController">\(view)</viewController>
      </objects></scene>
      """
    let folder = try Folder(["Safe.storyboard": board(scene), "Safe.xib": xib(view)])
    /// Returns those of some rows of pixels that are blue in the picture.
    func blue(_ name: String, _ rows: [Int], _ options: String...) throws -> [Int] {
      let arguments = ["nib", folder.path(name), "--to", folder.path("out"), "--scale", "1"]
      #expect(ProofCommand.run(arguments + options, output: { _ in }, errors: { _ in }) == 0)
      let image = try folder.image(name.hasSuffix("xib") ? "Safe.png" : "Safe-a.png")
      return rows.filter { image.pixel(100, $0) == [0, 0, 255] }
    }
    let rows = [0, 46, 48, 808, 811, 843]
    #expect(try blue("Safe.storyboard", rows) == [48, 808])
    #expect(try blue("Safe.storyboard", [0, 479], "--size", "320x480") == [0, 479])
    #expect(try blue("Safe.xib", rows) == rows)
  }

  @Test("A scene has the tint of its storyboard")
  func tint() throws {
    let scene = """
      <scene><objects><viewController id="c" sceneMemberID="viewController">
        <view key="view" id="v"><rect key="frame" x="0" y="0" width="100" height="200"/>
          <subviews><progressView progress="1" id="p"><rect key="frame" x="0" y="50" width="100" height="4"/></progressView></subviews>
        </view>
      </viewController></objects></scene>
      """
    let tint = """
      <color key="tintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      """
    let folder = try Folder(["Red.storyboard": board(scene, tint)])
    let result = run(
      "nib", folder.path("Red.storyboard"), "--to", folder.path("out"), "--scale", "1", "--size",
      "100x200")
    #expect(result.code == 0, "\(result.errors)")
    let name = try #require(folder.pictures.first)
    #expect(try folder.image(name).pixel(50, 52) == [255, 0, 0])
  }

  @Test("Folders with a dot in their name are searched for colors, and built products are not")
  func dots() throws {
    let folder = try Folder([
      "Trips.xcodeproj/project.pbxproj": "", "Views/Card.xib": xib(seaView),
      "Design 2.0/Look/Colors.xcassets/sea.colorset/Contents.json": colors("1.0"),
      "Ads.framework/Ads.xcassets/sea.colorset/Contents.json": colors("0.0"),
    ])
    let result = run("nib", folder.path("Views/Card.xib"), "--to", folder.path("out"))
    #expect(result.code == 0 && result.errors.isEmpty, "\(result.errors)")
    #expect(try folder.image("Card.png").pixel(20, 10) == [255, 0, 0])
  }

  @Test(
    "Invalid arguments are errors that name the right ones",
    arguments: [
      ([], "no command is given"), (["paint"], "there is no command 'paint'"),
      (["nib"], "no file is given"), (["nib", "a", "--size"], "--size needs a value"),
      (["nib", "a", "--size", "5"], "'5' is no size"),
      (["nib", "a", "--size", "1e9x1"], "'1e9x1' is no size"),
      (["nib", "a", "--scale", "0"], "'0' is no scale"),
      (["nib", "a", "--look", "grey"], "'grey' is no look"),
      (["nib", "a", "--language", "../de"], "'../de' is no language"),
      (["nib", "a", "--text-size", "big"], "'big' is no size of text"),
      (["nib", "a", "--colour"], "there is no option '--colour'"),
    ] as [([String], String)])
  func mistakes(arguments: [String], words: String) {
    var errors = ""
    let code = ProofCommand.run(arguments, output: { _ in }, errors: { errors += $0 + "\n" })
    #expect(code == 2 && errors.contains(words) && errors.contains("proof --help"), "\(errors)")
  }

  @Test("The option --help prints the help")
  func help() {
    let result = run("--help")
    #expect(result.code == 0 && result.output.joined().contains("proof nib FILE"))
    #expect(result.output.joined().contains("Exit codes:"))
    #expect(run("run", "--help").output == result.output)
  }

  @Test("Nibs that are missing, broken or empty are reported, and the others are drawn")
  func broken() throws {
    let folder = try Folder([
      "Broken.xib": "<document>", "Empty.xib": xib(""), "Old.nib": "NIBArchive",
      "Card.xib": xib(card), "Odd.xib": xib(#"<view id="v"><sparkle/></view>"#),
    ])
    let names = ["None.xib", "Broken.xib", "Empty.xib", "Old.nib", "Card.xib"].map(folder.path)
    var errors = ""
    let code = ProofCommand.run(
      ["nib"] + names + ["--to", folder.path("out")], output: { _ in },
      errors: { errors += $0 + "\n" })
    #expect(code == 1 && folder.pictures == ["Card.png"])
    #expect(errors.contains("there is no file") && errors.contains("does not end"))
    #expect(errors.contains("has no view and no controller") && errors.contains("compiled nib"))
    let odd = run("nib", folder.path("Odd.xib"), "--to", folder.path("out"))
    #expect(odd.code == 0 && folder.pictures == ["Card.png", "Odd.png"], "\(odd.errors)")
    // The output folder can't be created.
    let blocked = run("nib", folder.path("Card.xib"), "--to", folder.path("Card.xib/out"))
    #expect(blocked.code == 1 && blocked.errors.contains("can't be written"))
  }
}

extension UIImage {
  /// The red, green and blue bytes of a pixel.
  fileprivate func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    let one = UIGraphicsImageRenderer(
      size: CGSize(width: 1, height: 1),
      format: {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return format
      }())
    let image = one.image { _ in draw(at: CGPoint(x: -x, y: -y)) }
    guard let data = image.cgImage?.dataProvider?.data as Data? else { return [] }
    return Array(data.prefix(3))
  }
}
