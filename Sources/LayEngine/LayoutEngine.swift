/// Lays view trees out by SwiftUI's rules.
package enum LayoutEngine {}
