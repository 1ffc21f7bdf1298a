import DataSourceKit
import UIKit

/// A form whose switches insert and delete rows. It declares its rows for the current input, and
/// has no code for the changes.
package final class FormViewController: UIViewController {
  package enum Action: Equatable {
    case turn(Form.Switch)
    case choose(Form.Delivery)
  }

  private var list: DeclaredList<Action>!
  private var form = Form() { didSet { list.show(form.declaration) } }

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = "Order"
    view.backgroundColor = .systemGroupedBackground
    let collectionView = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    list = DeclaredList(collectionView: collectionView)
    list.onAction = { [weak self] action in self?.form.perform(action) }
    list.show(form.declaration)
  }
}

/// The input of the form.
package struct Form: Equatable {
  package enum Switch: Equatable { case isGift, hasCard, isInvoiced }
  package enum Delivery: String, CaseIterable { case standard, express, pickup }

  var isGift = false
  var hasCard = false
  var isInvoiced = false
  var delivery = Delivery.standard

  package init() {}

  package mutating func perform(_ action: FormViewController.Action) {
    switch action {
    case .turn(.isGift): isGift.toggle()
    case .turn(.hasCard): hasCard.toggle()
    case .turn(.isInvoiced): isInvoiced.toggle()
    case .choose(let delivery): self.delivery = delivery
    }
  }

  private var total: Int {
    40 + (isGift ? 4 : 0) + (isGift && hasCard ? 2 : 0) + (delivery == .express ? 9 : 0)
  }

  package var declaration: ListDeclaration<FormViewController.Action> {
    ListDeclaration {
      SectionDeclaration(
        "delivery", layout: .list(.insetGrouped),
        header: DeclaredView(FormHeaderView.self, "Delivery")
      ) {
        for choice in Delivery.allCases {
          DeclaredCell(
            ChoiceRowCell.self, id: choice,
            value: ChoiceRow(title: choice.rawValue.capitalized, isChosen: choice == delivery)
          ).onSelect(.choose(choice))
        }
      }
      if delivery != .pickup {
        SectionDeclaration(
          "address", layout: .list(.insetGrouped),
          header: DeclaredView(FormHeaderView.self, "Address")
        ) {
          field("Street", "Mulberry Lane 3-7")
          field("City", "Tokyo")
        }
      }
      SectionDeclaration(
        "extras", layout: .list(.insetGrouped), header: DeclaredView(FormHeaderView.self, "Extras"),
        footer: DeclaredView(FormFooterView.self, "Total: \(total) coins")
      ) {
        lever("Gift", isGift, .isGift)
        if isGift {
          field("Paper", "Red")
          lever("Card", hasCard, .hasCard)
          if hasCard { field("Message", "With love") }
        }
        lever("Invoice", isInvoiced, .isInvoiced)
        if isInvoiced { field("Tax number", "71-204") }
      }
    }
  }

  private func field(_ name: String, _ text: String) -> DeclaredCell<FormViewController.Action> {
    DeclaredCell(FieldRowCell.self, id: name, value: FieldRow(name: name, text: text))
  }

  private func lever(
    _ title: String, _ isOn: Bool, _ lever: Switch
  ) -> DeclaredCell<FormViewController.Action> {
    DeclaredCell(SwitchRowCell.self, id: title, value: SwitchRow(title: title, isOn: isOn))
      .onSelect(.turn(lever))
  }
}
