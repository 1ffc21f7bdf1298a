/// A mountain, which is the same as long as it has the same name.
struct Mountain: Hashable {
  var name: String

  /// Whether a text is in its name; no text is in every one.
  func contains(_ filter: String?) -> Bool {
    guard let filter, !filter.isEmpty else { return true }
    return name.lowercased().contains(filter.lowercased())
  }

  static let all = """
    Aconcagua, Adams, Aiguille Verte, Ama Dablam, Annapurna, Aoraki, Ararat, Ben Nevis, Blanca Peak,
    Breithorn, Broad Peak, Carstensz Pyramid, Cerro Torre, Chimborazo, Cho Oyu, Cotopaxi, Damavand,
    Denali, Dent Blanche, Dhaulagiri, Dom, Dufourspitze, Dykh-Tau, Eiger, Elbert, Elbrus, Erebus,
    Etna, Everest, Finsteraarhorn, Fitz Roy, Foraker, Fuji, Galdhøpiggen, Gasherbrum, Gran Paradiso,
    Grand Combin, Grand Teton, Grandes Jorasses, Großglockner, Hekla, Huascarán, Illimani, Jungfrau,
    K2, Kangchenjunga, Kazbek, Kebnekaise, Kenya, Kilimanjaro, Kinabalu, Kosciuszko, Lhotse,
    Liskamm, Logan, Longs Peak, Makalu, Manaslu, Marmolada, Matterhorn, Mauna Kea, Mönch, Mont Blanc,
    Monte Rosa, Nanda Devi, Nanga Parbat, Ojos del Salado, Olympus, Ortler, Pelmo, Pico de Orizaba,
    Pikes Peak, Piz Bernina, Popocatépetl, Rainier, Ras Dashen, Robson, Ruapehu, Rysy, Saint Elias,
    Shasta, Shishapangma, Sinai, Snowdon, Stanley, Table Mountain, Taranaki, Teide, Toubkal, Triglav,
    Tryfan, Vesuvius, Vinson, Weisshorn, Weissmies, Whitney, Wildspitze, Zugspitze
    """.split(whereSeparator: { $0 == "," || $0.isNewline })
    .map { Mountain(name: $0.trimmingPrefix(while: \.isWhitespace).description) }
    .filter { !$0.name.isEmpty }
}
