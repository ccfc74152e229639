const knownProblems: readonly [RegExp, string][] = [
  [/Pairing already exists/, 'This link was already used. Get a new one from the page.'],
  [/has expired/, 'This link has expired. Get a new one from the page.'],
  [/permission denied|not allowed/i, 'The browser blocked access.'],
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
