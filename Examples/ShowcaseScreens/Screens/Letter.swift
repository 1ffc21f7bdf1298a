/// A letter in an inbox.
struct Letter: Identifiable {
  var id: Int
  var sender: String
  var date: String
  var subject: String
  var beginning: String
  var isUnread = false
  var isFlagged = false

  static let all: [Letter] = [
    Letter(
      id: 1, sender: "Harbor Office", date: "9:41", subject: "Your berth for the winter",
      beginning:
        "We have kept number 12 for you, between the two blue boats. Please sign by Friday, or "
        + "the swans will have it.", isUnread: true),
    Letter(
      id: 2, sender: "Ida Bergman", date: "8:15", subject: "Cake",
      beginning: "There is some left. Come before noon."),
    Letter(
      id: 3, sender: "Sailmakers' Cooperative", date: "Yesterday",
      subject: "Measurements of the mainsail that you asked us for in August",
      beginning:
        "Attached are the drawings. We took the liberty of adding a hand's breadth at the foot.",
      isUnread: true),
    Letter(
      id: 4, sender: "Weather Desk", date: "Yesterday", subject: "Gale warning withdrawn",
      beginning: "It went north.", isFlagged: true),
    Letter(
      id: 5, sender: "Public Library", date: "Tuesday", subject: "One book is due",
      beginning:
        "“Knots for Every Occasion” is waited for by three readers, one of them with a loose "
        + "boat."),
    Letter(
      id: 6, sender: "Noor Rahman", date: "Tuesday", subject: "Re: Re: Ladder",
      beginning: "Yes, the long one. I will leave it behind the shed."),
    Letter(
      id: 7, sender: "Lighthouse Friends", date: "Monday", subject: "Minutes of the last meeting",
      beginning:
        "Present: nine members and the cat. The paint for the gallery is to be white again."),
  ]
}
