import SFSafeSymbols
import SwiftUI
#Preview("unknown") { VStack { Image(systemSymbol: .house); Text("below") } }
//--- Plain/App.swift
import SwiftUI
#Preview("newer") { VStack { Image(systemSymbol: "house"); Text("below") } }
