const secretWords =
  /^(?:otp|passw(?:or)?d|pwd|pass(?:phrase|code)|secrets?|seed|mnemonics?|signatures?|sig|jwt|cookies?|pin|cvv|credentials?|bearer|authorization|e?mail|phone|private)$/
const secretParts = [
  'symkey',
  'privatekey',
  'privkey',
  'apikey',
  'secretkey',
  'recoveryphrase',
  'seedphrase',
  'sessionkey',
  'username',
  'resulturi',
]
/** Names of fields with signed content or with texts that the visitor wrote. */
const payloadWords = new Set([
  'params',
  'payload',
  'calldata',
  'psbt',
  'memo',
  'message',
  'messages',
  'label',
  'labels',
])
const payloadParts = ['typeddata', 'rawtransaction', 'signedtransaction']

/** Splits a field name into words: `receiverName` and `RECEIVER-NAME` become `receiver`, `name`. */
const wordsOf = (name: string): readonly string[] =>
  name
    .slice(0, 64)
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]/)

function isSecretName(name: string): boolean {
  const words = wordsOf(name)
  const joined = words.join('')
  return (
    words.some((word) => secretWords.test(word) || payloadWords.has(word)) ||
    [...secretParts, ...payloadParts].some((part) => joined.includes(part))
  )
}

/** A text in a field `token` is an access token, because crypto tokens are objects. */
const isTokenField = (field: string) => wordsOf(field).at(-1) === 'token'

/**
 * Whether all texts of a field are hidden because of its name. `path`: the names of the enclosing
 * fields, joined with dots.
 */
export const isHidden = (field: string, path: string): boolean =>
  isTokenField(field) || [field, ...path.split('.')].some(isSecretName)
