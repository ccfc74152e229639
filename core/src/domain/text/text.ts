const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cs}]/gu
// biome-ignore lint/suspicious/noControlCharactersInRegex: they become spaces
const blank = /[\s\u0000-\u001f\u007f-\u009f]+/gu
const stackedMarks = /(\p{M}{4})\p{M}+/gu
/** Words of printable ASCII characters with single spaces between them. */
const plain = /^[!-~]+( [!-~]+)*$/

/**
 * Makes external text safe to display (rule R9): one line without bidi controls, invisible and
 * control characters, shortened to `maxLength` graphemes. Components isolate it with `<bdi>`.
 */
export function cleanText(value: string, maxLength = 64): string {
  // Most names are plain; the first use of the other patterns takes some ms.
  if (value.length <= maxLength && plain.test(value)) return value
  const text = value
    .slice(0, maxLength * 64)
    .replace(invisible, '')
    .replace(blank, ' ')
    .replace(stackedMarks, '$1')
    .trim()
  if (text.length <= maxLength) return text
  const characters = graphemes(text)
  if (characters.length <= maxLength) return text
  const clipped = characters.slice(0, maxLength - 1).join('')
  return `${clipped.trimEnd()}…`
}

/**
 * Splits a text into graphemes. In browsers without `Intl.Segmenter`, splits it into code points.
 */
function graphemes(text: string): string[] {
  if (typeof Intl.Segmenter !== 'function') return Array.from(text)
  return Array.from(
    new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text),
    (part) => part.segment,
  )
}

/**
 * Shortens a text to its first `start` and last `end` characters; `where` is the position of the
 * gap. Never splits a code point.
 */
export function truncate(
  text: string,
  start: number,
  end: number,
  where: 'start' | 'middle' | 'end',
  gap = '...',
): string {
  const characters = Array.from(text)
  if (characters.length <= start + end) return text
  const head = where === 'start' ? '' : characters.slice(0, start).join('')
  const tail = where === 'end' ? '' : characters.slice(characters.length - end).join('')
  return `${head}${gap}${tail}`
}
