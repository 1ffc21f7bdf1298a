import Synchronization

// MARK: - The types of the system

extension UTType {
  /// The type `public.item`.
  public static let item = UTType(known: "public.item")
  /// The type `public.content`.
  public static let content = UTType(known: "public.content")
  /// The type `public.composite-content`.
  public static let compositeContent = UTType(known: "public.composite-content")
  /// The type `public.disk-image`.
  public static let diskImage = UTType(known: "public.disk-image")
  /// The type `public.data`.
  public static let data = UTType(known: "public.data")
  /// The type `public.directory`.
  public static let directory = UTType(known: "public.directory")
  /// The type `com.apple.resolvable`.
  public static let resolvable = UTType(known: "com.apple.resolvable")
  /// The type `public.symlink`.
  public static let symbolicLink = UTType(known: "public.symlink")
  /// The type `public.executable`.
  public static let executable = UTType(known: "public.executable")
  /// The type `com.apple.bookmark`.
  public static let urlBookmarkData = UTType(known: "com.apple.bookmark")
  /// The type `public.url`.
  public static let url = UTType(known: "public.url")
  /// The type `public.file-url`.
  public static let fileURL = UTType(known: "public.file-url")
  /// The type `public.text`.
  public static let text = UTType(known: "public.text")
  /// The type `public.plain-text`.
  public static let plainText = UTType(known: "public.plain-text")
  /// The type `public.utf8-plain-text`.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// The type `public.utf16-plain-text`.
  public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
  /// The type `public.delimited-values-text`.
  public static let delimitedText = UTType(known: "public.delimited-values-text")
  /// The type `public.comma-separated-values-text`.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// The type `public.tab-separated-values-text`.
  public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
  /// The type `public.rtf`.
  public static let rtf = UTType(known: "public.rtf")
  /// The type `public.html`.
  public static let html = UTType(known: "public.html")
  /// The type `public.xml`.
  public static let xml = UTType(known: "public.xml")
  /// The type `public.yaml`.
  public static let yaml = UTType(known: "public.yaml")
  /// The type `public.css`.
  public static let css = UTType(known: "public.css")
  /// The type `public.source-code`.
  public static let sourceCode = UTType(known: "public.source-code")
  /// The type `public.swift-source`.
  public static let swiftSource = UTType(known: "public.swift-source")
  /// The type `public.c-source`.
  public static let cSource = UTType(known: "public.c-source")
  /// The type `public.c-header`.
  public static let cHeader = UTType(known: "public.c-header")
  /// The type `public.objective-c-source`.
  public static let objectiveCSource = UTType(known: "public.objective-c-source")
  /// The type `public.script`.
  public static let script = UTType(known: "public.script")
  /// The type `public.shell-script`.
  public static let shellScript = UTType(known: "public.shell-script")
  /// The type `com.netscape.javascript-source`.
  public static let javaScript = UTType(known: "com.netscape.javascript-source")
  /// The type `public.json`.
  public static let json = UTType(known: "public.json")
  /// The type `com.apple.property-list`.
  public static let propertyList = UTType(known: "com.apple.property-list")
  /// The type `com.apple.xml-property-list`.
  public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
  /// The type `com.apple.binary-property-list`.
  public static let binaryPropertyList = UTType(known: "com.apple.binary-property-list")
  /// The type `com.adobe.pdf`.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// The type `com.apple.rtfd`.
  public static let rtfd = UTType(known: "com.apple.rtfd")
  /// The type `com.apple.flat-rtfd`.
  public static let flatRTFD = UTType(known: "com.apple.flat-rtfd")
  /// The type `com.apple.webarchive`.
  public static let webArchive = UTType(known: "com.apple.webarchive")
  /// The type `public.image`.
  public static let image = UTType(known: "public.image")
  /// The type `public.jpeg`.
  public static let jpeg = UTType(known: "public.jpeg")
  /// The type `public.tiff`.
  public static let tiff = UTType(known: "public.tiff")
  /// The type `com.compuserve.gif`.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// The type `public.png`.
  public static let png = UTType(known: "public.png")
  /// The type `com.apple.icns`.
  public static let icns = UTType(known: "com.apple.icns")
  /// The type `com.microsoft.bmp`.
  public static let bmp = UTType(known: "com.microsoft.bmp")
  /// The type `com.microsoft.ico`.
  public static let ico = UTType(known: "com.microsoft.ico")
  /// The type `public.camera-raw-image`.
  public static let rawImage = UTType(known: "public.camera-raw-image")
  /// The type `public.svg-image`.
  public static let svg = UTType(known: "public.svg-image")
  /// The type `com.apple.live-photo`.
  public static let livePhoto = UTType(known: "com.apple.live-photo")
  /// The type `public.heif`.
  public static let heif = UTType(known: "public.heif")
  /// The type `public.heic`.
  public static let heic = UTType(known: "public.heic")
  /// The type `org.webmproject.webp`.
  public static let webP = UTType(known: "org.webmproject.webp")
  /// The type `public.3d-content`.
  public static let threeDContent = UTType(known: "public.3d-content")
  /// The type `com.pixar.universal-scene-description-mobile`.
  public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
  /// The type `public.audiovisual-content`.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// The type `public.movie`.
  public static let movie = UTType(known: "public.movie")
  /// The type `public.video`.
  public static let video = UTType(known: "public.video")
  /// The type `public.audio`.
  public static let audio = UTType(known: "public.audio")
  /// The type `com.apple.quicktime-movie`.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// The type `public.mpeg`.
  public static let mpeg = UTType(known: "public.mpeg")
  /// The type `public.mpeg-2-video`.
  public static let mpeg2Video = UTType(known: "public.mpeg-2-video")
  /// The type `public.mpeg-4`.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// The type `public.mp3`.
  public static let mp3 = UTType(known: "public.mp3")
  /// The type `public.mpeg-4-audio`.
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  /// The type `public.avi`.
  public static let avi = UTType(known: "public.avi")
  /// The type `public.aiff-audio`.
  public static let aiff = UTType(known: "public.aiff-audio")
  /// The type `com.microsoft.waveform-audio`.
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  /// The type `public.midi-audio`.
  public static let midi = UTType(known: "public.midi-audio")
  /// The type `public.playlist`.
  public static let playlist = UTType(known: "public.playlist")
  /// The type `public.archive`.
  public static let archive = UTType(known: "public.archive")
  /// The type `org.gnu.gnu-zip-archive`.
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  /// The type `public.bzip2-archive`.
  public static let bz2 = UTType(known: "public.bzip2-archive")
  /// The type `public.zip-archive`.
  public static let zip = UTType(known: "public.zip-archive")
  /// The type `public.spreadsheet`.
  public static let spreadsheet = UTType(known: "public.spreadsheet")
  /// The type `public.presentation`.
  public static let presentation = UTType(known: "public.presentation")
  /// The type `public.database`.
  public static let database = UTType(known: "public.database")
  /// The type `public.message`.
  public static let message = UTType(known: "public.message")
  /// The type `public.contact`.
  public static let contact = UTType(known: "public.contact")
  /// The type `public.vcard`.
  public static let vCard = UTType(known: "public.vcard")
  /// The type `public.to-do-item`.
  public static let toDoItem = UTType(known: "public.to-do-item")
  /// The type `public.calendar-event`.
  public static let calendarEvent = UTType(known: "public.calendar-event")
  /// The type `public.email-message`.
  public static let emailMessage = UTType(known: "public.email-message")
  /// The type `com.apple.internet-location`.
  public static let internetLocation = UTType(known: "com.apple.internet-location")
  /// The type `public.font`.
  public static let font = UTType(known: "public.font")
  /// The type `public.bookmark`.
  public static let bookmark = UTType(known: "public.bookmark")
  /// The type `com.rsa.pkcs-12`.
  public static let pkcs12 = UTType(known: "com.rsa.pkcs-12")
  /// The type `public.x509-certificate`.
  public static let x509Certificate = UTType(known: "public.x509-certificate")
  /// The type `org.idpf.epub-container`.
  public static let epub = UTType(known: "org.idpf.epub-container")
  /// The type `public.log`.
  public static let log = UTType(known: "public.log")
  /// The type `com.apple.package`.
  public static let package = UTType(known: "com.apple.package")
  /// The type `com.apple.bundle`.
  public static let bundle = UTType(known: "com.apple.bundle")
  /// The type `public.folder`.
  public static let folder = UTType(known: "public.folder")
  /// The type `com.apple.application`.
  public static let application = UTType(known: "com.apple.application")
}

