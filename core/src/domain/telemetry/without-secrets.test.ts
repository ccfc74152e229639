import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catalogue } from '../../errors/catalogue.ts'
import { framesOf, withoutPath, withoutSecrets } from './without-secrets.ts'

const characters = (alphabet: string, minLength: number, maxLength = minLength) =>
  fc.string({ unit: fc.constantFrom(...alphabet), minLength, maxLength })
const hex = '0123456789abcdef'
const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const base64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const base64url = base64.replace('+/', '-_')
const bech32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const letters = 'abcdefghijklmnopqrstuvwxyz'

const secrets: Readonly<Record<string, fc.Arbitrary<string>>> = {
  'eip155 address': characters('0123456789abcdefABCDEF', 40).map((text) => `0x${text}`),
  'eip155 address without 0x': characters(hex, 40),
  'solana address': characters(base58, 43, 44),
  'polkadot address': characters(base58, 46, 48),
  'bip122 address': fc.oneof(
    characters(base58, 33).map((text) => `1${text}`),
    characters(bech32, 39).map((text) => `bc1q${text}`),
    characters(bech32, 58).map((text) => `bc1p${text}`),
  ),
  'cosmos address': characters(bech32, 38).map((text) => `cosmos1${text}`),
  'CAIP-10 account id': fc.oneof(
    characters(hex, 40).map((text) => `eip155:1:0x${text}`),
    characters(base58, 44).map((text) => `solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:${text}`),
  ),
  'shortened address': characters(hex, 8).map((text) => `0x${text.slice(0, 4)}...${text.slice(4)}`),
  'pairing URI': fc
    .tuple(characters(hex, 64), characters(hex, 64))
    .map(([topic, key]) => `wc:${topic}@2?relay-protocol=irn&symKey=${key}`),
  'encoded pairing URI': fc
    .tuple(characters(hex, 64), characters(hex, 64))
    .map(([topic, key]) => encodeURIComponent(`wc:${topic}@2?symKey=${key}`)),
  'e-mail address': fc.emailAddress(),
  'signature in hex': characters(hex, 130).map((text) => `0x${text}`),
  'signature in base58': characters(base58, 87, 88),
  'signature in base64': characters(base64, 86).map((text) => `${text}==`),
  'JSON web token': fc
    .tuple(characters(base64url, 36), characters(base64url, 60), characters(base64url, 43))
    .map((parts) => parts.join('.')),
  'private key': characters(hex, 64),
  UUID: fc.uuid(),
  URL: fc.webUrl({ withQueryParameters: true, withFragments: true }),
  'other link': characters(letters, 3, 12).map((text) => `${text}://wc?uri=secret`),
}
/** Texts without secrets, around a secret. */
const around = fc.constantFrom('', 'Wallet ', 'sent to ', '(', '"')

test.each(Object.entries(secrets))('withoutSecrets removes a %s from a text [R21]', (_, secret) => {
  fc.assert(
    fc.property(secret, around, around, (text, before, after) => {
      const cleaned = withoutSecrets(`${before}${text}${after === '' ? '' : ` ${after}`}`)
      expect(cleaned).not.toContain(text)
      // no long part of it either
      for (let start = 0; start + 12 <= text.length; start += 1)
        expect(cleaned).not.toContain(text.slice(start, start + 12))
    }),
  )
})

test('withoutSecrets finds secrets between invisible and full-width characters', () => {
  const address = '0x00000000219ab540356cBB839Cbe05303d7705Fa'
  const fullWidth = [...address]
    .map((character) => String.fromCodePoint((character.codePointAt(0) ?? 0) + 0xfee0))
    .join('')
  for (const text of [[...address].join('\u200b'), fullWidth, `${address.slice(0, 30)}\u0000`])
    expect(withoutSecrets(`to ${text}`)).toBe('to …')
})

test('withoutSecrets returns at most 100 whole characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2_000 }), (text) => {
      const cleaned = withoutSecrets(text)
      expect([...cleaned].length).toBeLessThanOrEqual(100)
      expect(cleaned).not.toMatch(/\p{Cs}/u)
      expect(cleaned).not.toMatch(/\p{Cc}| {2}/u)
    }),
  )
  expect(withoutSecrets('a\t\u0000\tb')).toBe('a b')
  expect(withoutSecrets(`${'ab '.repeat(333)}${'c'.repeat(15)}`)).toHaveLength(100)
})

test.each([
  'Trust Wallet',
  'Coinbase Wallet 2.0',
  'MetaMask',
  'imToken',
  '1inch Wallet',
  'certified',
  'UniversalProviderInitError',
  'config/origin-not-allowed',
  'INTERNAL_SDK_ERROR',
  'кошелёк',
  '钱包',
  '',
])('withoutSecrets keeps "%s"', (text) => expect(withoutSecrets(text)).toBe(text))

test.each([
  'eip155:1',
  'eip155:11155111',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'polkadot:91b171bb158e2d3848fa23a9f1c25182',
  'bip122:000000000019d6689c085ae165831e93',
  'cosmos:cosmoshub-4',
  'ton:mainnet',
])('withoutSecrets keeps the network id %s', (id) => expect(withoutSecrets(id)).toBe(id))

test('withoutSecrets keeps the texts of errors, up to its length', () => {
  const { 'siwe/nonce-missing': named, ...texts } = catalogue
  for (const text of Object.values(texts))
    expect(text.startsWith(withoutSecrets(text).replace(/…$/, ''))).toBe(true)
  expect(withoutSecrets(named)).toBe('… - nonce is undefined')
})

describe('withoutPath', () => {
  test.each([
    ['https://metamask.app.link/wc?uri=wc%3Aabc%402', 'https://metamask.app.link'],
    ['https://user:word@go.example:8443/a#b', 'https://go.example'],
    ['trust://wc?uri=wc:abc@2', 'trust://wc'],
    ['trust://', 'trust://'],
    ['wc:7f6e504bfad60b485450578e05678ed3@2?symKey=ab', 'wc://'],
    ['okex://main/wc', 'okex://main'],
    ['no link', ''],
    ['', ''],
    [`https://${'ab12'.repeat(12)}.example/`, 'https://…'],
  ])('returns scheme and host of %s', (link, expected) => expect(withoutPath(link)).toBe(expected))

  test('returns no part of a pairing URI for any link of a wallet', () => {
    fc.assert(
      fc.property(secrets['pairing URI'] ?? fc.string(), characters(letters, 1, 10), (uri, app) => {
        for (const link of [
          `${app}://wc?uri=${encodeURIComponent(uri)}`,
          `${app}:${uri}`,
          `https://${app}.example/wc?uri=${encodeURIComponent(uri)}`,
          uri,
        ])
          expect(withoutPath(link)).not.toMatch(/[0-9a-f]{12}|symKey/)
      }),
    )
  })
})

test('framesOf keeps function, file and position, and drops other lines', () => {
  const stack = [
    'Error: 0x00000000219ab540356cBB839Cbe05303d7705Fa at wc:abc@2',
    'send@chunk-A1B2.js:10:5',
    '@index.js:1:1',
    'new Client.<anonymous>@client.ts:3:4',
    'load@https://page.example/app.js?token=1:2:3',
    `${'ab12'.repeat(10)}@app.js:1:2`,
  ].join('\n')
  expect(framesOf(stack)).toBe(
    'send@chunk-A1B2.js:10:5\n@index.js:1:1\nnew Client.<anonymous>@client.ts:3:4\n…@app.js:1:2',
  )
})
