import LayProject
import Testing

/// The classes that Xcode makes of models of Core Data's.
@Suite struct DataModelTests {
  private static let contents = """
    <?xml version="1.0" encoding="UTF-8"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" sourceLanguage="Swift">
        <!-- <entity name="Not" representedClassName="Not" codeGenerationType="class"/> -->
        <entity name="Note" representedClassName="Note" syncable="YES" codeGenerationType="class">
            <attribute name="title" optional="YES" attributeType="String" defaultValueString="A &quot;b&quot; &amp; c"/>
            <attribute name="order" attributeType="Integer 16" defaultValueString="7" usesScalarValueType="YES"/>
            <attribute name="rank" optional="YES" attributeType="Integer 32"/>
            <attribute name="weight" attributeType="Double" defaultValueString="0.5" usesScalarValueType="YES"/>
            <attribute name="isDone" attributeType="Boolean" defaultValueString="YES" usesScalarValueType="YES"/>
            <attribute name="made" optional="YES" attributeType="Date"/>
            <attribute name="tags" optional="YES" attributeType="Transformable" customClassName="[String]"/>
            <attribute name="not a name" attributeType="String"/>
            <relationship name="folder" maxCount="1" destinationEntity="Folder" inverseName="notes"/>
        </entity>
        <entity name="Folder" representedClassName="Folder" codeGenerationType="class">
            <relationship name="notes" toMany="YES" deletionRule="Cascade" destinationEntity="Note" inverseName="folder"/>
        </entity>
        <entity name="Draft" representedClassName=".Draft" parentEntity="Note" codeGenerationType="class"/>
        <entity name="Own" representedClassName="Own"><attribute name="x" attributeType="String"/></entity>
    </model>
    """

  private static func source(_ files: [String: String]) -> String? {
    DataModel.source(of: "M.xcdatamodeld", in: FileSource(of: files))
  }

  @Test func classes() {
    let text = Self.source(["M.xcdatamodeld/M.xcdatamodel/contents": Self.contents])
    #expect(
      text == """
        import CoreData
        import Foundation

        public class Note: NSManagedObject {
          @NSManaged public var title: String? = "A \\"b\\" & c"
          @NSManaged public var order: Int16 = 7
          @NSManaged public var rank: NSNumber?
          @NSManaged public var weight: Double = 0.5
          @NSManaged public var isDone: Bool = true
          @NSManaged public var made: Date?
          @NSManaged public var tags: [String]?
          @Relationship(inverse: \\Folder.notes) public var folder: Folder?
        }

        public class Folder: NSManagedObject {
          @Relationship(deleteRule: .cascade, inverse: \\Note.folder) public var notes: Set<Note>?
          public func addToNotes(_ value: Note) { var all = notes ?? []; all.insert(value); notes = all }
          public func removeFromNotes(_ value: Note) { notes = notes?.filter { $0 !== value } }
        }

        public class Draft: Note {
        }

        """)
  }

  @Test func currentVersion() {
    func version(_ name: String) -> String {
      "<entity name='\(name)' representedClassName='\(name)' codeGenerationType='class'/>"
    }
    var files = [
      "M.xcdatamodeld/M.xcdatamodel/contents": version("One"),
      "M.xcdatamodeld/M 2.xcdatamodel/contents": version("Two"),
    ]
    files["M.xcdatamodeld/.xccurrentversion"] = "<dict><key>k</key><string>M 2.xcdatamodel</string></dict>"
    #expect(Self.source(files)?.contains("class Two") == true)
    files["M.xcdatamodeld/.xccurrentversion"] = "<dict><key>k</key><string>M.xcdatamodel</string></dict>"
    #expect(Self.source(files)?.contains("class One") == true)
  }

  @Test func nothingToRead() {
    #expect(Self.source([:]) == nil)
    #expect(Self.source(["M.xcdatamodeld/M.xcdatamodel/contents": "<entity name='A'/>"]) == nil)
  }

  /// A model that ends anywhere, and one with each of its bytes changed, is read as far as it goes.
  @Test func brokenModels() {
    let bytes = Array(Self.contents.utf8)
    for end in bytes.indices {
      var changed = bytes
      changed[end] = UInt8(ascii: "<")
      for bytes in [Array(bytes[..<end]), changed] {
        let source = FileSource(
          entries: { _ in [FileSource.Entry(name: "M.xcdatamodel", isFolder: true)] }, bytes: { _ in bytes })
        _ = DataModel.source(of: "M.xcdatamodeld", in: source)
      }
    }
  }
}
