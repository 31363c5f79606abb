//--- App/App.swift
import SwiftUI
import Kit

struct ImageAsset {
  typealias Image = UIImage
  var name: String
}

extension ImageAsset.Image {
  convenience init?(asset: ImageAsset) { self.init(named: asset.name) }
}

#Preview("an extension beside the alias") { Image.kit.star }
#Preview("an initialiser beside the alias") { Image(shape: Shapes.heart) }

//--- Kit/Kit.swift
import SwiftUI

public struct Icons {
  public let star = Image(systemName: "star")
}

public enum Shapes: String { case heart }

public extension Image { static let kit = Icons() }

public extension SwiftUI.Image {
  init(shape: Shapes) { self.init(systemName: shape.rawValue) }
}
