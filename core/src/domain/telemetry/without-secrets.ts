/** Maximum length of a text that is sent, in characters. */
const maxLength = 100
/** Longer texts are cut before they are searched. */
const maxSearched = 1_000
const hidden = '…'

/** CAIP-2 ids, which look like keys in some namespaces. No address has one of these forms. */
const networkId =
  /^(?:eip155:\d{1,20}|solana:[1-9A-HJ-NP-Za-km-z]{32}|(?:polkadot|bip122):[0-9a-f]{32}|cosmos:[\w-]{1,32}|[a-z][a-z0-9-]{2,7}:[\w-]{1,16})$/

/**
 * Words with secrets: e-mail addresses and pairing URIs (`@`), URIs and `name:value`, encoded URIs,
 * `name=value` and padded base64, hex numbers, and shortened addresses.
 */
const secretForms = /\S@\S|[\w+.-]:\S|%[0-9a-f]{2}|=\S|\S=|0x[0-9a-f]|\w(?:…|\.{2,})\w/i
/** Long words of hex, base58, base64 or bech32: addresses, signatures, topics, keys and hashes. */
const longRun = /[a-z0-9_+/-]{20,}/i
const mixedRun = /(?=[a-z]*\d)(?=\d*[a-z])[a-z0-9]{12,}/i
/** Names in snake, kebab, path and camel case, such as error codes. Keys do not have these forms. */
const name =
  /^(?:[a-z]{1,15}|[A-Z]{1,15}|(?:[A-Z][a-z]{2,14}){1,5})(?:[-_/](?:[a-z]{1,15}|[A-Z]{1,15})){0,5}$/

const isSecret = (word: string): boolean =>
  secretForms.test(word) ||
  mixedRun.test(word) ||
  (longRun.test(word) && !name.test(word.replace(/^\W+|\W+$/g, '')))

/**
 * A text without addresses, URIs, e-mail addresses, signatures and keys: such words become `…`. At
 * most 100 characters long. CAIP-2 ids stay (rule R21).
 */
export function withoutSecrets(text: string): string {
  const plain = text
    .slice(0, maxSearched)
    .normalize('NFKC')
    .replace(/(?!\s)\p{C}/gu, '')
    .replace(/\s+/g, ' ')
  if (networkId.test(plain)) return plain
  const words = plain.split(' ').map((word) => (isSecret(word) ? hidden : word))
  // the last word may be the start of a longer one
  if (text.length > maxSearched) words.splice(-1, 1, hidden)
  const characters = [...words.join(' ')]
  return characters.length > maxLength
    ? [...characters.slice(0, maxLength - 1), hidden].join('')
    : characters.join('')
}

const plainSegment = /^[a-z]{0,12}$/

/** A path with `…` for each segment that is not a word of at most 12 lower-case letters. */
export const plainPath = (path: string): string =>
  path
    .split('/')
    .map((segment) => (plainSegment.test(segment) ? segment : hidden))
    .join('/')

/** A link without path, query, hash and credentials. Empty for a text that is no URL. */
export function withoutPath(link: string): string {
  const [, scheme = '', host = ''] =
    /^([a-z][a-z0-9+.-]{0,30}):(?:\/\/(?:[^/?#@]*@)?([^/?#@:]*))?/i.exec(link.trim()) ?? []
  if (scheme === '') return ''
  const isHost = /^[a-z0-9.-]*$/i.test(host)
  return `${withoutSecrets(scheme)}://${isHost ? withoutSecrets(host) : hidden}`
}

/** A frame of a stack trace: a function (may be empty), the name of a file, line and column. */
const frame = /^([\w$.<> ]{0,80})@([\w$.-]{1,80}):(\d{1,9}):(\d{1,9})$/
/** The file of an inline script is the last segment of the page's path. */
const scriptFile = /\.[cm]?[jt]sx?$/
const maxFrames = 20

/**
 * The frames `function@file:line:column` of a stack trace, one per line. Other lines are dropped. The
 * file is `…` unless it has the name of a script.
 */
export const framesOf = (stack: string): string =>
  stack
    .split('\n')
    .flatMap((line) => {
      const [, called = '', file = '', row = '', column = ''] = frame.exec(line) ?? []
      return file === ''
        ? []
        : [
            `${withoutSecrets(called)}@${scriptFile.test(file) ? withoutSecrets(file) : hidden}:${row}:${column}`,
          ]
    })
    .slice(0, maxFrames)
    .join('\n')
