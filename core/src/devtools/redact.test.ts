import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRedaction } from './redact.ts'

const evm = '0x00000000219ab540356cBB839Cbe05303d7705Fa'
const solana = '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV'
const pairing = `wc:${'7f6e504b'.repeat(8)}@2?relay-protocol=irn&symKey=${'a1b2c3d4'.repeat(8)}&expiryTimestamp=1705934757`
const redact = (text: string, field = 'value', path = '') =>
  createRedaction().rewrite(text, field, path)

test.each([
  ['an Ethereum address', evm, '0x0000a22222222222222222222222222222222222223705Fa'.length],
  ['a Solana address', solana, solana.length],
  ['a Bitcoin address', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 42],
  ['a Polkadot address', '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY', 48],
  ['a Cosmos address', 'cosmos1hsk6jryyqjfhp5dhc55tc9jtckygx0eph6dd02', 45],
  ['a hash', `0x${'ab12cd34'.repeat(8)}`, 66],
  ['a key in base64', 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=', 44],
  ['an id', '3f2504e0-4f89-41d3-9a0c-0305e82c3301', 36],
])('createRedaction keeps the length and the first and last four characters of %s', (_, text) => {
  const short = redact(text)
  expect(short).toHaveLength(text.length)
  expect(short.slice(-4)).toBe(text.slice(-4))
  expect(short.slice(0, 4)).toBe(text.slice(0, 4))
  expect(short).not.toContain(text.slice(6, -4))
})

test('createRedaction replaces an address by the same pseudonym in all texts and in lower case', () => {
  const { rewrite } = createRedaction()
  const short = rewrite(evm, 'address')
  expect(rewrite(`eip155:1:${evm}`, 'caipAddress')).toBe(`eip155:1:${short}`)
  expect(rewrite(`eip155:1/erc721:${evm}/7`, 'asset')).toBe(`eip155:1/erc721:${short}/7`)
  expect(rewrite(`Nothing can be sent to ${evm}.`, 'error')).toBe(
    `Nothing can be sent to ${short}.`,
  )
  expect(rewrite(evm.toLowerCase(), 'address')).toBe(short.toLowerCase())
  expect(rewrite(evm, '')).toBe(short)
})

test.each([
  ['1000000000000000000'],
  ['115792089237316195423570985008687907853269984665640564039457584007913129639935'],
  ['1.5'],
  ['eip155:1'],
  ['xstate.done.actor.searchWallets'],
  ['io.metamask'],
  ['Rejected by the user'],
  ['send/amount-or-receiver-missing'],
  ['ours://'],
  ['@latchkit/default/connected'],
  ['The signature is invalid'],
  ['Basic Attention Token'],
  ['error code: 4001'],
])('createRedaction does not redact %s', (text) => {
  expect(redact(text)).toBe(text)
})

test.each([
  ['https://page.example/pay?otp=1', 'https://redacted.invalid/1'],
  ['wss://relay.example/?auth=ey', 'wss://redacted.invalid/1'],
  ['ipfs://bafy/1.png', 'ipfs://redacted-1'],
  ['data:image/svg+xml;utf8,<svg id="a">b</svg>', 'data:,redacted-1'],
  ['blob:https://page.example/1', 'blob:redacted-1'],
  ['ours://account/7', 'ours://redacted-1'],
  ['mailto:a@b.example', 'mailto:redacted-1'],
  ['(see https://page.example/a)', '(see https://redacted.invalid/1'],
  ['alice@example.com', 'redacted-1@redacted.invalid'],
  ['Ask alice@example.com!', 'Ask redacted-1@redacted.invalid!'],
  ['alice.eth', 'redacted-1.eth'],
  ['alice.sandbox.id', 'redacted-1.id'],
  ['sent to alice.eth.', 'sent to redacted-1.eth.'],
  ['a%20b%40c', 'redacted-1'],
  ['/pay?otp=123456', 'redacted-1'],
  ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc', 'redacted-1'],
  ['xprv9s21ZrQH143K3QTDL4LXw2F7HEK', 'redacted-1'],
  ['-----BEGIN PRIVATE KEY-----\nMC4CAQ', 'redacted-1'],
  ['login with otp: 123456 please', 'login with otp: redacted-1 please'],
  ['{"password":"hunter2"}', '{"password":"redacted-1"}'],
  ['legal winner thank year wave sausage worth useful legal winner thank yellow', 'redacted-1'],
  [
    '1. legal 2. winner 3. thank 4. year 5. wave 6. sausage 7. worth 8. useful 9. legal 10. winner 11. thank 12. yellow',
    '1. redacted-1',
  ],
  ['legal-winner-thank-year-wave-sausage-worth-useful-legal-winner-thank-yellow', 'redacted-1'],
  [
    '["legal","winner","thank","year","wave","sausage","worth","useful","legal","winner","thank","yellow"]',
    '["redacted-1"]',
  ],
  [
    'acad\u00e9mie abandon abdiquer abeille abolir aborder aboutir aboyer abrasif abreuver abriter e\u0301le\u0301phant',
    'redacted-1',
  ],
  [`${'あいこくしん\u3000'.repeat(11)}あおぞら`, 'redacted-1'],
  ['🦊🦊.eth', 'redacted-1.eth'],
  ['no “alice.eth”…', 'no “redacted-1.eth”…'],
  ['alice.eth’s — gone', 'redacted-1.eth’s — gone'],
  ['连接 alice@example.com。', '连接 redacted-1@redacted.invalid。'],
  ['$ack.eth', 'redacted-1.eth'],
  ['@stani.lens', 'redacted-1.lens'],
  ['e\u0301x.eth', 'redacted-1.eth'],
  ['Authorization: Bearer abc123def', 'Authorization: redacted-1'],
  ['{"authorization":"Basic YWxpY2U6cGFzcw==","a":1}', '{"authorization":"redacted-1","a":1}'],
  ['Cookie: sid=abc123; other=def456\nAccept: all', 'Cookie: redacted-1\nAccept: all'],
  ['refused: Bearer abc123def', 'refused: Bearer redacted-1'],
  ['my password is hunter2', 'my password is redacted-1'],
  ['Your verification code: 123456', 'Your verification code: redacted-1'],
])('createRedaction changes %s to %s', (text, redacted) => {
  expect(redact(text)).toBe(redacted)
})

test.each([
  'otp',
  'password',
  'userSecret',
  'seed',
  'mnemonic',
  'privateKey',
  'private_key',
  'signature',
  'accessToken',
  'symKey',
  'jwt',
  'email',
  'params',
  'typedData',
  'message',
])('createRedaction hides texts in a field or object named %s', (field) => {
  expect(redact('ab', field)).toBe('redacted-1')
  if (field !== 'accessToken')
    expect(redact('ab', 'value', `event.${field}.inner`)).toBe('redacted-1')
})

test('createRedaction keeps dots in the type of an event, but not in a nested field `type`', () => {
  expect(redact('form.change', 'type')).toBe('form.change')
  expect(redact('alice.sandbox.id', 'type', 'event.list')).toBe('redacted-1.id')
})

test('createRedaction does not redact a crypto token', () => {
  expect(redact('USDC', 'symbol', 'context.token')).toBe('USDC')
})

test('createRedaction keeps the form and expiry of a pairing URI and hides its key', () => {
  const hidden = redact(pairing)
  expect(hidden).toMatch(
    /^wc:2{63}3@2\?relay-protocol=irn&symKey=2{63}3&expiryTimestamp=1705934757$/,
  )
  const link = redact(`wallet://open/wc?uri=${encodeURIComponent(pairing)}`)
  expect(link).toMatch(/^wallet:\/\/redacted-\d\/wc\?uri=wc%3A2{63}\d%402/)
})

/** One secret of each kind. */
const secrets = [
  'alice@example.com',
  evm,
  solana,
  pairing,
  'https://page.example/pay?otp=123456',
  'alice.sandbox.id',
]
const parts = fc.array(
  fc.oneof(
    fc.constantFrom(...secrets),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(' ', ':', '/', '"', '(', ',', '='),
  ),
  {
    maxLength: 8,
  },
)

test('createRedaction hides secrets in any surrounding text', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...secrets), fc.constantFrom(' ', '"', ',', '\n', ' (')), {
        maxLength: 6,
      }),
      (list) => {
        const text = redact(list.flat().join(''))
        for (const secret of secrets) expect(text).not.toContain(secret)
        expect(text).not.toContain('a1b2c3d4a1b2')
      },
    ),
  )
})

