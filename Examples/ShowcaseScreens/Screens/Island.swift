/// An island, which is identified by its name.
struct Island: Hashable {
  var name: String

  /// Whether the name contains a text. Every name contains the empty text.
  func matches(_ letters: String) -> Bool {
    letters.isEmpty || name.lowercased().contains(letters.lowercased())
  }

  static let all = """
    Achill, Alonissos, Amrum, Antikythera, Arran, Ascension, Baltrum, Bardsey, Barra, Bequia, Bioko,
    Bohol, Bonaire, Borkum, Bornholm, Brač, Burano, Canna, Capraia, Chiloé, Coll, Colonsay, Corfu, Corvo,
    Cres, Curaçao, Cyprus, Delos, Elba, Eigg, Fair Isle, Fanø, Fårö, Faial, Fehmarn, Flores, Föhr,
    Gomera, Gotland, Gozo, Graciosa, Heimaey, Helgoland, Hiiumaa, Hiva Oa, Hven, Iona, Ischia, Islay,
    Ithaca, Jersey, Juist, Jura, Kauai, Kihnu, Korčula, Kos, Krk, Læsø, Lanai, Leros, Lipari, Lismore,
    Lundy, Madeira, Malta, Man, Marettimo, Molokai, Muck, Mull, Naxos, Nias, Niue, Öland, Ouessant,
    Paros, Patmos, Pico, Pitcairn, Procida, Rab, Raasay, Réunion, Rügen, Rum, Saba, Samos, Samsø,
    Santorini, São Jorge, Sark, Skye, Spiekeroog, Staffa, Stromboli, Sylt, Tasmania, Terceira, Texel,
    Tinos, Tresco, Tristan da Cunha, Unst, Usedom, Ustica, Vis, Vulcano, Wangerooge, Yell
    """.split(whereSeparator: { $0 == "," || $0.isNewline })
    .map { Island(name: $0.trimmingPrefix(while: \.isWhitespace).description) }
    .filter { !$0.name.isEmpty }
}
