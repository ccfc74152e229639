import { isHidden } from './redact-fields.ts'
import { hiddenUri, uriIndex } from './redact-uri.ts'
import type { Rewrite } from './to-json.ts'

/** Maximum length of a redacted text. Longer texts, for example images, are hidden completely. */
const maxLength = 20_000
/** Maximum length of a cached text, and maximum number of cached texts and of cached fields. */
const cacheLimits = { length: 400, texts: 10_000, fields: 5_000 }

/** Twelve words or more, with any separators. Chinese words have one character. */
const mnemonic =
  /(?<![\p{L}\p{M}])(?:(?:\p{L}\p{M}*){3,8}|\p{Script=Han})(?:[^\p{L}\p{M}]{1,12}(?:(?:\p{L}\p{M}*){3,8}|\p{Script=Han})(?![\p{L}\p{M}])){11,}/giu
/** 16 bytes or more as decimal or hex numbers. */
const byteList =
  /(?<![\w-])(?:\d{1,3}(?:[\s,;]{1,3}\d{1,3}(?!\d)){15,}|(?:0x)?[\da-f]{2}(?:[\s,;:-]{1,3}(?:0x)?[\da-f]{2}(?!\w)){15,})/gi
/** A one-time code before or after the word `code`. */
const oneTimeCode =
  /((?<![?&\p{L}])(?:\p{L}{0,20}code|pin|otp)\b\P{Nd}{0,20}?)(?<!\p{Nd})(\p{Nd}(?:[ -]?\p{Nd}){5,7}|\p{Nd}{2,4}[ -]\p{Nd}{2,4})(?!\p{Nd})|(?<!\p{Nd})(\p{Nd}{6,8}|\p{Nd}{3,4}[ -]\p{Nd}{3,4})(?=\s\P{Nd}{0,30}code\b)/giu
const phoneNumber =
  /\+\d(?:[ ()./-]{0,2}\d){6,14}(?!\d)|(?<![\w.-])0\d{1,4}(?:[ /-]\d{3,9}){1,3}(?![\w.-])/g
/** A zero-width character inside a word, which hides the word from the patterns above. */
const splitWord = /[\p{L}\p{Nd}][\u00ad\u200b\u2060\ufeff][\p{L}\p{Nd}]/u
/** An address or key in groups of four characters, for example `0x12 3456 7890 …`. */
const groupedKey =
  /(?<!\w)\w{2,6}(?:[ \u00a0\u2009\u202f]\w{4}){6,30}(?:[ \u00a0\u2009\u202f]\w{1,4})?(?!\w)/g
/** An API key: 16 to 25 characters with at least three letters and three digits. Not `0x…`. */
const shortKey =
  /(?<![\w.-])(?!0x)(?=(?:[a-z_-]{0,12}\d){3})(?=(?:[\d_-]{0,12}[a-z]){3})[\w-]{16,25}(?![\w.-])/gi
