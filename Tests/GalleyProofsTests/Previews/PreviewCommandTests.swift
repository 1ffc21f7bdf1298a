import Foundation
import GalleyProofFiles
import Testing

@testable import GalleyProofs

@MainActor @Suite("Drawing previews, and the list lab over them")
struct PreviewCommandTests {
  @Test("All previews of a target are drawn under their names, and the page is written")
  func draw() throws {
    let previews = try FakePreviews()
    defer { previews.remove() }
    let result = previews.run("draw", "Feed")
    #expect(result.code == 0, "\(result)")
    let folder = previews.results.path + "/draw/Feed"
    #expect(
      result.output == [
        "\(folder)/previews/Row/Badge.iPhone-13-dark.png",
        "\(folder)/previews/Row/a-b.iPhone-13-dark.png",
        "\(folder)/previews/Row/Badge 2.iPhone-13-dark.png",
        "3 previews, 0 with problems", "\(folder)/index.html",
      ], "\(result)")
    for file in result.output where file.hasSuffix(".png") || file.hasSuffix(".html") {
      #expect(FileManager.default.fileExists(atPath: file), "\(file)")
    }
    #expect(result.progress == ["[1/3] Badge", "[2/3] a/b", "[3/3] Badge"])
    let page = try String(contentsOfFile: folder + "/index.html", encoding: .utf8)
    #expect(page.contains(#""device":"iPhone 13""#) && page.contains(#""look":"dark""#))
  }

  @Test("The page of previews has the elements of each picture")
  func elements() throws {
    let previews = try FakePreviews()
    defer { previews.remove() }
    #expect(previews.run("draw", "Feed").code == 0)
    let folder = previews.results.path + "/draw/Feed"
    let page = try String(contentsOfFile: folder + "/index.html", encoding: .utf8)
    let files = page.matches(of: /"elements":"([0-9a-f]+\.js)"/).map(\.1)
    let names = try files.map { file in
      let script = try String(contentsOfFile: "\(folder)/pictures/\(file)", encoding: .utf8)
      return try #require(script.firstMatch(of: /"name":"([^"]*)"/)?.1)
    }
    #expect(names.sorted() == ["Row A", "Row B", "Row C"])
  }

  @Test("A filter chooses previews, and only the pictures of the last run are removed")
  func filter() throws {
    let previews = try FakePreviews()
    defer { previews.remove() }
    #expect(previews.run("draw", "Feed").code == 0)
    let other = previews.results.appendingPathComponent("draw/Feed/previews/mine.txt")
    try ProofStore.write(Data("mine".utf8), to: other)
    let result = previews.run("draw", "Feed", "a-b")
    #expect(result.code == 0, "\(result)")
    #expect(previews.jobs.last?.previews == ["B"])
    let pictures = try FileManager.default.contentsOfDirectory(
      atPath: previews.results.path + "/draw/Feed/previews/Row")
    #expect(pictures == ["a-b.iPhone-13-dark.png"])
    #expect(FileManager.default.fileExists(atPath: other.path))
    let none = previews.run("draw", "Feed", "nothing")
    #expect(none.code == 1)
    #expect(none.errors.first?.contains("Row/a-b") == true, "\(none)")
  }

  @Test("The options for previews choose devices and looks")
  func variants() throws {
    let previews = try FakePreviews()
    defer { previews.remove() }
    let result = previews.run(
      "lab", "Feed", "--device", "iPad Air 11", "--device=iPhone SE 3", "--look", "both",
      "--text-size", "ax3", "--language", "de", "--right-to-left", "--scale", "1", "--walks", "7")
    #expect(result.code == 0, "\(result)")
    let job = try #require(previews.jobs.last)
    #expect(job.work == .lab && job.scale == 1 && job.walks == 7)
    let devices = ["iPad Air 11", "iPad Air 11", "iPhone SE 3", "iPhone SE 3"]
    #expect(job.variants.map(\.device) == devices)
    #expect(job.variants.map(\.isDark) == [false, true, false, true])
    #expect(Set(job.variants.map(\.textSize)) == ["accessibility3"])
    #expect(Set(job.variants.map(\.language)) == ["de"])
    #expect(job.variants.allSatisfy { $0.isRightToLeft })
    for wrong in [["--look", "red"], ["--scale", "0"], ["--text-size", "big"], ["--wrong"]] {
      #expect(ProofCommand.run(["draw", "Feed"] + wrong, output: { _ in }, errors: { _ in }) == 2)
    }
    #expect(ProofCommand.run(["draw"], output: { _ in }, errors: { _ in }) == 2)
    #expect(previews.run("draw", "Feed", "--walks", "3").code == 2)
  }

  @Test("A preview that ends the program is reported, and the others are drawn")
  func crash() throws {
    let previews = try FakePreviews()
    defer { previews.remove() }
    let result = previews.run("draw", "Feed", environment: ["FAKE_CRASH": "B"])
    #expect(result.code == 1)
    #expect(
      result.output.filter { !$0.hasSuffix(".png") } == [
        "✘ a/b, at Feed/Row.swift:2", "    the program traps: no row",
        "3 previews, 1 with problems", previews.results.path + "/draw/Feed/index.html",
      ], "\(result)")
    #expect(previews.jobs.map(\.previews) == [[], ["A", "B", "C"], ["C"]])
    #expect(result.output.count { $0.hasSuffix(".png") } == 2)
    let last = previews.run("draw", "Feed", environment: ["FAKE_CRASH": "C"])
    #expect(last.code == 1)
    #expect(last.output.contains("✘ Badge, at Feed/Row.swift:3"), "\(last)")
  }

  @Test("A finding of the list lab in a preview is printed, is on the page, and is a failure")
  func lab() throws {
    let previews = try FakePreviews()
    defer { previews.remove() }
    #expect(previews.run("lab", "Feed").output.first == "3 previews, 0 with faults")
    let result = previews.run("lab", "Feed", environment: ["FAKE_FINDING": "C"])
    #expect(result.code == 1)
    let folder = previews.results.path + "/lab/Feed"
    #expect(
      result.output == [
        "✘ Badge, at Feed/Row.swift:3", "    fuzz: It jumps.", "3 previews, 1 with faults",
        "\(folder)/index.html",
      ], "\(result)")
    let page = try String(contentsOfFile: folder + "/index.html", encoding: .utf8)
    #expect(page.contains("Row/Badge 2.fuzz.txt") && page.contains("Row/Badge 2.fuzz.png"))
    // The page offers no proof to accept: the pictures and the faults are those of previews.
    let shown = try ShownItem.all(on: page)
    #expect(shown.count == 5, "\(shown)")
    #expect(shown.allSatisfy { $0.isPreview == true && $0.place != nil }, "\(shown)")
    // A tool that ends the program has found a fault.
    let crash = previews.run("lab", "Feed", environment: ["FAKE_CRASH": "A"])
    #expect(crash.code == 1)
    #expect(crash.output.contains("    fuzz: the program was ended by signal 9"), "\(crash)")
  }

  @Test("The JSON has the pictures, the findings and the problems of each preview")
  func json() throws {
    struct Report: Decodable {
      struct Finding: Decodable { var tool: String }
      struct Picture: Decodable { var variant: String? }
      struct Preview: Decodable {
        var name: String
        var line: Int
        var pictures: [Picture]
        var findings: [Finding]
        var problems: [String]
      }
      var page: String
      var previews: [Preview]
    }
    let previews = try FakePreviews()
    defer { previews.remove() }
    let result = previews.run("lab", "Feed", "--json", environment: ["FAKE_FINDING": "B"])
    #expect(result.code == 1)
    let text = try #require(result.output.first)
    let report = try JSONDecoder().decode(Report.self, from: Data(text.utf8))
    #expect(report.previews.map(\.name) == ["Badge", "a/b", "Badge"])
    #expect(report.previews.map(\.line) == [1, 2, 3])
    #expect(report.previews.map { $0.findings.map(\.tool) } == [[], ["fuzz"], []])
    #expect(report.previews.allSatisfy { $0.pictures.map(\.variant) == ["iPhone-13-dark"] })
  }

  @Test("A target without previews, and a program without the module Galley, are explained")
  func nothing() throws {
    let previews = try FakePreviews()
    defer { previews.remove() }
    let unknown = previews.run("draw", "Foo")
    #expect(unknown.code == 1)
    #expect(unknown.errors.first?.contains("It has previews of Feed, Other.") == true, "\(unknown)")
    let mute = previews.run("draw", "Feed", environment: ["FAKE_MUTE": "yes"])
    #expect(mute.code == 1)
    #expect(mute.errors.first?.contains("Add the product Galley") == true, "\(mute)")
    let broken = previews.run("draw", "Feed", environment: ["FAKE_BROKEN": "yes"])
    #expect(broken.code == 3)
    #expect(broken.errors.first?.contains("the program has ended with 5") == true, "\(broken)")
    #expect(previews.run("draw", "Feed", "--test-program", "/nowhere").code == 2)
  }
}