test('createRedaction gives equal texts the same pseudonym and different texts different ones, and is idempotent', () => {
  fc.assert(
    fc.property(fc.array(parts, { minLength: 2, maxLength: 6 }), (texts) => {
      const { rewrite } = createRedaction()
      const once = texts.map((all) => rewrite(all.join(''), 'value'))
      expect(texts.map((all) => rewrite(all.join(''), 'value'))).toEqual(once)
    }),
  )
  const { rewrite } = createRedaction()
  const addresses = Array.from(
    { length: 2000 },
    (_, index) => `0x1234${String(index).padStart(30, '0')}abcdef`,
  )
  const short = addresses.map((text) => rewrite(text, 'address'))
  expect(new Set(short).size).toBe(2000)
  expect(short.map((text) => rewrite(text, 'address'))).toEqual(short)
})

test.each([
  ['letters', 'a'],
  ['dots', 'a.'],
  ['many dots', '.'],
  ['slashes', '/a'],
  ['at signs', '@a'],
  ['colons', 'a:'],
  ['schemes', 'wc:'],
  ['keys', '0x'],
  ['words', 'abc '],
  ['lines', 'abc\n\n'],
  ['spaces', ' '],
  ['names of secrets', 'otp '],
  ['passwords', 'password '],
  ['tokens', 'token'],
  ['jwt', 'eyJa.'],
  ['percents', '%4'],
  ['quotes', '"\\'],
  ['dashes', '-----BEGI'],
  ['numbers', '1a'],
  ['equals', '='],
  ['marks', 'a\u0301\u0301\u0301'],
  ['numbered words', 'abc 1. '],
  ['eleven words and a long one', `${'abc '.repeat(11)}abcdefghijk `],
  ['headers', 'cookie:'],
  ['bearers', 'bearer '],
  ['codes', 'login code is '],
])('createRedaction redacts a long text of %s, and hides one beyond the limit', (_, part) => {
  const { rewrite } = createRedaction()
  const text = part.repeat(20_000 / part.length)
  for (const hostile of [text, `${text}!`, text.slice(1)])
    expect(rewrite(hostile, 'value')).toBeTypeOf('string')
  expect(rewrite(part.repeat(1_000_000), 'value').length).toBeLessThan(30)
})

