const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cs}]/gu
// biome-ignore lint/suspicious/noControlCharactersInRegex: they become spaces
const blank = /[\s\u0000-\u001f\u007f-\u009f]+/gu
const piledMarks = /(\p{M}{4})\p{M}+/gu

/**
 * Text from outside, fit to be shown (rule R9): no bidi controls, nothing invisible, no control characters, one line,
 * at most `most` characters as a reader counts them. Who shows it isolates it with `<bdi>`.
 */
export function cleanText(value: string, most = 64): string {
  const text = value
    .slice(0, most * 64)
    .replace(invisible, '')
    .replace(blank, ' ')
    .replace(piledMarks, '$1')
    .trim()
  if (text.length <= most) return text
  const shown = graphemes(text)
  return shown.length <= most
    ? text
    : `${shown
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}

/** Characters as a reader counts them; code points where the browser cannot tell. */
function graphemes(text: string): string[] {
  if (typeof Intl.Segmenter !== 'function') return Array.from(text)
  return Array.from(
    new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text),
    (part) => part.segment,
  )
}

/** Shortens to the first and last characters, or to one of them. Never splits a code point. */
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
