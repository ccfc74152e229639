import type { Rewrite } from './plain.ts'
import { isHidden } from './redact-fields.ts'
import { hiddenUri, uriAt } from './redact-uri.ts'

/** Longer texts are not looked through: pictures, documents, attacks. */
const longest = 20_000
/** Texts of at most this length are kept with what became of them, so many at a time. */
const known = { letters: 400, texts: 10_000 }

/** Twelve words or more, however they are listed. */
const mnemonic =
  /(?<![\p{L}\p{M}])(?:\p{L}\p{M}*){3,8}(?:[\s\d,;.()[\]"'\\|_-]{1,12}(?:\p{L}\p{M}*){3,8}(?![\p{L}\p{M}])){11,}/giu
/** Up to the end of the line: a value may be several words. */
const header = /\b(authorization|cookie)(["'\\]{0,3}\s{0,4}[:=]\s{0,4}["'\\]{0,3})([^\r\n"'\\]+)/gi
const bearer = /\b(bearer)(\s{1,4})([^\s"'\\,;&{}[\]]+)/gi
const keyText = /-----BEGIN|-----END/
const told =
  /((?<![?&])\b(?:otp|passw\w{0,6}|passphrase|passcode|pin|secret|seed|mnemonic|private.?key|symkey|signature|jwt|api.?key|(?:verification|security|confirmation|one.?time|log.?in|sign.?in).?code|\w{0,8}token))(["'\\]{0,3}\s{0,4}(?:[:=]|is(?=\s\S{0,40}\d))\s{0,4}["'\\]{0,3})([^\s"'\\,;&{}[\]]+)/gi
/** A part of an address that was cut from it. */
const encoded = /%[0-9a-f]{2}|[?&][\w-]{1,40}=/i
const outer = /[^\s"'`<>\\]+/g
const inner = /[^(){}[\],;|“”„‘’«»…—–，。、]+/g
const pieces = /[^:=&?#/]+/g
const words = /[\w+/=-]{26,}/g
const hexInside = /(?<=^|[/=])(0x[0-9a-f]{40,})(?=$|[/=])/i
const jwt = /^eyJ[\w-]+\.[\w-]+\.[\w-]*$/
const keyWord = /^(?:[xyztuv]prv|nsec1|suiprivkey|edsk|secret-key)/i
/** Where people are found by name. */
const nameEnd =
  /^(?:eth|sol|btc|id|crypto|nft|dao|x|lens|bnb|base|arb|zil|bitcoin|blockchain|polygon|unstoppable|stx|avax|apt|sui|ada|atom|ton|near)$/
/** Names of apps the other way round: `com.example.id`. */
const appBegins = new Set([
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
const nameLike = /^[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+$/u
const ownWords =
  /^(?:redacted-\d+(?:\.[a-z]+|@redacted\.invalid)?|(?:https?|wss?):\/\/redacted\.invalid\/\d+\/?)$/

/**
 * Rewrites texts so that nobody is recognised and charts still decide alike: the same text in the same field always becomes the same, two
 * different ones stay different, and addresses, hashes and pairings keep their shape. Amounts and numbers stay. Never throws, and takes
 * time in proportion to the text.
 */
export function createRedaction(): { rewrite: Rewrite } {
  const counts = new Map<string, number>()
  const made = new Set<string>()
  const places = new Map<string, boolean>()
  const seen = new Map<string, string>()

  const countOf = (text: string): number => {
    const count = counts.get(text) ?? counts.size + 1
    counts.set(text, count)
    return count
  }
  const done = (text: string) => {
    made.add(text)
    return text
  }
  const hidden = (text: string) =>
    made.has(text) || ownWords.test(text) ? text : done(`redacted-${countOf(text)}`)
  const isHiddenField = (field: string, around: string) => {
    const place = `${around}.${field}`
    const known = places.get(place) ?? isHidden(field, around)
    if (places.size < 5_000) places.set(place, known)
    return known
  }

  /** A word keeps its length, its first letters and its last four. */
  const shortened = (word: string): string => {
    if (made.has(word) || /^\d+$/.test(word)) return word
    if (!/\d/.test(word) && !(word.length >= 32 && /[a-z]/.test(word) && /[A-Z]/.test(word)))
      return word
    if (keyWord.test(word)) return hidden(word)
    const isHex = /^0x[0-9a-f]+$/i.test(word)
    // charts compare such addresses in any case
    const count = countOf(isHex ? word.toLowerCase() : word)
    const head = isHex
      ? word.slice(0, 6)
      : word.slice(0, (/^[a-z]{2,10}1/.exec(word)?.[0].length ?? 2) + 2)
    const tail = word.slice(-4)
    const mark = isHex ? (/[A-F]/.test(word) ? 'A' : 'a') : ''
    return done(
      head + mark + signs(count, word.length - head.length - mark.length - tail.length) + tail,
    )
  }
  const piece = (field: string) => (text: string) => {
    if (made.has(text) || ownWords.test(text)) return text
    const end = endOf(text)
    const body = text.slice(0, end)
    const rest = text.slice(end)
    if (body.indexOf('@') > 0) return done(`redacted-${countOf(body)}@redacted.invalid`) + rest
    if (jwt.test(body) || keyWord.test(body)) return hidden(body) + rest
    if (!isName(body, field)) return text
    const last = body.slice(body.lastIndexOf('.') + 1).toLowerCase()
    return done(`redacted-${countOf(body)}.${/^[a-z]{2,12}$/.test(last) ? last : 'eth'}`) + rest
  }
  const plainWord = (text: string, field: string) =>
    text.replace(inner, (part) =>
      part
        .replace(pieces, piece(field))
        .replace(words, (long) =>
          made.has(long) ? long : long.split(hexInside).map(longEnough(shortened)).join(''),
        ),
    )
  const uri = (text: string) =>
    made.has(text) || ownWords.test(text) ? text : done(hiddenUri(text, { countOf, signs }))
  const word = (field: string) => (text: string) => {
    if (made.has(text) || ownWords.test(text)) return text
    const at = uriAt(text)
    const before = at === -1 ? text : text.slice(0, at)
    const read = encoded.test(before) ? hidden(before) : plainWord(before, field)
    return at === -1 ? read : read + uri(text.slice(at))
  }

  const readThrough = (text: string, field: string): string => {
    if (/^\s*data:/i.test(text)) return uri(text)
    const value = (_: string, name: string, between: string, secret: string) =>
      name + between + hidden(secret)
    return text
      .replace(mnemonic, hidden)
      .replace(header, value)
      .replace(bearer, value)
      .replace(told, value)
      .replace(outer, word(field))
  }

  return {
    rewrite(text, field, around = '') {
      if (text === '' || made.has(text) || ownWords.test(text)) return text
      if (isHiddenField(field, around) || text.length > longest || keyText.test(text))
        return hidden(text)
      // what an event is called has dots; what somebody calls a field proves nothing
      const kind = field === 'error' || (field === 'type' && around === '') ? field : ''
      const key = `${kind} ${text}`
      const before = seen.get(key)
      if (before !== undefined) return before
      const read = readThrough(text, kind)
      if (seen.size === known.texts) seen.clear()
      if (text.length <= known.letters) seen.set(key, read)
      return read
    },
  }
}

/** Digits 2 to 9, filled up with 2: they are in hex, base58 and bech32 alike. */
const signs = (count: number, length: number): string =>
  count
    .toString(8)
    .replace(/./g, (digit) => String(Number(digit) + 2))
    .padStart(length, '2')

const longEnough = (rewrite: (word: string) => string) => (word: string) =>
  word.length < 26 ? word : rewrite(word)

/** `alice.eth`, `shop.example.com`; not what an event or an app is called, and in the text of an error only what can be nothing else. */
function isName(text: string, field: string): boolean {
  if (field === 'type' || !dotted.test(text)) return false
  const labels = text.toLowerCase().split('.')
  const [first = ''] = labels
  const last = labels.at(-1) ?? ''
  if (nameEnd.test(last) && (labels.length === 2 || !appBegins.has(first))) return true
  return field !== 'error' && nameLike.test(text) && !appBegins.has(first) && /^\p{L}/u.test(last)
}

/** Without the punctuation of a sentence. */
function endOf(text: string): number {
  let end = text.length
  while (end > 1 && '.!?:'.includes(text.charAt(end - 1))) end -= 1
  return end
}
