import LayCatalog
import LaySyntax
import LayViews

// Views that nothing was measured of are plain stand-ins, with one warning in a file.

extension Stage {
  /// Notes that a view is a stand-in, and says so once for each name.
  func approximate(_ call: BoundCall) {
    tree.approximations.insert(call.name.start)
    findings.countApproximation(of: .empty)
    let name = file.text(call.name)
    findings.warnOnce(
      .warning(
        "approximate-control", at: call.name,
        "'\(name)' is drawn as a plain stand-in; its size is not the device's"), about: name)
  }
}
