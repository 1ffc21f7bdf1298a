import Foundation

// The constants of MobileCoreServices.

/// The identifier of `UTType.item`.
public nonisolated(unsafe) let kUTTypeItem: CFString = UTType.item.identifier as NSString
/// The identifier of `UTType.content`.
public nonisolated(unsafe) let kUTTypeContent: CFString = UTType.content.identifier as NSString
/// The identifier of `UTType.data`.
public nonisolated(unsafe) let kUTTypeData: CFString = UTType.data.identifier as NSString
/// The identifier of `UTType.folder`.
public nonisolated(unsafe) let kUTTypeFolder: CFString = UTType.folder.identifier as NSString
/// The identifier of `UTType.text`.
public nonisolated(unsafe) let kUTTypeText: CFString = UTType.text.identifier as NSString
/// The identifier of `UTType.plainText`.
public nonisolated(unsafe) let kUTTypePlainText: CFString = UTType.plainText.identifier as NSString
/// The identifier of `UTType.utf8PlainText`.
public nonisolated(unsafe) let kUTTypeUTF8PlainText: CFString =
  UTType.utf8PlainText.identifier as NSString
/// The identifier of `UTType.rtf`.
public nonisolated(unsafe) let kUTTypeRTF: CFString = UTType.rtf.identifier as NSString
/// The identifier of `UTType.html`.
public nonisolated(unsafe) let kUTTypeHTML: CFString = UTType.html.identifier as NSString
/// The identifier of `UTType.xml`.
public nonisolated(unsafe) let kUTTypeXML: CFString = UTType.xml.identifier as NSString
/// The identifier of `UTType.json`.
public nonisolated(unsafe) let kUTTypeJSON: CFString = UTType.json.identifier as NSString
/// The identifier of `UTType.pdf`.
public nonisolated(unsafe) let kUTTypePDF: CFString = UTType.pdf.identifier as NSString
/// The identifier of `UTType.url`.
public nonisolated(unsafe) let kUTTypeURL: CFString = UTType.url.identifier as NSString
/// The identifier of `UTType.fileURL`.
public nonisolated(unsafe) let kUTTypeFileURL: CFString = UTType.fileURL.identifier as NSString
/// The identifier of `UTType.image`.
public nonisolated(unsafe) let kUTTypeImage: CFString = UTType.image.identifier as NSString
/// The identifier of `UTType.jpeg`.
public nonisolated(unsafe) let kUTTypeJPEG: CFString = UTType.jpeg.identifier as NSString
/// The identifier of `UTType.tiff`.
public nonisolated(unsafe) let kUTTypeTIFF: CFString = UTType.tiff.identifier as NSString
/// The identifier of `UTType.gif`.
public nonisolated(unsafe) let kUTTypeGIF: CFString = UTType.gif.identifier as NSString
/// The identifier of `UTType.png`.
public nonisolated(unsafe) let kUTTypePNG: CFString = UTType.png.identifier as NSString
/// The identifier of `UTType.bmp`.
public nonisolated(unsafe) let kUTTypeBMP: CFString = UTType.bmp.identifier as NSString
/// The identifier of `UTType.movie`.
public nonisolated(unsafe) let kUTTypeMovie: CFString = UTType.movie.identifier as NSString
/// The identifier of `UTType.video`.
public nonisolated(unsafe) let kUTTypeVideo: CFString = UTType.video.identifier as NSString
/// The identifier of `UTType.audio`.
public nonisolated(unsafe) let kUTTypeAudio: CFString = UTType.audio.identifier as NSString
/// The identifier of `UTType.quickTimeMovie`.
public nonisolated(unsafe) let kUTTypeQuickTimeMovie: CFString =
  UTType.quickTimeMovie.identifier as NSString
/// The identifier of `UTType.mpeg`.
public nonisolated(unsafe) let kUTTypeMPEG: CFString = UTType.mpeg.identifier as NSString
/// The identifier of `UTType.mpeg4Movie`.
public nonisolated(unsafe) let kUTTypeMPEG4: CFString = UTType.mpeg4Movie.identifier as NSString
/// The identifier of `UTType.mp3`.
public nonisolated(unsafe) let kUTTypeMP3: CFString = UTType.mp3.identifier as NSString
/// The identifier of `UTType.mpeg4Audio`.
public nonisolated(unsafe) let kUTTypeMPEG4Audio: CFString =
  UTType.mpeg4Audio.identifier as NSString
/// The identifier of `UTType.archive`.
public nonisolated(unsafe) let kUTTypeArchive: CFString = UTType.archive.identifier as NSString
/// The identifier of `UTType.zip`.
public nonisolated(unsafe) let kUTTypeZipArchive: CFString = UTType.zip.identifier as NSString
/// The identifier of `UTType.vCard`.
public nonisolated(unsafe) let kUTTypeVCard: CFString = UTType.vCard.identifier as NSString
/// The identifier of `UTType.contact`.
public nonisolated(unsafe) let kUTTypeContact: CFString = UTType.contact.identifier as NSString
/// The identifier of `UTType.commaSeparatedText`.
public nonisolated(unsafe) let kUTTypeCommaSeparatedText: CFString =
  UTType.commaSeparatedText.identifier as NSString
