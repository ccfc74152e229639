import type { Rewrite } from './plain.ts'

/** Fields that are never shown, whatever is in them. */
const secretFields = /otp|passw|secret|seed|mnemonic|private|signature|symkey|token$|email|password|pin$|jwt|cookie/i

const hex = /0x[0-9a-f]{40,}/gi
const email = /[^\s@<>"']+@[^\s@<>"']+\.[a-z]{2,}/gi
const uri = /\b[a-z][a-z0-9+.-]*:(?:\/\/)?[^\s"'<>]*[?#@][^\s"'<>]*|\b(?:https?|wss?|ipfs|data|blob):[^\s"'<>]+/gi
/** base58, bech32, base64: long, without a space, with digits among letters. */
const long = /(?<![\w.-])(?=[\w+/=-]*\d)(?=[\w+/=-]*[a-z])[\w+/=]{26,}/gi

/** Rewrites texts so that nobody is recognised and charts still decide alike: the same text always becomes the same, of the same shape. */
export function createRedaction(): { rewrite: Rewrite } {
  const known = new Map<string, string>()
  const once = (text: string, make: (count: string) => string) => {
    const found = known.get(text) ?? make(String(known.size + 1))
    known.set(text, found)
    known.set(found, found)
    return found
  }
  const shortened = (start: number) => (text: string) =>
    once(text, (count) => {
      const head = text.slice(0, start)
      const tail = text.slice(-4)
      return head + count.padStart(text.length - head.length - tail.length, '0') + tail
    })
  return {
    rewrite(text, key) {
      if (text === '' || known.get(text) === text) return text
      if (secretFields.test(key)) return once(text, (count) => `redacted-${count}`)
      return text
        .replace(uri, (found) =>
          /^https?:/i.test(found)
            ? once(found, (count) => `https://redacted.invalid/${count}`)
            : once(found, (count) => `redacted:${count}`),
        )
        .replace(email, (found) => once(found, (count) => `redacted-${count}@redacted.invalid`))
        .replace(hex, shortened(6))
        .replace(long, shortened(4))
    },
  }
}
