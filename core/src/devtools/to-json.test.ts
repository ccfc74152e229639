import fc from 'fast-check'
import { expect, test } from 'vitest'
import { catalogue } from '../errors/catalogue.ts'
import { KitError } from '../errors/kit-error.ts'
import { fromWallet } from '../errors/rpc-codes.ts'
import { createRedaction } from './redact.ts'
import { toJson } from './to-json.ts'

const address = '0x00000000219ab540356cBB839Cbe05303d7705Fa'
const unchanged = (text: string) => text
const redacted = (value: unknown) => toJson(value, createRedaction().rewrite)

test('toJson replaces values that JSON does not have by their type', () => {
  const value = {
    map: new Map([[address, 1]]),
    set: new Set([address]),
    bytes: new Uint8Array(3),
    when: new Date(0),
    mark: Symbol(address),
  }
  expect(toJson(value, unchanged)).toEqual({
    map: '(Map)',
    set: '(Set)',
    bytes: '(Uint8Array)',
    when: '(Date)',
    mark: '(symbol)',
  })
})

test('toJson converts an error to its name and message, and a KitError also to its code and details', () => {
  const error = new KitError(catalogue, 'devtools/recording-version', { version: '2' })
  expect(toJson(error, unchanged)).toEqual({
    $error: 'KitError',
    message: 'This recording has version 2. Only version 1 is supported.',
    code: 'devtools/recording-version',
    details: { version: '2' },
  })
})

test('toJson converts the error of a wallet behind an error of Latchkit to its code and its redacted message', () => {
  const thrown = { code: -32603, message: `no funds on ${address}`, data: { secret: 1 } }
  expect(redacted(fromWallet(thrown))).toMatchObject({
    $error: 'KitError',
    code: 'rpc/internal',
    cause: { code: -32603, message: expect.stringMatching(/^no funds on 0x0000A2{20}/) },
  })
  expect(JSON.stringify(redacted(fromWallet(thrown)))).not.toContain('secret')
  expect(redacted(fromWallet({ code: 'a@b.example', message: 'no' }))).toMatchObject({
    cause: { code: expect.not.stringContaining('b.example') },
  })
})

test('toJson redacts names of errors, classes and fields', () => {
  const named = { [address]: class {} }[address] as new () => object
  const error = Object.assign(new Error('no'), { name: address })
  expect(JSON.stringify(redacted({ one: new named(), error, [address]: 1 }))).not.toContain(
    '219ab540356cBB839C',
  )
  expect(
    JSON.stringify(redacted(Object.assign(new Error('no'), { name: 'alice.eth' }))),
  ).not.toContain('alice')
})

test('toJson replaces a field that cannot be read and keeps the others', () => {
  const value = {
    before: 1,
    get wrong(): string {
      throw new Error(address)
    },
    after: [2],
  }
  expect(redacted(value)).toEqual({ before: 1, wrong: '(unreadable)', after: [2] })
  expect(redacted({ hostile: new Proxy({}, { ownKeys: () => Object.keys(value.wrong) }) })).toEqual(
    { hostile: '(unreadable)' },
  )
})

test('toJson redacts a seed phrase in a list of words', () => {
  expect(JSON.stringify(redacted({ words }))).not.toContain('sausage')
  expect(redacted({ words: words.slice(1) })).toEqual({ words: words.slice(1) })
  expect(toJson({ words }, unchanged)).toEqual({ words })
})

