/// `Image.ResizingMode`
package enum ImageResizingMode: UInt8, Sendable { case stretch, tile }
