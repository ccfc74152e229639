import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { safeDeepLink } from './safe-deep-link.ts'

describe('links of apps', () => {
  test.each([
    'rainbow:',
    'rainbow://',
    'metamask://',
    'ledgerlive:/',
    'walletapp://open',
    'bnc://app.binance.com/cedefi/',
    'com.example.wallet+beta://x?y=1&z=%2F',
    'https://metamask.app.link',
    'https://app.example.com/wc?x=1',
    'https://medium.example/@wallet',
    'http://localhost:5173',
    'http://127.0.0.1:8080/phone/',
  ])('safeDeepLink returns %s unchanged', (link) => expect(safeDeepLink(link)).toBe(link))
})

describe('links that the browser handles', () => {
  test.each([
    'javascript:alert(1)',
    'javascript:alert(document.domain)//',
    'JavaScript:alert(1)',
    ' java\tscript:alert(1)//',
    'data:text/html,hello',
    'vbscript:1',
    'blob:https://example/1',
    'file:///etc/passwd',
    'filesystem:https://example/x',
    'about:blank',
    'view-source:https://example',
    'intent://scan/#Intent;scheme=https;package=evil;end',
    'android-app://com.evil/https/x',
    'wallet://x#Intent;package=com.evil;end',
    'https://wallet.example/#intent;package=com.evil;end',
  ])('safeDeepLink rejects %j [R5]', (link) => expect(safeDeepLink(link)).toBeNull())
})

describe('invalid links', () => {
  test.each([
    '',
    ':',
    '//evil.example',
    '/path',
    'wallet',
    'Wallet://',
    '1wallet://',
    'wal_let://',
    'wallet ://',
    'wallet://a b',
    'wallet://a\nb',
    'control\u0000\u001blink://',
    'wallet://\u202eevil',
    'wallet://x"onclick="y',
    'wallet://<b>',
    'wallet://user:word@host',
    'https:evil.example',
    'https:/evil.example',
    'https:\\\\evil.example',
    'https://a.example\\@evil.example',
    'https://user:word@evil.example',
    'http://evil.example',
    'ws://evil.example',
    `wallet://${'x'.repeat(2_048)}`,
  ])('safeDeepLink rejects %j [C6]', (link) => expect(safeDeepLink(link)).toBeNull())

  test('safeDeepLink rejects values that are not text [C6]', () => {
    expect(
      [null, undefined, 1, {}, ['wallet://'], new URL('https://a.example')].map(safeDeepLink),
    ).toEqual(Array(6).fill(null))
  })
})

test('safeDeepLink returns only links without denied schemes and credentials, unchanged, for 3,000 random texts [R5]', () => {
  const scheme = fc.constantFrom(
    'javascript',
    'data',
    'intent',
    'view-source',
    'wallet',
    'metamask',
    'https',
    'HTTP',
    'file',
    'a.b+c-d',
    'é',
  )
  const joint = fc.constantFrom(':', '://', ':\\\\', ':/', '\t://', ':\u0000//', '')
  const linkLike = fc
    .tuple(scheme, joint, fc.string({ unit: 'binary' }), fc.constantFrom('', '#Intent;end', '@x'))
    .map((parts) => parts.join(''))
  let acceptedCount = 0
  fc.assert(
    fc.property(fc.oneof(linkLike, fc.string({ unit: 'binary' }), fc.webUrl()), (value) => {
      const link = safeDeepLink(value)
      if (link === null) return
      acceptedCount += 1
      expect(link).toBe(value)
      expect(link).toMatch(/^[!-~]+$/)
      const { protocol, username, password } = new URL(link)
      expect(protocol).toMatch(/^[a-z][a-z0-9+.-]*:$/)
      expect(protocol).not.toMatch(
        /^(javascript|data|vbscript|blob|file|filesystem|about|view-source|intent):/,
      )
      expect(username + password).toBe('')
    }),
    { numRuns: 3_000 },
  )
  expect(acceptedCount).toBeGreaterThan(30)
})
