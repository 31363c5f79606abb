//--- Other/Label.swift
public struct Label { public init() {} }
public enum Far { case away }
//--- App/App.swift
import SwiftUI
#Preview { Label("SwiftUI's", systemImage: "star") }
