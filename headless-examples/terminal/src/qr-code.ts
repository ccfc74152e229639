import { renderUnicodeCompact } from 'uqr'

/**
 * The rows of a QR code, two modules per character. Light modules are block characters, dark ones
 * spaces.
 */
export const qrCodeRows = (text: string): string[] =>
  renderUnicodeCompact(text, { border: 2, ecc: 'L' }).split('\n')
