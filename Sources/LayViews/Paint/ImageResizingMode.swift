/// `Image.ResizingMode`
package enum ImageResizingMode: String, Option { case stretch, tile }
