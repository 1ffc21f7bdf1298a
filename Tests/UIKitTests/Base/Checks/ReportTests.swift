import Testing
@testable import GalleyUIKit

@Suite("A report")
struct ReportTests {
  @Test("A report is gathered by the task that asks for it, and by no other")
  func gathering() {
    var inner: [Report] = []
    let outer = Report.gathering {
      Report.record(.image, "first")
      inner = Report.gathering { Report.record(.asset, "second") }
    }
    #expect(outer.map(\.description) == ["[image] first"])
    #expect(inner == [Report(topic: .asset, message: "second")])
  }

  @Test("A report is gathered across a suspension")
  func waiting() async {
    let reports = await Report.gathering {
      await Task.yield()
      Report.record(.drawing, "late")
    }
    #expect(reports.count == 1)
  }

  @Test("Only the last thousand reports are kept")
  func limit() {
    let reports = Report.gathering { for _ in 0..<2_500 { Report.record(.image, "again") } }
    #expect(reports.count <= 1_000)
  }
}
