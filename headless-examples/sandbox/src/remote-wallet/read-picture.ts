import jsQR from 'jsqr'

/** What the QR code in some pixels says, also a light one on a dark ground; null when there is none. */
export const readPixels = ({ data, width, height }: Pick<ImageData, 'data' | 'width' | 'height'>): string | null =>
  jsQR(data, width, height, { inversionAttempts: 'attemptBoth' })?.data ?? null

/** What the QR code in a picture says: a screenshot, a photograph, a frame of a film. Null when there is none, or it is no picture. */
export async function readPicture(picture: ImageBitmapSource): Promise<string | null> {
  const bitmap = await createImageBitmap(picture).catch(() => null)
  if (bitmap === null) return null
  const { width, height } = bitmap
  const canvas = new OffscreenCanvas(width, height).getContext('2d')
  canvas?.drawImage(bitmap, 0, 0)
  bitmap.close()
  return canvas ? readPixels(canvas.getImageData(0, 0, width, height)) : null
}
