import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("A controller's list and the keyboard")
struct KeyboardListTests {
  private final class Form: UITableViewController {
    var fields: [Int: UITextField] = [:]
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.rowHeight = 50
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      20
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let field = UITextField(frame: CGRect(x: 16, y: 10, width: 200, height: 30))
      cell.contentView.addSubview(field)
      fields[indexPath.row] = field
      return cell
    }
  }

  private final class Grid: UICollectionViewController {
    let field = UITextField(frame: CGRect(x: 0, y: 550, width: 100, height: 30))
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.contentSize = CGSize(width: 375, height: 667)
      collectionView.addSubview(field)
    }
  }

  @Test("A list makes space for the keyboard, shows the field, and removes the space again")
  func table() throws {
    let form = Form(style: .plain)
    let screen = KeyboardScreen(root: form)
    let table = form.tableView!
    #expect(table.contentSize.height == 1_000)
    let field = try #require(form.fields[11])
    field.becomeFirstResponder()
    #expect(table.adjustedContentInset == UIEdgeInsets(top: 0, left: 0, bottom: 260, right: 0))
    #expect(table.contentInset == .zero)
    screen.clock.advance(by: 1)
    // The field ends at 590, and 407 points of the table are visible.
    #expect(table.contentOffset == CGPoint(x: 0, y: 183))
    field.resignFirstResponder()
    #expect(table.adjustedContentInset == .zero)
    #expect(table.contentOffset == CGPoint(x: 0, y: 183))
  }

  @Test("A list scrolls back to its end when the space is removed")
  func end() throws {
    let form = Form(style: .plain)
    let screen = KeyboardScreen(root: form)
    let table = form.tableView!
    try #require(form.fields[0]).becomeFirstResponder()
    screen.clock.advance(by: 1)
    table.contentOffset.y = 593
    screen.window.layoutIfNeeded()
    screen.window.endEditing(true)
    screen.clock.advance(by: 1)
    #expect(table.contentOffset == CGPoint(x: 0, y: 333))
  }

  @Test("The safe area counts once in a list's space for the keyboard")
  func safeArea() throws {
    let form = Form(style: .plain)
    let screen = KeyboardScreen(
      CGSize(width: 390, height: 844),
      safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), root: form)
    let table = form.tableView!
    #expect(table.adjustedContentInset.bottom == 34)
    table.contentInset.bottom = 10
    try #require(form.fields[0]).becomeFirstResponder()
    #expect(
      table.adjustedContentInset == UIEdgeInsets(top: 47, left: 0, bottom: 346, right: 0))
    screen.clock.advance(by: 1)
    #expect(table.contentOffset == CGPoint(x: 0, y: -47))
    screen.window.endEditing(true)
    #expect(table.adjustedContentInset.bottom == 44)
  }

  @Test("A list shows another field that becomes first responder while the keyboard stays")
  func switching() throws {
    let form = Form(style: .plain)
    let screen = KeyboardScreen(root: form)
    try #require(form.fields[0]).becomeFirstResponder()
    screen.clock.advance(by: 1)
    _ = screen.ear.heard()
    #expect(form.tableView.contentOffset.y == 0)
    try #require(form.fields[10]).becomeFirstResponder()
    screen.clock.advance(by: 1)
    #expect(screen.ear.heard() == [])
    #expect(form.tableView.contentOffset.y == 133)
  }

  @Test("A list makes space for the covered area when the device is rotated")
  func turns() throws {
    let form = Form(style: .plain)
    let screen = KeyboardScreen(root: form)
    try #require(form.fields[0]).becomeFirstResponder()
    screen.clock.advance(by: 1)
    screen.window.frame = CGRect(x: 0, y: 0, width: 667, height: 375)
    #expect(form.tableView.adjustedContentInset.bottom == 206)
  }

  @Test("A list is visible down to the accessory view, with indicators that end there")
  func accessory() throws {
    let form = Form(style: .plain)
    let screen = KeyboardScreen(root: form)
    let field = try #require(form.fields[0])
    field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    field.becomeFirstResponder()
    #expect(form.tableView.adjustedContentInset.bottom == 304)
    screen.clock.advance(by: 1)
    form.tableView.contentOffset.y = 1_000 - 363
    let indicator = try #require(form.tableView.indicatorFrame(along: .vertical))
    // The indicator ends 3 points above the accessory view.
    #expect(abs(indicator.maxY - 997) < 0.001)
  }

  @Test("A collection view makes space as a table does")
  func collection() {
    let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
    let screen = KeyboardScreen(root: grid)
    grid.field.becomeFirstResponder()
    #expect(grid.collectionView.adjustedContentInset.bottom == 260)
    grid.field.resignFirstResponder()
    #expect(grid.collectionView.adjustedContentInset.bottom == 0)
    screen.clock.advance(by: 1)
  }

  @Test(
    "A list of a controller that does not call super makes no space, and neither does any other scroll view"
  )
  func others() throws {
    final class Own: UITableViewController {
      override func viewWillAppear(_ animated: Bool) {}
    }
    let own = Own(style: .plain)
    let screen = KeyboardScreen(root: own)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    own.view.addSubview(field)
    field.becomeFirstResponder()
    #expect(screen.ear.heard().count == 2)
    #expect(own.tableView.adjustedContentInset == .zero)
  }
}