test('createRedaction has equal results for equal texts in fields of a kind', () => {
  const { rewrite } = createRedaction()
  const text = `Nothing can be sent to ${evm}. `.repeat(5)
  expect(rewrite(text, 'type')).toBe(rewrite(text, 'value'))
  expect(rewrite('alice.eth', 'value')).toBe('redacted-2.eth')
  expect(rewrite('alice.eth', 'type')).toBe('alice.eth')
  expect(rewrite('alice.eth', 'message')).toBe('redacted-2')
})

test('createRedaction never throws', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.string(),
      fc.string(),
      (text, field, path) => void redact(text, field, path),
    ),
  )
})

test.each(['123456', '123 456', '123-456', '１２３４５６', '١٢٣٤٥٦', '12 34', '1234567'])(
  'createRedaction hides the one-time code %s in a field `code`',
  (text) => {
    const hidden = redact(text, 'code')
    expect(hidden).not.toBe(text)
    expect(hidden.normalize('NFKC').replace(/\D/g, '')).not.toBe(
      text.normalize('NFKC').replace(/\D/g, ''),
    )
  },
)

test('createRedaction keeps the form of a code, and gives its spellings the same digits', () => {
  const { rewrite } = createRedaction()
  const code = rewrite('123456', 'code')
  expect(code).toMatch(/^\d{6}$/)
  expect([rewrite('123 456', 'code'), rewrite('１２３４５６', 'code')]).toEqual([code, code])
})

test('createRedaction keeps the form of an e-mail address in a field that it hides', () => {
  expect(redact('ada@mail.example', 'email')).toBe('redacted-1@redacted.invalid')
})

test.each([
  ['userName', 'linus'],
  ['username', 'linus'],
  ['social_username', 'linus'],
  ['resultUri', 'code=1'],
  ['result_uri', 'https://frame.example/r?code=1'],
])('createRedaction hides the field %s, also inside of another field', (field, text) => {
  for (const hidden of [redact(text, field), redact(text, 'value', `user.${field}`)]) {
    expect(hidden).toBe('redacted-1')
  }
})
