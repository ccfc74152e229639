/**
 * Reads the QR code in a picture, dark on light or light on dark. Null if the picture has no QR
 * code or cannot be decoded.
 */
export async function readQrCode(picture: ImageBitmapSource): Promise<string | null> {
  const bitmap = await createImageBitmap(picture).catch(() => null)
  if (bitmap === null) return null
  const { width, height } = bitmap
  const canvas = new OffscreenCanvas(width, height).getContext('2d')
  canvas?.drawImage(bitmap, 0, 0)
  bitmap.close()
  if (!canvas) return null
  const { data } = canvas.getImageData(0, 0, width, height)
  const { default: jsQR } = await import('jsqr')
  return jsQR(data, width, height, { inversionAttempts: 'attemptBoth' })?.data ?? null
}
