const known: readonly [RegExp, string][] = [
  [/Pairing already exists/, 'This link was used already. Ask the page for a new one.'],
  [/has expired/, 'This link is too old. Ask the page for a new one.'],
  [/permission denied|not allowed/i, 'The browser did not let the phone look there.'],
  [/offline/, 'The phone is in flight mode.'],
]

/** Error text with the next step for the visitor. */
export function sayProblem(error: unknown): string {
  const text =
    error instanceof Error
      ? error.message
      : typeof error === 'string'
        ? error
        : JSON.stringify(error)
  return known.find(([pattern]) => pattern.test(text))?.[1] ?? text
}
