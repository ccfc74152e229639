/** The text of `kit/unknown`. */
export const unknownText = 'Something went wrong'

/**
 * The text of a code with `details` in place of the `{placeholders}`. The text of `kit/unknown` if
 * `texts` lack the code, for example of another version, or a detail is missing (fault EM8).
 */
export function textIn(
  texts: Readonly<Record<string, string>>,
  code: string,
  details: Readonly<Record<string, string>>,
): string {
  let isComplete = Object.hasOwn(texts, code)
  const text = String(texts[code]).replace(/\{(\w+)\}/g, (_, name: string) => {
    isComplete &&= details[name] !== undefined
    return String(details[name])
  })
  return isComplete ? text : unknownText
}
