/// What every view, modifier and value takes: arguments, types and defaults, declared once, in Swift's notation.
package enum Catalog {
}
