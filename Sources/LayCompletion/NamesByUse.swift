// Made by Tests/Scripts/name-frequency of 2018 files of 16 public apps. Do not edit.

/// Names by how often apps write them, the most used first.
enum NamesByUse {
  static let plain: [StaticString] = [
    "let", "var", "case", "private", "self", "return", "import", "if", "func", "View", "some", "in",
    "String", "else", "struct", "nil", "Text", "false", "Bool", "_", "true", "static", "switch", "guard",
    "set", "Button", "State", "action", "Int", "Void", "Color", "init", "VStack", "HStack", "Environment",
    "Image", "Task", "CGFloat", "value", "Section", "url", "ForEach", "URL", "Label", "for", "Spacer",
    "index", "item", "view", "ViewBuilder", "Double", "content", "id", "Binding", "configuration", "error",
    "where", "status", "DispatchQueue", "UUID", "iOS", "data", "title", "size", "Date", "to", "image",
    "text", "AnyView", "path", "NavigationLink", "CGPoint", "ToolbarItem", "Set", "ZStack", "CGSize",
    "dismiss", "label", "Form", "NavigationStack", "message", "Group", "UInt", "a", "RoundedRectangle",
    "Value", "Font", "AnyPublisher", "LocalizedStringKey", "fatalError", "destination", "PassthroughSubject",
    "Bindable", "UIImage", "name", "mode", "List", "CGRect", "Error", "AnyCancellable", "body", "ScrollView",
    "Data", "withAnimation", "line", "count", "model", "EmptyView", "rect", "list", "macOS", "any",
    "ProgressView", "link", "Rectangle", "ObservedObject", "string", "Published", "Identifiable", "member",
    "key", "and", "filter", "Toggle", "alert", "type", "TextField", "color", "range", "AttributedString",
    "Circle", "width", "UIColor", "with", "Hashable", "icon", "of", "NavigationView", "code",
    "NSLocalizedString",
  ]
  static let members: [StaticString] = [
    "init", "padding", "id", "font", "frame", "self", "none", "foregroundColor", "State", "leading", "count",
    "background", "append", "isEmpty", "map", "foregroundStyle", "horizontal", "infinity", "title", "top",
    "opacity", "default", "buttonStyle", "first", "value", "alert", "main", "name", "bottom",
    "previewDisplayName", "destination", "dismiss", "center", "vertical", "secondary", "navigationTitle",
    "error", "listRowBackground", "width", "environment", "contains", "height", "rawValue", "size",
    "disabled", "lineLimit", "toolbar", "content", "fill", "info", "overlay", "environmentObject", "sheet",
    "image", "status", "animation", "colorScheme", "mode", "onAppear", "medium", "zero", "dark", "resizable",
    "tag", "trailing", "bold", "wrappedValue", "clear", "multilineTextAlignment", "accessibilityLabel",
    "view", "onChange", "primary", "red", "url", "plain", "color", "accessibilityIdentifier", "filter", "ID",
    "fontWeight", "actions", "accentColor", "grid", "body", "hidden", "inline", "toggle", "previewLayout",
    "date", "caption", "module", "label", "tint", "placeholder", "path", "headline", "Scene", "cornerRadius",
    "white", "large", "current", "navigationBarTitleDisplayMode", "black", "onTapGesture", "string",
    "tintColor", "text", "task", "accessibilityHidden", "remove", "system", "link", "sizeThatFits", "custom",
    "description", "x", "message", "fixedSize", "offset", "y", "footnote", "light", "icon", "last",
    "transition", "data", "gray", "regular", "style", "subheadline", "formatted", "small", "type",
    "aspectRatio", "stroke", "accessibilityElement", "listStyle", "unknown", "compactMap",
  ]
  static let labels: [StaticString] = [
    "id", "body", "title", "action", "spacing", "label", "alignment", "in", "for", "height", "width", "name",
    "size", "content", "message", "text", "value", "icon", "systemName", "systemImage", "maxWidth", "y", "x",
    "item", "url", "to", "default", "role", "mode", "of", "on", "header", "with", "comment", "type", "style",
    "isPresented", "State", "placement", "color", "cornerRadius", "selection", "destination", "description",
    "status", "configuration", "actions", "from", "string", "at", "animation", "view", "index", "relativeTo",
    "where", "bundle", "line", "isOn", "data", "maxHeight", "rawValue", "keyPath", "reason", "caption",
    "date", "count", "_", "filename", "horizontal", "vertical", "path", "by", "localized", "forKey", "image",
    "options", "lineWidth", "footer", "foregroundColor", "members", "trailing", "set", "contentMode",
    "radius", "tag", "placeholder", "subtitle", "key", "range", "location", "String", "displayMode",
    "leading", "filter", "top", "position", "frame", "edge", "visibility", "bottom", "proposal",
    "contentsOf", "degrees", "named", "weight", "member", "z", "list", "anchor", "error", "object",
    "wrappedValue", "code", "minHeight", "uiImage", "model", "nil", "format", "colors", "length", "minWidth",
    "properties", "toolbar", "isActive", "after", "design", "images", "endPoint", "offset",
    "showsIndicators", "startPoint", "gradient", "info", "scale", "columns", "blue", "priority", "rect",
    "verbatim", "Value",
  ]
}
