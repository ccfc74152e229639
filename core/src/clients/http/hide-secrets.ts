/** Maximum length of a text, and maximum depth of causes. */
const maxLength = 10_000
const maxDepth = 5

/** Names of fields and parameters with secrets. */
const secretName = /(?:key|token|secret|password|authorization|cookie)$/i

/** URLs keep their scheme and host; words of 20 characters with a digit may be keys. */
const textWithoutSecrets = (text: string) =>
  text
    .slice(0, maxLength)
    .replace(
      /([a-z][\w+.-]{0,20}:(?:\\?\/){2})(?:[^\s"'<>/?#]*@)?([^\s"'<>/?#\\]*)[^\s"'<>]*/gi,
      '$1$2/…',
    )
    .replace(/((?:bearer |(?:key|token|secret|password)(?:=|\\?":\\?")))[^\s"'<>&\\]+/gi, '$1…')
    .replace(/[\w-]{20,}/g, (word) => (/\d/.test(word) ? '…' : word))

/**
 * Returns a copy of a thrown value or a text without keys, credentials, addresses and the paths of
 * URLs, for logs and for causes of errors (oracle O4, fault XN2). Errors keep their name, code and
 * stack. Never throws.
 */
export function hideSecrets(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return textWithoutSecrets(value)
  if (typeof value !== 'object' || value === null) return value
  try {
    return depth < maxDepth ? copyOf(value, depth + 1) : '…'
  } catch {
    return '…'
  }
}

function copyOf(value: object, depth: number): unknown {
  if (Array.isArray(value)) return value.slice(0, 100).map((item) => hideSecrets(item, depth))
  const fields = Object.entries(value).map(([name, item]) => [
    textWithoutSecrets(name),
    typeof item === 'string' && secretName.test(name) ? '…' : hideSecrets(item, depth),
  ])
  if (!(value instanceof Error)) return Object.fromEntries(fields)
  const message = textWithoutSecrets(String(value.message))
  const copy = new Error(message, { cause: hideSecrets(value.cause, depth) })
  const name = textWithoutSecrets(value.name)
  // The stack may contain an earlier message: only its frames are kept.
  const frames = String(value.stack).match(/^ +at .*:\d+:\d+\)?$|^[^\s@]*@.*:\d+:\d+$/gm) ?? []
  copy.stack = [`${name}: ${message}`, ...frames].join('\n')
  return Object.assign(copy, Object.fromEntries(fields), { name })
}
