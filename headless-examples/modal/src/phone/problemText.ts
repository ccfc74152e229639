const knownProblems: readonly [RegExp, string][] = [
  [/Pairing already exists/, 'This link was used already. Ask the page for a new one.'],
  [/has expired/, 'This link is too old. Ask the page for a new one.'],
  [/permission denied|not allowed/i, 'The browser did not let the phone look there.'],
  [/offline/, 'The phone is in flight mode.'],
]

/** Text of an error for the visitor; for known errors with the next step. */
export function problemText(error: unknown): string {
  const text =
    error instanceof Error
      ? error.message
      : typeof error === 'string'
        ? error
        : JSON.stringify(error)
  return knownProblems.find(([pattern]) => pattern.test(text))?.[1] ?? text
}
