/** The source in the address, compressed: for somebody else, or for later. */
Object.assign(editor, {
  tools: () => [el("button", { type: "button", id: "share", onclick: () => editor.share() }, "Share")],

  /** Puts the text into the address, compressed. */
  async share() {
    const stream = new Blob([this.input.value]).stream().pipeThrough(new CompressionStream("deflate-raw"));
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    let text = "";
    for (const byte of bytes) text += String.fromCharCode(byte);
    const packed = btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
    const words = new URLSearchParams(location.hash.slice(1));
    words.set("source", packed);
    words.set("file", "shared.lay");
    history.replaceState(null, "", `#${words}`);
    let isCopied = false;
    try { await navigator.clipboard.writeText(location.href); isCopied = true; } catch { /* then it is only in the address */ }
    this.tell(isCopied ? "The address is copied" : "It is in the address now");
  },

  /** Adds the source that the address holds. */
  async readAddress() {
    const packed = new URLSearchParams(location.hash.slice(1)).get("source");
    if (!packed) return;
    try {
      const bytes = Uint8Array.from(atob(packed.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
      const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
      const text = await this.take(stream, 1 << 20);
      host.open("shared.lay", text);
      chosen.file = "shared.lay";
    } catch {
      live.tell("The address holds no source that can be read.");
    }
  },

  /** The text of a stream, as long as it is not longer than so many bytes. */
  async take(stream, limit) {
    const reader = stream.getReader();
    const decoder = new TextDecoder();
    let text = "", size = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      size += value.length;
      if (size > limit) throw new Error("too long");
      text += decoder.decode(value, { stream: true });
    }
  },
});

editor.enter();
open.tab = "source";