/// The identifier of `UTType.spreadsheet`.
public nonisolated(unsafe) let kUTTypeSpreadsheet: CFString =
  UTType.spreadsheet.identifier as NSString
/// The identifier of `UTType.presentation`.
public nonisolated(unsafe) let kUTTypePresentation: CFString =
  UTType.presentation.identifier as NSString
/// The identifier of `UTType.compositeContent`.
public nonisolated(unsafe) let kUTTypeCompositeContent: CFString =
  UTType.compositeContent.identifier as NSString
/// The identifier of `UTType.diskImage`.
public nonisolated(unsafe) let kUTTypeDiskImage: CFString = UTType.diskImage.identifier as NSString
/// The identifier of `UTType.message`.
public nonisolated(unsafe) let kUTTypeMessage: CFString = UTType.message.identifier as NSString
/// The identifier of `UTType.directory`.
public nonisolated(unsafe) let kUTTypeDirectory: CFString = UTType.directory.identifier as NSString
/// The identifier of `UTType.resolvable`.
public nonisolated(unsafe) let kUTTypeResolvable: CFString =
  UTType.resolvable.identifier as NSString
/// The identifier of `UTType.symbolicLink`.
public nonisolated(unsafe) let kUTTypeSymLink: CFString = UTType.symbolicLink.identifier as NSString
/// The identifier of `UTType.executable`.
public nonisolated(unsafe) let kUTTypeExecutable: CFString =
  UTType.executable.identifier as NSString
/// The identifier of `UTType.urlBookmarkData`.
public nonisolated(unsafe) let kUTTypeURLBookmarkData: CFString =
  UTType.urlBookmarkData.identifier as NSString
/// The identifier of `UTType.utf16PlainText`.
public nonisolated(unsafe) let kUTTypeUTF16PlainText: CFString =
  UTType.utf16PlainText.identifier as NSString
/// The identifier of `UTType.delimitedText`.
public nonisolated(unsafe) let kUTTypeDelimitedText: CFString =
  UTType.delimitedText.identifier as NSString
/// The identifier of `UTType.tabSeparatedText`.
public nonisolated(unsafe) let kUTTypeTabSeparatedText: CFString =
  UTType.tabSeparatedText.identifier as NSString
/// The identifier of `UTType.sourceCode`.
public nonisolated(unsafe) let kUTTypeSourceCode: CFString =
  UTType.sourceCode.identifier as NSString
/// The identifier of `UTType.swiftSource`.
public nonisolated(unsafe) let kUTTypeSwiftSource: CFString =
  UTType.swiftSource.identifier as NSString
/// The identifier of `UTType.cSource`.
public nonisolated(unsafe) let kUTTypeCSource: CFString = UTType.cSource.identifier as NSString
/// The identifier of `UTType.cHeader`.
public nonisolated(unsafe) let kUTTypeCHeader: CFString = UTType.cHeader.identifier as NSString
/// The identifier of `UTType.objectiveCSource`.
public nonisolated(unsafe) let kUTTypeObjectiveCSource: CFString =
  UTType.objectiveCSource.identifier as NSString
/// The identifier of `UTType.script`.
public nonisolated(unsafe) let kUTTypeScript: CFString = UTType.script.identifier as NSString
/// The identifier of `UTType.shellScript`.
public nonisolated(unsafe) let kUTTypeShellScript: CFString =
  UTType.shellScript.identifier as NSString
/// The identifier of `UTType.javaScript`.
public nonisolated(unsafe) let kUTTypeJavaScript: CFString =
  UTType.javaScript.identifier as NSString
/// The identifier of `UTType.propertyList`.
public nonisolated(unsafe) let kUTTypePropertyList: CFString =
  UTType.propertyList.identifier as NSString
/// The identifier of `UTType.xmlPropertyList`.
public nonisolated(unsafe) let kUTTypeXMLPropertyList: CFString =
  UTType.xmlPropertyList.identifier as NSString
/// The identifier of `UTType.binaryPropertyList`.
public nonisolated(unsafe) let kUTTypeBinaryPropertyList: CFString =
  UTType.binaryPropertyList.identifier as NSString
/// The identifier of `UTType.rtfd`.
public nonisolated(unsafe) let kUTTypeRTFD: CFString = UTType.rtfd.identifier as NSString
/// The identifier of `UTType.flatRTFD`.
public nonisolated(unsafe) let kUTTypeFlatRTFD: CFString = UTType.flatRTFD.identifier as NSString
/// The identifier of `UTType.webArchive`.
public nonisolated(unsafe) let kUTTypeWebArchive: CFString =
  UTType.webArchive.identifier as NSString
