/// The colours that the system names, with their values on each platform in both appearances.
package enum SystemColor: UInt8, Sendable, CaseIterable {
  // Hues.
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case white, black, clear
  // Roles.
  case primary, secondary, tertiary, quaternary, accentColor, link, systemBackground
  case secondarySystemBackground, tertiarySystemBackground, systemGroupedBackground
  case secondarySystemGroupedBackground, tertiarySystemGroupedBackground, separator, placeholder
  case systemGray2, systemGray3, systemGray4, systemGray5, systemGray6, systemFill
  case secondarySystemFill, tertiarySystemFill, quaternarySystemFill
  #if !hasFeature(Embedded)
  case disabledControlText
  #endif

  /// The spelling of `Color`'s static property.
  package static func named(_ name: String) -> SystemColor? {
    var name = name
    let place = name.withUTF8 { name in names.firstIndex { $0.equals(name) } }
    return place.flatMap { SystemColor(rawValue: UInt8($0)) }
  }

  /// Of the first cases, in their order.
  private static let names: [StaticString] = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
    "gray", "white", "black", "clear", "primary", "secondary",
  ]

  /// The spelling of `UIColor`'s and `NSColor`'s static properties: `systemRed`, `label`, `secondarySystemBackground`.
  package static func uiKitNamed(_ name: String) -> SystemColor? {
    #if !hasFeature(Embedded)
    if name == "disabledControlTextColor" { return .disabledControlText }
    #endif
    var name = name
    let known = name.withUTF8 { name in uiKitNames.first { $0.name.equals(name) } }
    return known?.color ?? named(name)
  }

  private static let uiKitNames: [(name: StaticString, color: SystemColor)] = [
    ("label", .primary), ("labelColor", .primary), ("textColor", .primary), ("darkText", .primary),
    ("secondaryLabel", .secondary), ("secondaryLabelColor", .secondary), ("tertiaryLabel", .tertiary),
    ("tertiaryLabelColor", .tertiary), ("quaternaryLabel", .quaternary),
    ("quaternaryLabelColor", .quaternary),
    ("placeholderText", .placeholder), ("placeholderTextColor", .placeholder), ("separator", .separator),
    ("separatorColor", .separator), ("opaqueSeparator", .separator), ("gridColor", .separator),
    ("link", .link),
    ("linkColor", .link), ("tintColor", .accentColor), ("controlAccentColor", .accentColor),
    ("windowBackgroundColor", .systemBackground), ("controlBackgroundColor", .systemBackground),
    ("textBackgroundColor", .systemBackground), ("underPageBackgroundColor", .secondarySystemBackground),
    ("systemBackground", .systemBackground), ("secondarySystemBackground", .secondarySystemBackground),
    ("tertiarySystemBackground", .tertiarySystemBackground),
    ("systemGroupedBackground", .systemGroupedBackground),
    ("secondarySystemGroupedBackground", .secondarySystemGroupedBackground),
    ("tertiarySystemGroupedBackground", .tertiarySystemGroupedBackground), ("systemGray2", .systemGray2),
    ("systemGray3", .systemGray3), ("systemGray4", .systemGray4), ("systemGray5", .systemGray5),
    ("systemGray6", .systemGray6), ("systemFill", .systemFill), ("secondarySystemFill", .secondarySystemFill),
    ("tertiarySystemFill", .tertiarySystemFill), ("quaternarySystemFill", .quaternarySystemFill),
    ("systemRed", .red), ("systemOrange", .orange), ("systemYellow", .yellow), ("systemGreen", .green),
    ("systemMint", .mint), ("systemTeal", .teal), ("systemCyan", .cyan), ("systemBlue", .blue),
    ("systemIndigo", .indigo), ("systemPurple", .purple), ("systemPink", .pink), ("systemBrown", .brown),
    ("systemGray", .gray),
  ]
}

