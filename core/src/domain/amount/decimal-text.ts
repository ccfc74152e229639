import type { Decimal } from './decimal.ts'

/** Text with all digits of the scale: `1.50`. */
export function decimalText({ units, scale }: Decimal): string {
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0')
  const cut = digits.length - scale
  return `${units < 0n ? '-' : ''}${digits.slice(0, cut)}${scale > 0 ? `.${digits.slice(cut)}` : ''}`
}

/** Text without trailing zeros: `1.5`. */
export function shortDecimalText(decimal: Decimal): string {
  const text = decimalText(decimal)
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}

/** Groups thousands as en-US does: `1,234.5`. */
export function grouped(text: string): string {
  const [whole = '', fraction] = text.split('.')
  const groups = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? groups : `${groups}.${fraction}`
}