const mnemonic = 'legal winner thank year wave sausage worth useful legal winner thank yellow'
const words = mnemonic.split(' ')
const key = 'ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
const vitalik = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
test.each<[string, unknown, readonly string[]]>([
  ['a one-time code in a sentence', { text: 'your code is 483920' }, ['483920']],
  ['a one-time code before its name', { text: '483920 is your login code' }, ['483920']],
  ['a one-time code with a space', { text: 'Your verification code: 483 920' }, ['483', '920']],
  ['a seed phrase with slashes', { text: words.join('/') }, ['sausage']],
  ['a seed phrase with dots', { text: words.join('·') }, ['sausage']],
  [
    'a numbered seed phrase',
    { text: words.map((w, i) => `${i + 1}: ${w}`).join('\n') },
    ['sausage'],
  ],
  ['a Chinese seed phrase', { text: '的 一 是 在 不 了 有 和 人 这 中 大' }, ['在 不']],
  ['a Chinese seed phrase in a list', { list: [...'的一是在不了有和人这中大'] }, ['在']],
  ['a seed phrase in fields', Object.fromEntries(words.map((w, i) => [`w${i}`, w])), ['sausage']],
  ['a seed phrase in a list of objects', { list: words.map((word) => ({ word })) }, ['sausage']],
  ['a seed phrase in a list of pairs', { list: words.map((w, i) => [i, w]) }, ['sausage']],
  ['a seed phrase in names', Object.fromEntries(words.map((w) => [w, 1])), ['sausage']],
  [
    'a key as a list of numbers',
    { kept: Array.from({ length: 64 }, (_, i) => (i * 37) % 256) },
    ['37,74'],
  ],
  [
    'a key as text of numbers',
    { kept: `[${Array.from({ length: 64 }, (_, i) => (i * 37) % 256)}]` },
    ['37,74'],
  ],
  [
    'bytes in an object',
    { kept: Object.fromEntries(words.concat(words).map((_, i) => [i, i * 7])) },
    ['":7'],
  ],
  [
    'a seed phrase in short lists',
    { list: [words.slice(0, 4), words.slice(4, 8), words.slice(8)] },
    ['sausage'],
  ],
  ['a numbered seed phrase in a list', { list: words.map((w, i) => `${i + 1}. ${w},`) }, ['usage']],
  ['a seed phrase with a title in a list', { list: ['Backup phrase:', ...words] }, ['sausage']],
  [
    'a seed phrase beside a number',
    { ...Object.fromEntries(words.map((w, i) => [`w${i}`, w])), length: 12 },
    ['sausage'],
  ],
  ['a key in pairs of digits', { kept: key.match(/../g)?.join(':') }, ['74:be']],
  ['a key in a list of pairs of digits', { kept: key.match(/../g) }, ['"74","be"']],
  ['a key in a list of parts', { kept: key.match(/.{8}/g) }, ['c39a17e3']],
  ['a key of signed bytes', { kept: words.concat(words).map((_, i) => i * 9 - 100) }, ['-91,-82']],
  [
    'a key of bytes as texts',
    { kept: words.concat(words).map((_, i) => `${i * 9}`) },
    ['"9","18"'],
  ],
  ['a one-time code in single digits', { text: 'code: 4 8 3 9 2 0' }, ['4 8 3']],
  ['a one-time code in a list of digits', { kept: [...'483920'] }, ['"4","8"']],
  ['a one-time code in wide digits', { text: 'your code is ４８３９２０' }, ['４８３']],
  ['a one-time code in German', { text: 'Ihr Bestätigungscode: 483920' }, ['483920']],
  ['a one-time code in a field', { verificationCode: 483920, code: '483920' }, ['483920']],
  ['a secret beside its name', { list: [{ name: 'password', value: 'hunter2' }] }, ['hunter2']],
  ['a header in a list of pairs', { headers: [['x-api-key', 'abc123']] }, ['abc123']],
  ['a header with a password', { text: 'Basic YWxpY2U6cGFzcw==' }, ['YWxpY2U6']],
  ['a phone number without country', { text: 'call 0151 23456789' }, ['23456789']],
  [
    'an address with a soft hyphen',
    { text: `${vitalik.slice(0, 20)}\u00ad${vitalik.slice(20)}` },
    ['BF2696'],
  ],
  ['a phone number', { text: 'call +49 151 23456789' }, ['23456789']],
  ['an e-mail address with a wide sign', { text: 'alice.liddell＠example.com' }, ['liddell']],
  ['a short key', { text: 'using 9f8e7d6c5b4a39281706 as usual' }, ['9f8e7d', '281706']],
  ['an address as a number', { kept: BigInt(vitalik) }, [String(BigInt(vitalik)).slice(0, 20)]],
  ['a private key as a number', { kept: 7n ** 88n }, [String(7n ** 88n).slice(0, 20)]],
  [
    'an address in groups',
    { kept: '0xd8dA 6BF2 6964 aF9D 7eEd 9e03 E534 15D3 7aA9 6045' },
    ['6964'],
  ],
])('toJson hides %s [Z15]', (_, value, secrets) => {
  const text = JSON.stringify(redacted(value))
  for (const secret of secrets) expect(text).not.toContain(secret)
})

