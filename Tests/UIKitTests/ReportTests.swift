import Testing
@testable import UIKit

@Suite("A report")
struct ReportTests {
  @Test("Is gathered by who asks for it, and by nobody else")
  func gathering() {
    var inner: [Report] = []
    let outer = Report.gathering {
      Report.record(.image, "first")
      inner = Report.gathering { Report.record(.asset, "second") }
    }
    #expect(outer.map(\.description) == ["[image] first"])
    #expect(inner == [Report(topic: .asset, message: "second")])
  }

  @Test("Is gathered across a wait")
  func waiting() async {
    let reports = await Report.gathering {
      await Task.yield()
      Report.record(.drawing, "late")
    }
    #expect(reports.count == 1)
  }

  @Test("Is one of the last thousand")
  func limit() {
    let reports = Report.gathering { for _ in 0..<2_500 { Report.record(.image, "again") } }
    #expect(reports.count <= 1_000)
  }
}
