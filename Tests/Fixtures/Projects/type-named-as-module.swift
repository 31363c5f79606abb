//--- Kit/Kit.swift
import SwiftUI

// What is declared hides the module of its name.
public enum Kit { public static let title = "type" }

//--- App/App.swift
import Kit
import SwiftUI

#Preview { SwiftUI.Text(Kit.title) }
