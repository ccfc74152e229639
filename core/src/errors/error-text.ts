/**
 * The text of an unknown error: a string itself, the message of the first schema issue or of an
 * `Error`, else `Unknown error`. Never throws.
 */
export function errorText(error: unknown): string {
  if (typeof error === 'string') return error
  try {
    return firstIssue(error) ?? (error instanceof Error ? error.message : unknownText)
  } catch {
    return unknownText
  }
}

const unknownText = 'Unknown error'

function firstIssue(error: unknown): string | null {
  if (
    typeof error !== 'object' ||
    error === null ||
    !('issues' in error) ||
    !Array.isArray(error.issues)
  )
    return null
  const issue: unknown = error.issues[0]
  return typeof issue === 'object' &&
    issue !== null &&
    'message' in issue &&
    typeof issue.message === 'string'
    ? issue.message
    : null
}
