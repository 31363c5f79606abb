// The head of the file.
struct Notes: View {
    /// What it counts.
    let count = 1  // beside
    /* a block
       of two lines */
    var body: some View {
        // above the text
        Text("a")  // tight
            // between two modifiers
            .bold()
            .padding() /* behind */
        // the end
    }
    // lay:format off
    let table = [
        1, 0,
        0, 1,
    ]
    // lay:format on
    let set = [1, 0]
}
