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
]
/** What was signed, or is to be, and what somebody wrote. */
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

/** `receiverName`, `receiver_name`, `RECEIVER-NAME` are two words each. */
const wordsOf = (name: string): readonly string[] =>
  name
    .slice(0, 64)
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]/)

function saysHidden(name: string): boolean {
  const words = wordsOf(name)
  const joined = words.join('')
  return (
    words.some((word) => secretWords.test(word) || payloadWords.has(word)) ||
    [...secretParts, ...payloadParts].some((part) => joined.includes(part))
  )
}

/** A token in the sense of money is a record; a text in a field of that name lets somebody in. */
const saysToken = (field: string) => wordsOf(field).at(-1) === 'token'

/** Whether a field's name says that its text is never shown, whatever it is. `around`: the fields around it, joined with dots. */
export const isHidden = (field: string, around: string): boolean =>
  saysToken(field) || [field, ...around.split('.')].some(saysHidden)
