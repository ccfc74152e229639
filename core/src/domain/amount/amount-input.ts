/**
 * Swaps points and commas if the visitor's decimal separator is a comma. Used in both directions:
 * from an amount to the text of its field, and back. Invalid text stays invalid.
 */
export function withDecimalSeparator(amount: string, separator: string): string {
  if (separator !== ',') return amount
  return amount.replace(/[.,]/g, (mark) => (mark === ',' ? '.' : ','))
}

/**
 * The amount of a field whose text changed from `before` to `text`. Treats a single typed point or
 * comma as the decimal separator, because keyboards may offer only one of them (fault H2).
 */
export function typedAmount(text: string, before: string, separator: string): string {
  const index = Array.from(text).findIndex((mark, position) => mark !== before[position])
  const hasInsertedMark =
    text.length === before.length + 1 &&
    index !== -1 &&
    text.slice(0, index) + text.slice(index + 1) === before
  const mark = text[index]
  const isSeparator = hasInsertedMark && (mark === '.' || mark === ',')
  return withDecimalSeparator(
    isSeparator ? `${text.slice(0, index)}${separator}${text.slice(index + 1)}` : text,
    separator,
  )
}