extension UTType {
  /// A type, as the system declares it.
  internal struct Declaration: Sendable {
    var identifier: String
    var endings: [String] = []
    var mimeTypes: [String] = []
    var parents: [String] = []
  }

  /// The supertypes of the app's own types, by identifier.
  internal static let own = Mutex<[String: String]>([:])

  internal static let declared = Dictionary(
    uniqueKeysWithValues: list.map { ($0.identifier, $0) })

  /// Identifiers, filename extensions, MIME types and supertypes, as the system declares them.
  internal static let list: [Declaration] = table.split(separator: "\n").map { line in
    let words = line.split(separator: "|", omittingEmptySubsequences: false).map {
      $0.split(separator: ",").map(String.init)
    }
    return Declaration(
      identifier: words[0][0], endings: words[1], mimeTypes: words[2], parents: words[3])
  }

  private static let table = """
    public.item|||
    public.content|||
    public.composite-content|||public.content
    public.disk-image|||public.archive
    public.data|||public.item
    public.directory|||public.item
    com.apple.resolvable|||
    public.symlink|||public.item,com.apple.resolvable
    public.executable|||public.item
    com.apple.bookmark|||public.data,com.apple.resolvable
    public.url|||public.data
    public.file-url|||public.url
    public.text|||public.data,public.content
    public.plain-text|txt,text|text/plain|public.text
    public.utf8-plain-text|||public.plain-text
    public.utf16-plain-text|||public.plain-text
    public.delimited-values-text|||public.text
    public.comma-separated-values-text|csv|text/csv|public.delimited-values-text
    public.tab-separated-values-text|tsv|text/tab-separated-values|public.delimited-values-text
    public.rtf|rtf|text/rtf,application/rtf|public.text
    public.html|html,htm|text/html|public.text
    public.xml|xml|application/xml,text/xml|public.text
    public.yaml|yml,yaml|application/x-yaml|public.text
    public.css|css|text/css|public.text
    public.source-code|||public.plain-text
    public.swift-source|swift||public.source-code
    public.c-source|c||public.source-code
    public.c-header|h||public.source-code
    public.objective-c-source|m||public.source-code
    public.script|||public.source-code
    public.shell-script|sh||public.script
    com.netscape.javascript-source|js|text/javascript|public.source-code,public.executable
    public.json|json|application/json|public.text
    com.apple.property-list|plist||public.data
    com.apple.xml-property-list|||public.xml,com.apple.property-list
    com.apple.binary-property-list|||com.apple.property-list
    com.adobe.pdf|pdf|application/pdf|public.data,public.composite-content
    com.apple.rtfd|rtfd||com.apple.package,public.composite-content
    com.apple.flat-rtfd|||public.data,public.composite-content
    com.apple.webarchive|webarchive|application/x-webarchive|public.data,public.composite-content
    public.image|||public.data,public.content
    public.jpeg|jpeg,jpg|image/jpeg|public.image
    public.tiff|tiff,tif|image/tiff|public.image
    com.compuserve.gif|gif|image/gif|public.image
    public.png|png|image/png|public.image
    com.apple.icns|icns||public.image
    com.microsoft.bmp|bmp|image/bmp|public.image
    com.microsoft.ico|ico|image/vnd.microsoft.icon|public.image
    public.camera-raw-image|||public.image
    public.svg-image|svg|image/svg+xml|public.image,public.xml
    com.apple.live-photo|||
    public.heif|heif|image/heif|public.image
    public.heic|heic|image/heic|public.heif
    org.webmproject.webp|webp|image/webp|public.image
    public.3d-content|||public.content
    com.pixar.universal-scene-description-mobile|usdz|model/vnd.usdz+zip|public.data,public.3d-content
    public.audiovisual-content|||public.data,public.content
    public.movie|||public.audiovisual-content
    public.video|||public.movie
    public.audio|||public.audiovisual-content
    com.apple.quicktime-movie|mov,qt|video/quicktime|public.movie
    public.mpeg|mpg,mpeg|video/mpeg|public.movie
    public.mpeg-2-video|m2v|video/mpeg2|public.video
    public.mpeg-4|mp4|video/mp4|public.movie
    public.mp3|mp3|audio/mpeg|public.audio
    public.mpeg-4-audio|m4a|audio/mp4|public.audio,public.mpeg-4
    public.avi|avi|video/avi|public.movie
    public.aiff-audio|aiff,aif|audio/aiff|public.audio
    com.microsoft.waveform-audio|wav|audio/vnd.wave|public.audio
    public.midi-audio|midi,mid|audio/midi|public.audio
    public.playlist|||
    public.archive|||public.data
    org.gnu.gnu-zip-archive|gz|application/gzip|public.archive
    public.bzip2-archive|bz2|application/x-bzip2|public.archive
    public.zip-archive|zip|application/zip|public.archive
    public.spreadsheet|||public.content
    public.presentation|||public.composite-content
    public.database|||
    public.message|||
    public.contact|||
    public.vcard|vcf,vcard|text/vcard|public.text,public.contact
    public.to-do-item|||
    public.calendar-event|||
    public.email-message|eml|message/rfc822|public.data,public.message
    com.apple.internet-location|||public.data
    public.font|||
    public.bookmark|||
    com.rsa.pkcs-12|p12|application/x-pkcs12|public.data
    public.x509-certificate|cer,crt|application/x-x509-ca-cert|public.data
    org.idpf.epub-container|epub|application/epub+zip|public.data,public.composite-content
    public.log|log||public.plain-text
    com.apple.package|||public.directory
    com.apple.bundle|||public.directory
    public.folder|||public.directory
    com.apple.application|||public.executable
    """
}
