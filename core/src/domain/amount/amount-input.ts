/**
 * Swaps points and commas if the reader's decimal separator is a comma. Used in both directions:
 * from an amount to the text of its field, and back. Invalid text stays invalid.
 */
export function withDecimalSeparator(amount: string, separator: string): string {
  if (separator !== ',') return amount
  return amount.replace(/[.,]/g, (mark) => (mark === ',' ? '.' : ','))
}

/**
 * The amount of a field whose text changed from `before` to `text`. A single point or comma that
 * was typed counts as the decimal separator, because keyboards may offer only one of them (fault
 * H2).
 */
export function typedAmount(text: string, before: string, separator: string): string {
  const at = Array.from(text).findIndex((mark, position) => mark !== before[position])
  const isOneTyped =
    text.length === before.length + 1 &&
    at !== -1 &&
    text.slice(0, at) + text.slice(at + 1) === before
  const typed = text[at]
  const isSeparator = isOneTyped && (typed === '.' || typed === ',')
  return withDecimalSeparator(
    isSeparator ? `${text.slice(0, at)}${separator}${text.slice(at + 1)}` : text,
    separator,
  )
}
