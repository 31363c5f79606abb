import LayViews

// A form in columns, as macOS has it: labels end where the controls begin.

extension Stage {
  /// Rows one below the other; sections are their header, rows and footer.
  func columnsForm(_ rows: ViewList, at source: UInt32) -> ViewList {
    let parts = PartBuilder(self, at: source)
    return parts.control(ControlSpec("Form", spacing: .content), parts.formColumns(withoutSections(rows)))
  }
}
