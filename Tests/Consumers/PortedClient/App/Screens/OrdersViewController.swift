import UIKit
import UIKit.UIGestureRecognizerSubclass

class OrdersViewController: UIViewController {
  enum Section { case all }

  @IBOutlet weak var hint: UILabel!
  let store = OrderStore()
  let oven = Oven()
  let addButton = UIButton(type: .system)
  let refreshControl = UIRefreshControl()
  private(set) var events: [String] = []
  private var observation: NSKeyValueObservation?
  private(set) var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Section, String>!

  override func viewDidLoad() {
    super.viewDidLoad()
    store.delegate = self
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(OrdersViewController.addOrder))
    addButton.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
    addButton.addTarget(nil, action: #selector(Chained.bake), for: .touchUpInside)
    view.addSubview(addButton)
    setUpList()
    let press = UILongPressGestureRecognizer(target: self, action: #selector(pressed(recognizer:)))
    collectionView.addGestureRecognizer(press)
    refreshControl.addTarget(self, action: #selector(refresh), for: .valueChanged)
    collectionView.refreshControl = refreshControl
    observation = oven.observe(\.temperature, options: [.old, .new]) { [weak self] _, change in
      self?.log("temperature \(change.oldValue ?? 0) to \(change.newValue ?? 0)")
    }
    NotificationCenter.default.addObserver(
      self, selector: #selector(ovenIsHot(_:)), name: .ovenIsHot, object: oven)
    perform(#selector(later), with: nil, afterDelay: 0.5)
  }

  private func setUpList() {
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
    let registration = UICollectionView.CellRegistration<OrderCell, String> { cell, _, order in
      cell.titleLabel.text = order
    }
    dataSource = .init(collectionView: collectionView) { view, path, order in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: order)
    }
  }

  func log(_ event: String) { events.append(event) }

  func showOrders() {
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections([.all])
    snapshot.appendItems(store.orders)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  @objc private func tapped(_ sender: UIButton) { log("tapped \(sender === addButton)") }
  @objc func addOrder() { store.add("bread \(store.orders.count)") }
  @objc fileprivate func pressed(recognizer: UILongPressGestureRecognizer) { log("pressed") }
  @objc(refreshEverything) func refresh() { log("refresh") }
  @objc func later() { log("later") }
  @IBAction func save(_ sender: Any?) { log("save") }
}

@objc protocol Chained {
  func bake()
}

#Preview { OrdersViewController() }
