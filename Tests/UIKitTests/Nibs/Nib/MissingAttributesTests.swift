import Foundation
import Galley
import Testing
import UIKit

@MainActor @Suite("Attributes that Xcode leaves out")
struct MissingAttributesTests {
  private func object<Kind>(_ xml: String, as type: Kind.Type = Kind.self) throws -> Kind {
    try #require(nib(xml).instantiate(withOwner: nil).first as? Kind)
  }

  @Test("A scroll view of a nib clips its subviews only if the file says so")
  func clips() throws {
    let open = try object(#"<scrollView contentMode="scaleToFill" id="s"/>"#, as: UIScrollView.self)
    #expect(!open.clipsToBounds)
    let closed = try object(
      #"<scrollView clipsSubviews="YES" contentMode="scaleToFill" id="s"/>"#, as: UIScrollView.self)
    #expect(closed.clipsToBounds)
  }

  @Test("A text field of a nib does not capitalize unless the file says so")
  func capitals() throws {
    let plain = try object(
      #"<textField id="f"><textInputTraits key="textInputTraits"/></textField>"#,
      as: UITextField.self)
    #expect(plain.autocapitalizationType == .none)
    let sentences = try object(
      """
      <textField id="f">\
      <textInputTraits key="textInputTraits" autocapitalizationType="sentences"/></textField>
      """, as: UITextField.self)
    #expect(sentences.autocapitalizationType == .sentences)
  }

  private final class Owner: NSObject, UITableViewDragDelegate, UITableViewDropDelegate {
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [] }

    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {}
  }

  @Test("The drag delegate and the drop delegate of a table are outlets")
  func drags() throws {
    let owner = Owner()
    let file = nib(
      """
      <tableView contentMode="scaleToFill" id="t"><connections>
      <outlet property="dragDelegate" destination="-1" id="1"/>
      <outlet property="dropDelegate" destination="-1" id="2"/>
      </connections></tableView>
      """)
    let table = try #require(file.instantiate(withOwner: owner).first as? UITableView)
    #expect(table.dragDelegate === owner && table.dropDelegate === owner)
  }
}