extension PlatformProfile {
  /// Colours by platform and appearance as 0xRRGGBBAA, in the order of `SystemColor`: iOS light, iOS dark,
  /// macOS light, macOS dark. Sampled from iOS 26.0 and macOS 26.2, but for these:
  /// iOS `systemGray2…6`, fills, tertiary grounds and the dark separator are documented values; macOS light
  /// `tertiary` and `quaternary` are those of Catalyst labels; macOS dark separators follow the light ones in
  /// white; where macOS has no colour of the name, iOS's stands in. `disabledControlText` is AppKit's alone, and as the
  /// color picker of macOS has it, by macosui/macos_ui (`macos_colors.dart`).
  package static let systemColors:
    [(iOSLight: UInt32, iOSDark: UInt32, macOSLight: UInt32, macOSDark: UInt32)] = [
      (0xFF38_3CFF, 0xFF42_45FF, 0xFF38_3CFF, 0xFF42_45FF),  // red
      (0xFF8D_28FF, 0xFF92_30FF, 0xFF8D_28FF, 0xFF92_30FF),  // orange
      (0xFFCC_00FF, 0xFFD6_00FF, 0xFFCC_00FF, 0xFFD6_00FF),  // yellow
      (0x34C7_59FF, 0x30D1_58FF, 0x34C7_59FF, 0x30D1_58FF),  // green
      (0x00C8_B3FF, 0x00DA_C3FF, 0x00C8_B3FF, 0x00DA_C3FF),  // mint
      (0x00C3_D0FF, 0x00D2_E0FF, 0x00C3_D0FF, 0x00D2_E0FF),  // teal
      (0x00C0_E8FF, 0x3CD3_FEFF, 0x00C0_E8FF, 0x3CD3_FEFF),  // cyan
      (0x0088_FFFF, 0x0091_FFFF, 0x0088_FFFF, 0x0091_FFFF),  // blue
      (0x6155_F5FF, 0x6B5D_FFFF, 0x6155_F5FF, 0x6D7C_FFFF),  // indigo
      (0xCB30_E0FF, 0xDB34_F2FF, 0xCB30_E0FF, 0xDB34_F2FF),  // purple
      (0xFF2D_55FF, 0xFF37_5FFF, 0xFF2D_55FF, 0xFF37_5FFF),  // pink
      (0xAC7F_5EFF, 0xB78A_66FF, 0xAC7F_5EFF, 0xB78A_66FF),  // brown
      (0x8E8E_93FF, 0x8E8E_93FF, 0x8E8E_93FF, 0x9898_9DFF),  // gray
      (0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFF),  // white
      (0x0000_00FF, 0x0000_00FF, 0x0000_00FF, 0x0000_00FF),  // black
      (0x0000_0000, 0x0000_0000, 0x0000_0000, 0x0000_0000),  // clear
      (0x0000_00FF, 0xFFFF_FFFF, 0x0000_00D8, 0xFFFF_FFD8),  // primary
      (0x3C3C_4399, 0xEBEB_F599, 0x0000_007F, 0xFFFF_FF8C),  // secondary
      (0x3C3C_434D, 0xEBEB_F54D, 0x0000_0042, 0xFFFF_FF3F),  // tertiary
      (0x3C3C_432E, 0xEBEB_F52E, 0x0000_001A, 0xFFFF_FF19),  // quaternary
      (0x0088_FFFF, 0x0091_FFFF, 0x0088_FFFF, 0x007A_FFFF),  // accentColor
      (0x0068_DAFF, 0x419C_FFFF, 0x0068_DAFF, 0x419C_FFFF),  // link
      (0xFFFF_FFFF, 0x0000_00FF, 0xFFFF_FFFF, 0x1E1E_1EFF),  // systemBackground
      (0xF2F2_F7FF, 0x1C1C_1EFF, 0xF2F2_F7FF, 0x1C1C_1EFF),  // secondarySystemBackground
      (0xFFFF_FFFF, 0x2C2C_2EFF, 0xFFFF_FFFF, 0x2C2C_2EFF),  // tertiarySystemBackground
      (0xF2F2_F7FF, 0x0000_00FF, 0xF2F2_F7FF, 0x0000_00FF),  // systemGroupedBackground
      (0xFFFF_FFFF, 0x1C1C_1EFF, 0xFFFF_FFFF, 0x1C1C_1EFF),  // secondarySystemGroupedBackground
      (0xF2F2_F7FF, 0x2C2C_2EFF, 0xF2F2_F7FF, 0x2C2C_2EFF),  // tertiarySystemGroupedBackground
      (0x0000_0019, 0xFFFF_FF19, 0x0000_0019, 0xFFFF_FF19),  // separator
      (0xBDBD_BEFF, 0xFFFF_FF40, 0x0000_007F, 0xFFFF_FF8C),  // placeholder
      (0xAEAE_B2FF, 0x6363_66FF, 0xAEAE_B2FF, 0x6363_66FF),  // systemGray2
      (0xC7C7_CCFF, 0x4848_4AFF, 0xC7C7_CCFF, 0x4848_4AFF),  // systemGray3
      (0xD1D1_D6FF, 0x3A3A_3CFF, 0xD1D1_D6FF, 0x3A3A_3CFF),  // systemGray4
      (0xE5E5_EAFF, 0x2C2C_2EFF, 0xE5E5_EAFF, 0x2C2C_2EFF),  // systemGray5
      (0xF2F2_F7FF, 0x1C1C_1EFF, 0xF2F2_F7FF, 0x1C1C_1EFF),  // systemGray6
      (0x7878_8033, 0x7878_805C, 0x7878_8033, 0x7878_805C),  // systemFill
      (0x7878_8029, 0x7878_8052, 0x7878_8029, 0x7878_8052),  // secondarySystemFill
      (0x7676_801F, 0x7676_803D, 0x7676_801F, 0x7676_803D),  // tertiarySystemFill
      (0x7474_8014, 0x7676_802E, 0x7474_8014, 0x7676_802E),  // quaternarySystemFill
      (0x0000_0040, 0xFFFF_FF40, 0x0000_0040, 0xFFFF_FF40),  // disabledControlText
    ]
}

extension Platform {
  /// A system colour's value.
  package func color(_ color: SystemColor, in scheme: ColorScheme) -> RGBA {
    let row = PlatformProfile.systemColors[Int(color.rawValue)]
    switch (self, scheme) {
    case (.iOS, .light): return RGBA(hex: row.iOSLight)
    case (.iOS, .dark): return RGBA(hex: row.iOSDark)
    case (.macOS, .light): return RGBA(hex: row.macOSLight)
    case (.macOS, .dark): return RGBA(hex: row.macOSDark)
    }
  }
}
