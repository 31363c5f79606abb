/** What the library asks of characters, which a browser knows: its own tables would be much of what is loaded. The names
    are Unicode's, in the order in which Swift's library counts them. */
const characters = {
  categories: ("Lu Ll Lt Lm Lo Mn Mc Me Nd Nl No Pc Pd Ps Pe Pi Pf Po Sm Sc Sk So Zs Zl Zp Cc Cf Cs Co Cn").split(" "),
  properties: ("Changes_When_Casefolded Changes_When_Casemapped Changes_When_Lowercased Changes_When_NFKC_Casefolded"
    + " Changes_When_Titlecased Changes_When_Uppercased ASCII_Hex_Digit Alphabetic Bidi_Control Bidi_Mirrored"
    + " Case_Ignorable Cased Dash Default_Ignorable_Code_Point Deprecated Diacritic Emoji Emoji_Modifier"
    + " Emoji_Modifier_Base Emoji_Presentation Extender - Grapheme_Base Grapheme_Extend Hex_Digit ID_Continue"
    + " IDS_Binary_Operator IDS_Trinary_Operator ID_Start Ideographic Join_Control Logical_Order_Exception Lowercase"
    + " Math Noncharacter_Code_Point Pattern_Syntax Pattern_White_Space Quotation_Mark Radical Sentence_Terminal"
    + " Soft_Dotted Terminal_Punctuation Unified_Ideograph Uppercase Variation_Selector White_Space XID_Continue"
    + " XID_Start").split(" "),
  patterns: new Map(),
  known: new Map(),

  has(scalar, name) {
    if (name === "-") return false; // no browser tells
    if (!this.patterns.has(name)) this.patterns.set(name, new RegExp(`^\\p{${name}}$`, "u"));
    return this.patterns.get(name).test(String.fromCodePoint(scalar));
  },

  facts(scalar) {
    let facts = this.known.get(scalar);
    if (!facts) {
      const flags = [0, 0];
      this.properties.forEach((name, bit) => {
        if (this.has(scalar, name)) flags[bit >> 5] |= 1 << (bit & 31);
      });
      facts = { category: this.categories.findIndex((name) => this.has(scalar, name)), flags };
      this.known.set(scalar, facts);
    }
    return facts;
  },

  /** Syllables, which Swift takes apart by arithmetic. */
  isHangul: (scalar) => scalar >= 0xAC00 && scalar < 0xD7A4,

  /** A scalar taken apart; empty for one that stays as it is. */
  decomposed(scalar) {
    const text = String.fromCodePoint(scalar);
    const apart = text.normalize("NFD");
    return apart === text ? "" : apart;
  },

  /** What the module imports.
      @param memory gives the memory that it has. */
  page(memory) {
    const write = (text, place, size) => {
      const bytes = new TextEncoder().encode(text);
      if (bytes.length > size) return 0;
      new Uint8Array(memory().buffer, place, bytes.length).set(bytes);
      return bytes.length;
    };
    return {
      category: (scalar) => this.facts(scalar).category,
      flags: (scalar, word) => this.facts(scalar).flags[word],
      mapped(scalar, isLower, place, size) {
        const text = String.fromCodePoint(scalar);
        return write(isLower ? text.toLowerCase() : text.toUpperCase(), place, size);
      },
      decomposed: (scalar, place, size) => {
        const text = this.isHangul(scalar) ? "" : this.decomposed(scalar);
        return text ? write(text, place, size) : 0;
      },
      composed: (first, second) => {
        const text = String.fromCodePoint(first, second);
        const whole = [...text.normalize("NFC")];
        const isPair = whole.length === 1 && !this.isHangul(whole[0].codePointAt(0))
          && whole[0].normalize("NFD") === String.fromCodePoint(first).normalize("NFD") + String.fromCodePoint(second);
        return isPair ? whole[0].codePointAt(0) : -1;
      },
    };
  },
};