test('toJson keeps amounts, short lists and objects that are no secrets', () => {
  const value = {
    max: String(2n ** 256n - 1n),
    permitted: String(2n ** 160n - 1n),
    hex: '0x21e19e0c9bab2400001',
    supply: '123456789012345678901234567890',
    error: 'error code: 4001',
    code: '-32603',
    pair: ['key', 'value'],
    entry: { name: 'Rainbow', value: 'on' },
    fraction: '0.123456789',
    chains: ['0x1', '0xa', '0x89', '0x2105', '0xa4b1', '0x38', '0xaa36a7', '0x64'],
    sentence: 'You need to approve the request in your wallet before the time runs out',
    decimals: [18, 6, 8],
    features: { send: true, receive: true, swaps: false, onramp: true, history: true },
    time: '2026-11-23T03:20:30.000+00:00',
  }
  expect(redacted(value)).toEqual(value)
})

/** The kinds of secrets, in the forms in which they may occur. */
const hexDigits = (length: number) =>
  fc.array(fc.constantFrom(...'0123456789abcdef'), { minLength: length, maxLength: length })
const secretTexts = fc.oneof(
  fc
    .tuple(
      fc.shuffledSubarray(words, { minLength: 12 }),
      fc.constantFrom(' ', ', ', '/', ' · ', '\n', '-', '_'),
    )
    .map(([list, mark]) => list.join(mark)),
  hexDigits(64).map((digits) => `0x${digits.join('')}`),
  hexDigits(40).map((digits) => `0x${digits.join('')}`),
  hexDigits(20).map((digits) => `a1b2c3${digits.join('').slice(6)}`),
  fc.bigInt({ min: 10n ** 47n, max: 2n ** 160n - 2n }).map(String),
  fc.integer({ min: 100_000, max: 999_999 }).map((code) => `your code is ${code}`),
  fc.constantFrom(
    'alice.liddell@example.com',
    'alice-liddell.eth',
    'https://node.example/v2/AbCdEf0123456789',
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc',
    '+49 151 23456789',
    'Bearer abc.def.ghi',
    '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ',
  ),
)
const positions: readonly ((secret: string) => unknown)[] = [
  (secret) => secret,
  (secret) => ({ value: secret }),
  (secret) => ({ [secret]: 1 }),
  (secret) => [[{ deep: [secret] }]],
  (secret) => ({ text: `failed for ${secret} at 12:00` }),
  (secret) => ({ text: `("${secret}")` }),
  (secret) => ({ text: JSON.stringify({ a: [secret] }) }),
  (secret) => ({ failure: new Error(secret) }),
  (secret) => new KitError(catalogue, 'config/option-unknown', { name: secret }),
  (secret) => ({ type: 'found', list: [1, null, { name: secret, size: 2 }] }),
]
test('toJson hides secrets of every kind in every position [Z15]', () => {
  fc.assert(
    fc.property(secretTexts, fc.constantFrom(...positions), (secret, place) => {
      const text = JSON.stringify(redacted(place(secret)))
      expect(text).not.toContain(JSON.stringify(secret).slice(1, -1))
      // Only the middle of the secret: a shortened address keeps its ends.
      const middle = secret.slice(Math.floor(secret.length * 0.3), Math.ceil(secret.length * 0.75))
      expect(text).not.toContain(JSON.stringify(middle).slice(1, -1))
    }),
    { numRuns: 500 },
  )
})

test('toJson replaces a circular reference by a marker', () => {
  const circular: Record<string, unknown> = { name: 'a' }
  circular.again = circular
  expect(toJson(circular, unchanged)).toEqual({ name: 'a', again: '(again)' })
})

test('toJson with a cache converts an unchanged object once per position', () => {
  let rewrites = 0
  const rewrite = (text: string) => {
    rewrites += 1
    return text
  }
  const wallets = Array.from({ length: 100 }, (_, index) => ({ name: `Wallet ${index}` }))
  const cache = new WeakMap()
  const write = () =>
    toJson({ all: [...wallets], shown: [...wallets], one: { picked: wallets[0] } }, rewrite, cache)
  const first = write()
  rewrites = 0
  expect(write()).toEqual(first)
  expect(rewrites).toBeLessThan(10)
})
