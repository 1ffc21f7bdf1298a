import Foundation
import Testing
import UIKit

/// Objects that tests create with `init(coder:)` and an archive without values.
@MainActor @Suite("Empty archives")
struct EmptyArchiveTests {
  private func decoder() throws -> NSKeyedUnarchiver {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.finishEncoding()
    return try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
  }

  private final class Ticket: UIControl {
    let stub = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(stub)
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      addSubview(stub)
    }
  }

  @Test("A view that is created from an empty archive has default values")
  func view() throws {
    let ticket = try #require(try Ticket(coder: decoder()))
    #expect(ticket.subviews == [ticket.stub] && ticket.frame == .zero && ticket.isEnabled)
    let field = try #require(try UITextField(coder: decoder()))
    #expect(field.text == "")
  }

  @Test("A controller that is created from an empty archive loads a plain view")
  func controller() throws {
    let controller = try #require(try UIViewController(coder: decoder()))
    #expect(controller.title == nil && controller.view.subviews.isEmpty)
  }
}
