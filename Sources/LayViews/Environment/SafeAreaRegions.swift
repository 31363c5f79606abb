/// What keeps a part of the screen from being safe, in the order of the catalog's names.
package enum SafeAreaRegions: UInt8, Sendable { case all, container, keyboard }