/** A header and its value, which ends at the end of the line. */
const header = /\b(authorization|cookie)(["'\\]{0,3}\s{0,4}[:=]\s{0,4}["'\\]{0,3})([^\r\n"'\\]+)/gi
const bearer = /\b(bearer|basic(?=\s{1,4}[\w+/]{1,400}=))(\s{1,4})([^\s"'\\,;&{}[\]]+)/gi
const pemKey = /-----BEGIN|-----END/
/** The name of a secret and its value, for example `password: …` or `login code is …`. */
const namedSecret =
  /((?<![?&])\b(?:otp|passw\w{0,6}|passphrase|passcode|pin|secret|seed|mnemonic|private.?key|symkey|signature|jwt|api.?key|(?:verification|security|confirmation|one.?time|log.?in|sign.?in).?code|\w{0,8}token))(["'\\]{0,3}\s{0,4}(?:[:=]|is(?=\s\S{0,40}\d))\s{0,4}["'\\]{0,3})([^\s"'\\,;&{}[\]]+)/gi
/** A part of a URL, for example its query. */
const urlPart = /%[0-9a-f]{2}|[?&][\w-]{1,40}=/i
const wordPattern = /[^\s"'`<>\\]+/g
const partPattern = /[^(){}[\],;|“”„‘’«»…—–，。、]+/g
const piecePattern = /[^:=&?#/]+/g
const atSign = /(?<=.)[@\uff20\ufe6b]/
const longWordPattern = /[\w+/=-]{26,}/g
const hexInside = /(?<=^|[/=])(0x[0-9a-f]{40,})(?=$|[/=])/i
const jwt = /^eyJ[\w-]+\.[\w-]+\.[\w-]*$/
const privateKey = /^(?:[xyztuv]prv|nsec1|suiprivkey|edsk|secret-key)/i
/** Endings of blockchain names. */
const nameEndings =
  /^(?:eth|sol|btc|id|crypto|nft|dao|x|lens|bnb|base|arb|zil|bitcoin|blockchain|polygon|unstoppable|stx|avax|apt|sui|ada|atom|ton|near)$/
/** The first labels of app ids, which are reversed domains (`com.example.id`). */
const appIdLabels = new Set([
  'com',
  'io',
  'app',
  'org',
  'net',
  'xyz',
  'me',
  'co',
  'xstate',
  'so',
  'finance',
  'id',
])
const dotted = /^[^\s.]+(?:\.[^\s.]+)+$/
/** What visitors type or paste between the digits of a code. */
const codeSeparator = /[\s\p{Pd}\p{Cf}.,]/gu
/** An error code of JSON-RPC, for example -32603. */
const rpcCode = /^-\d{5}$/
const emailAddress = /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/
const nameLike = /^[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+$/u
const redactedPattern =
  /^(?:redacted-\d+(?:\.[a-z]+|@redacted\.invalid)?|(?:https?|wss?):\/\/redacted\.invalid\/\d+\/?)$/

/**
 * Creates the default redaction. It hides names, addresses, URIs and secrets, and keeps the
 * properties that machines depend on, so that a recording can be replayed: equal texts in equal
 * fields have equal results, different texts have different ones, and addresses, hashes and pairing
 * URIs keep their form. Amounts and numbers are not changed. Never throws and takes linear time.
 */
export function createRedaction(): { rewrite: Rewrite } {
  const counts = new Map<string, number>()
  /** All results, so that they are not redacted again. */
  const results = new Set<string>()
  const hiddenFields = new Map<string, boolean>()
  const cache = new Map<string, string>()

  const countOf = (text: string): number => {
    const count = counts.get(text) ?? counts.size + 1
    counts.set(text, count)
    return count
  }
  const addResult = (text: string) => {
    results.add(text)
    return text
  }
  const isRedacted = (text: string) => results.has(text) || redactedPattern.test(text)
  const hide = (text: string) => (isRedacted(text) ? text : addResult(`redacted-${countOf(text)}`))
  const isHiddenField = (field: string, path: string) => {
    const key = `${path}.${field}`
    const result = hiddenFields.get(key) ?? isHidden(field, path)
    if (hiddenFields.size < cacheLimits.fields) hiddenFields.set(key, result)
    return result
  }

  /** Hides the middle of a word. Keeps its length, a prefix and the last four characters. */
  const hideMiddle = (word: string): string => {
    if (results.has(word)) return word
    if (/^\d+$/.test(word))
      return isKeyNumber(word) ? addResult(digits(countOf(word), word.length)) : word
    if (!/\d/.test(word) && !(word.length >= 32 && /[a-z]/.test(word) && /[A-Z]/.test(word)))
      return word
    if (privateKey.test(word)) return hide(word)
    const isHex = /^0x[0-9a-f]+$/i.test(word)
    // Machines compare hex addresses case-insensitively, so both cases get the same number.
    const count = countOf(isHex ? word.toLowerCase() : word)
    const head = isHex
      ? word.slice(0, 6)
      : word.slice(0, (/^[a-z]{2,10}1/.exec(word)?.[0].length ?? 2) + 2)
    const tail = word.slice(-4)
    const caseMark = isHex ? (/[A-F]/.test(word) ? 'A' : 'a') : ''
    const length = word.length - head.length - caseMark.length - tail.length
    return addResult(head + caseMark + digits(count, length) + tail)
  }
  const redactPiece = (field: string) => (text: string) => {
    if (isRedacted(text)) return text
    const end = endWithoutPunctuation(text)
    const body = text.slice(0, end)
    const rest = text.slice(end)
    if (atSign.test(body)) return addResult(`redacted-${countOf(body)}@redacted.invalid`) + rest
    if (jwt.test(body) || privateKey.test(body)) return hide(body) + rest
    if (!isName(body, field)) return text
    const last = body.slice(body.lastIndexOf('.') + 1).toLowerCase()
    const ending = /^[a-z]{2,12}$/.test(last) ? last : 'eth'
    return addResult(`redacted-${countOf(body)}.${ending}`) + rest
  }
  const redactParts = (text: string, field: string) =>
    text.replace(partPattern, (part) =>
      part
        .replace(piecePattern, redactPiece(field))
        .replace(longWordPattern, (word) =>
          results.has(word) ? word : word.split(hexInside).map(ifLong(hideMiddle)).join(''),
        ),
    )
  const redactUri = (text: string) =>
    isRedacted(text) ? text : addResult(hiddenUri(text, { countOf, digits }))
  const redactWord = (field: string) => (text: string) => {
    if (isRedacted(text)) return text
    const index = uriIndex(text)
    const before = index === -1 ? text : text.slice(0, index)
    const redacted = urlPart.test(before) ? hide(before) : redactParts(before, field)
    return index === -1 ? redacted : redacted + redactUri(text.slice(index))
  }

  const redactText = (text: string, field: string): string => {
    if (/^\s*data:/i.test(text)) return redactUri(text)
    const hideValue = (_: string, name: string, separator: string, value: string) =>
      name + separator + hide(value)
    return text
      .replace(mnemonic, hide)
      .replace(header, hideValue)
      .replace(bearer, hideValue)
      .replace(oneTimeCode, (code: string, name = '', value = code) => name + hide(value))
      .replace(namedSecret, hideValue)
      .replace(byteList, hide)
      .replace(phoneNumber, hide)
      .replace(groupedKey, (groups) =>
        groups.replace(/\D/g, '').length > 3 ? hide(groups) : groups,
      )
      .replace(shortKey, hide)
      .replace(wordPattern, redactWord(field))
  }

  return {
    rewrite(text, field, path = '') {
      if (text === '' || isRedacted(text)) return text
      // A machine reads the digits of a code and the form of an address, so both forms are kept.
      const isCode = /code$/i.test(field) && !rpcCode.test(text)
      const code = isCode ? text.normalize('NFKC').replace(codeSeparator, '') : ''
      if (/^\d{4,12}$/.test(code)) return addResult(digits(countOf(code), code.length))
      if (/\p{Nd}{4}/u.test(code)) return hide(text)
      const isHiddenName = isHiddenField(field, path)
      if (isHiddenName && emailAddress.test(text))
        return addResult(`redacted-${countOf(text.trim())}@redacted.invalid`)
      if (isHiddenName || text.length > maxLength || pemKey.test(text) || splitWord.test(text))
        return hide(text)
      // Event types contain dots, as names do. Only the top-level field `type` is an event type.
      const kind = field === 'error' || (field === 'type' && path === '') ? field : ''
      const key = `${kind} ${text}`
      const cached = cache.get(key)
      if (cached !== undefined) return cached
      const redacted = redactText(text, kind)
      if (cache.size === cacheLimits.texts) cache.clear()
      if (text.length <= cacheLimits.length) cache.set(key, redacted)
      return redacted
    },
  }
}

/**
 * Writes a number with the digits 2 to 9, which hex, base58 and bech32 all contain. Pads it with 2.
 */
const digits = (count: number, length: number): string =>
  count
    .toString(8)
    .replace(/./g, (digit) => String(Number(digit) + 2))
    .padStart(length, '2')

/**
 * Whether a decimal number has the length of an address or of a private key. False for 2^n - 1, for
 * example the unlimited allowance: it is an amount.
 */
function isKeyNumber(number: string): boolean {
  if (!/^(?:\d{46,49}|\d{74,78})$/.test(number)) return false
  const value = BigInt(number)
  return (value & (value + 1n)) !== 0n
}

const ifLong = (rewrite: (word: string) => string) => (word: string) =>
  word.length < 26 ? word : rewrite(word)

/**
 * Whether a text is a name like `alice.eth` or `shop.example.com`, and not an event type or app id.
 * In error texts, only blockchain names are names.
 */
function isName(text: string, field: string): boolean {
  if (field === 'type' || !dotted.test(text)) return false
  const labels = text.toLowerCase().split('.')
  const [first = ''] = labels
  const last = labels.at(-1) ?? ''
  if (nameEndings.test(last) && (labels.length === 2 || !appIdLabels.has(first))) return true
  return field !== 'error' && nameLike.test(text) && !appIdLabels.has(first) && /^\p{L}/u.test(last)
}

/** The length of a text without the punctuation at its end. */
function endWithoutPunctuation(text: string): number {
  let end = text.length
  while (end > 1 && '.!?:'.includes(text.charAt(end - 1))) end -= 1
  return end
}