/// The identifier of `UTType.icns`.
public nonisolated(unsafe) let kUTTypeAppleICNS: CFString = UTType.icns.identifier as NSString
/// The identifier of `UTType.ico`.
public nonisolated(unsafe) let kUTTypeICO: CFString = UTType.ico.identifier as NSString
/// The identifier of `UTType.rawImage`.
public nonisolated(unsafe) let kUTTypeRawImage: CFString = UTType.rawImage.identifier as NSString
/// The identifier of `UTType.svg`.
public nonisolated(unsafe) let kUTTypeScalableVectorGraphics: CFString =
  UTType.svg.identifier as NSString
/// The identifier of `UTType.livePhoto`.
public nonisolated(unsafe) let kUTTypeLivePhoto: CFString = UTType.livePhoto.identifier as NSString
/// The identifier of `UTType.threeDContent`.
public nonisolated(unsafe) let kUTType3DContent: CFString =
  UTType.threeDContent.identifier as NSString
/// The identifier of `UTType.audiovisualContent`.
public nonisolated(unsafe) let kUTTypeAudiovisualContent: CFString =
  UTType.audiovisualContent.identifier as NSString
/// The identifier of `UTType.mpeg2Video`.
public nonisolated(unsafe) let kUTTypeMPEG2Video: CFString =
  UTType.mpeg2Video.identifier as NSString
/// The identifier of `UTType.avi`.
public nonisolated(unsafe) let kUTTypeAVIMovie: CFString = UTType.avi.identifier as NSString
/// The identifier of `UTType.aiff`.
public nonisolated(unsafe) let kUTTypeAudioInterchangeFileFormat: CFString =
  UTType.aiff.identifier as NSString
/// The identifier of `UTType.wav`.
public nonisolated(unsafe) let kUTTypeWaveformAudio: CFString = UTType.wav.identifier as NSString
/// The identifier of `UTType.midi`.
public nonisolated(unsafe) let kUTTypeMIDIAudio: CFString = UTType.midi.identifier as NSString
/// The identifier of `UTType.playlist`.
public nonisolated(unsafe) let kUTTypePlaylist: CFString = UTType.playlist.identifier as NSString
/// The identifier of `UTType.gzip`.
public nonisolated(unsafe) let kUTTypeGNUZipArchive: CFString = UTType.gzip.identifier as NSString
/// The identifier of `UTType.bz2`.
public nonisolated(unsafe) let kUTTypeBzip2Archive: CFString = UTType.bz2.identifier as NSString
/// The identifier of `UTType.database`.
public nonisolated(unsafe) let kUTTypeDatabase: CFString = UTType.database.identifier as NSString
/// The identifier of `UTType.toDoItem`.
public nonisolated(unsafe) let kUTTypeToDoItem: CFString = UTType.toDoItem.identifier as NSString
/// The identifier of `UTType.calendarEvent`.
public nonisolated(unsafe) let kUTTypeCalendarEvent: CFString =
  UTType.calendarEvent.identifier as NSString
/// The identifier of `UTType.emailMessage`.
public nonisolated(unsafe) let kUTTypeEmailMessage: CFString =
  UTType.emailMessage.identifier as NSString
/// The identifier of `UTType.internetLocation`.
public nonisolated(unsafe) let kUTTypeInternetLocation: CFString =
  UTType.internetLocation.identifier as NSString
/// The identifier of `UTType.font`.
public nonisolated(unsafe) let kUTTypeFont: CFString = UTType.font.identifier as NSString
/// The identifier of `UTType.bookmark`.
public nonisolated(unsafe) let kUTTypeBookmark: CFString = UTType.bookmark.identifier as NSString
/// The identifier of `UTType.pkcs12`.
public nonisolated(unsafe) let kUTTypePKCS12: CFString = UTType.pkcs12.identifier as NSString
/// The identifier of `UTType.x509Certificate`.
public nonisolated(unsafe) let kUTTypeX509Certificate: CFString =
  UTType.x509Certificate.identifier as NSString
/// The identifier of `UTType.epub`.
public nonisolated(unsafe) let kUTTypeElectronicPublication: CFString =
  UTType.epub.identifier as NSString
/// The identifier of `UTType.log`.
public nonisolated(unsafe) let kUTTypeLog: CFString = UTType.log.identifier as NSString
/// The identifier of `UTType.package`.
public nonisolated(unsafe) let kUTTypePackage: CFString = UTType.package.identifier as NSString
/// The identifier of `UTType.bundle`.
public nonisolated(unsafe) let kUTTypeBundle: CFString = UTType.bundle.identifier as NSString
/// The identifier of `UTType.application`.
public nonisolated(unsafe) let kUTTypeApplication: CFString =
  UTType.application.identifier as NSString

/// The kind of tags that are filename extensions.
public nonisolated(unsafe) let kUTTagClassFilenameExtension: CFString =
  UTTagClass.filenameExtension.rawValue as NSString
/// The kind of tags that are MIME types.
public nonisolated(unsafe) let kUTTagClassMIMEType: CFString =
  UTTagClass.mimeType.rawValue as NSString
