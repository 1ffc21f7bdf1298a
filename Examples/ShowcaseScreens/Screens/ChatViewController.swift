import UIKit

/// A chat, to which messages are added at the end. The list scrolls to a new message only if the
/// end was visible before.
final class ChatViewController: UIViewController {
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let field = UITextField()
  private let send = UIButton(type: .system)
  private var messages = ChatMessage.earlier
  private var answers = ChatMessage.answers

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Noor"
    view.backgroundColor = .systemBackground
    tableView.register(ChatMessageCell.self, forCellReuseIdentifier: "message")
    tableView.separatorStyle = .none
    tableView.allowsSelection = false
    tableView.estimatedRowHeight = 60
    tableView.keyboardDismissMode = .interactive
    tableView.dataSource = self
    field.placeholder = "Message"
    field.borderStyle = .roundedRect
    send.setTitle("Send", for: .normal)
    send.setContentHuggingPriority(.required, for: .horizontal)
    send.addAction(UIAction { [weak self] _ in self?.sendText() }, for: .touchUpInside)
    let bar = UIStackView(arrangedSubviews: [field, send])
    bar.spacing = 12
    for part in [tableView, bar] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.topAnchor.constraint(equalTo: tableView.bottomAnchor, constant: 8),
      bar.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      view.keyboardLayoutGuide.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 8),
    ])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    view.layoutIfNeeded()
    scrollToEnd(animated: false)
  }

  private func sendText() {
    guard let text = field.text, !text.isEmpty else { return }
    field.text = ""
    add(ChatMessage(text: text, isOwn: true))
    guard !answers.isEmpty else { return }
    let answer = answers.removeFirst()
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { [weak self] in self?.add(answer) }
  }

  private func add(_ message: ChatMessage) {
    let wasAtEnd = isAtEnd || message.isOwn
    messages.append(message)
    tableView.insertRows(at: [IndexPath(row: messages.count - 1, section: 0)], with: .bottom)
    if wasAtEnd { scrollToEnd(animated: true) }
  }

  private var isAtEnd: Bool {
    let end = tableView.contentSize.height + tableView.adjustedContentInset.bottom
    return tableView.contentOffset.y + tableView.bounds.height >= end - 20
  }

  private func scrollToEnd(animated: Bool) {
    tableView.scrollToRow(
      at: IndexPath(row: messages.count - 1, section: 0), at: .bottom, animated: animated)
  }
}

extension ChatViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath) as! ChatMessageCell
    cell.show(messages[indexPath.row])
    return cell
  }
}

/// A message of a chat.
struct ChatMessage {
  var text: String
  var isOwn = false

  static let earlier = [
    ChatMessage(text: "Are you still by the river?"),
    ChatMessage(text: "Yes. The ladder is too short.", isOwn: true),
    ChatMessage(text: "Which one did you take?"),
    ChatMessage(text: "The one behind the shed.", isOwn: true),
    ChatMessage(
      text:
        "That is the short one. The long one stands beside the gate, under the ivy, where it has stood "
        + "since your grandfather had the idea with the apples."),
    ChatMessage(text: "I thought that was the gate.", isOwn: true),
    ChatMessage(text: "Part of it is."),
    ChatMessage(
      text:
        "If I take it away, does the gate still stand? I ask because the goats look as if they knew.",
      isOwn: true),
    ChatMessage(text: "Lean the short one against it."),
    ChatMessage(text: "Done. It holds.", isOwn: true),
    ChatMessage(text: "Did you shut the upper latch? The lower one is for show."),
    ChatMessage(text: "Both.", isOwn: true),
    ChatMessage(text: "And the goats?"),
    ChatMessage(text: "They are on this side.", isOwn: true),
    ChatMessage(text: "On which side are you?"),
  ]

  static let answers = [
    ChatMessage(text: "Then sing. They follow whoever sings, and at the mill you simply stop."),
    ChatMessage(text: "Good."),
  ]
}

/// A message in a bubble, which is at the trailing edge for the user's own messages and at the
/// leading edge for others.
private final class ChatMessageCell: UITableViewCell {
  private let bubble = UIView()
  private let label = UILabel()
  private lazy var leading = bubble.leadingAnchor.constraint(
    equalTo: contentView.leadingAnchor, constant: 16)
  private lazy var trailing = bubble.trailingAnchor.constraint(
    equalTo: contentView.trailingAnchor, constant: -16)

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    bubble.layer.cornerRadius = 16
    bubble.addSubview(label)
    contentView.addSubview(bubble)
    for view in [bubble, label] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
      label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
      bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 3),
      bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -3),
      bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not made from an archive") }

  func show(_ message: ChatMessage) {
    label.text = message.text
    label.textColor = message.isOwn ? .white : .label
    bubble.backgroundColor = message.isOwn ? .systemBlue : .secondarySystemBackground
    leading.isActive = !message.isOwn
    trailing.isActive = message.isOwn
  }
}
