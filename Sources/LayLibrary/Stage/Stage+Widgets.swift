#if !hasFeature(Embedded)
import LayCatalog
import LaySyntax
import LayViews

/// Widgets, which a preview shows as the home and lock screens do.
extension Stage {
  /// The canvas of a widget on the screen that layouts are drawn for; nil where that has no such widget.
  package func canvas(of family: WidgetFamily) -> (size: Size, isListed: Bool)? {
    family.canvas(on: configuration.device?.size ?? configuration.defaultCanvas)
  }

  /// Tells what differs from the widget on a device.
  package func reportWidget(_ family: WidgetFamily, at place: SourceRange) {
    let fault: String
    let help: String
    switch canvas(of: family) {
    case (_, true)?:
      fault = "the margins and the background that the system gives a widget are not drawn"
      help = "the canvas is the whole widget"
    case (_, false)?:
      fault = "the sizes of widgets on this screen are not known, nor are their margins drawn"
      help = "the canvas is as on the next narrower screen that is; --device iphone-16 is one"
    case nil:
      fault = "this screen has no widget of '\(family.rawValue)': its view is drawn on the whole screen"
      help = "--device chooses another"
    }
    findings.report(.warning("unsupported", at: place, fault, help: help))
  }
}
#endif
