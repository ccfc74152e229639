import * as fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { explorerLink } from './explorer-link.ts'
import { hostOf, isHttp, ownImage, ownPath, safeHttpsUrl, safeHttpUrl, safeImage } from './url.ts'

const unsafeUrls = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://a/b',
  'intent://x#Intent;end',
  'ws://a',
  'https://user:secret@a.example',
  'https://a.example/\u0000',
  'https://a.exa\tmple',
  ' https://a.example',
  '//a.example',
  '/path',
  '',
]

describe('safeHttpUrl and safeHttpsUrl', () => {
  test.each(unsafeUrls)('safeHttpUrl, safeHttpsUrl and safeImage reject %j [R5]', (value) => {
    expect(safeHttpUrl(value)).toBeNull()
    expect(safeHttpsUrl(value)).toBeNull()
    expect(safeImage(value)).toBeNull()
  })
  test('safeHttpUrl rejects values that are not text [R5]', () => {
    expect(
      [null, undefined, 1, {}, ['https://a.example'], new URL('https://a.example')].map(
        safeHttpUrl,
      ),
    ).toEqual(Array(6).fill(null))
  })
  test('safeHttpUrl accepts only http(s) URLs without credentials and control characters of 2,000 random texts [R5]', () => {
    const scheme = fc.constantFrom(
      'javascript',
      'data',
      'vbscript',
      'file',
      'blob',
      'intent',
      'https',
      'http',
      'HTTPS',
      'ftp',
      'about',
      'view-source',
    )
    const urlLike = fc
      .tuple(
        scheme,
        fc.constantFrom(':', '://', ':\\\\', '\t://', ':\u0000//'),
        fc.string({ unit: 'binary' }),
      )
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.oneof(urlLike, fc.string({ unit: 'binary' }), fc.webUrl()), (value) => {
        const accepted = safeHttpUrl(value)
        if (accepted === null) return
        const url = new URL(accepted)
        expect(['http:', 'https:']).toContain(url.protocol)
        expect(url.username + url.password).toBe('')
        // biome-ignore lint/suspicious/noControlCharactersInRegex: none may be left
        expect(accepted).not.toMatch(/[\u0000-\u0020\u007f]/)
      }),
      { numRuns: 2_000 },
    )
  })
  test('safeHttpsUrl accepts http on localhost only [K3]', () => {
    const urls = [
      'https://rpc.example',
      'http://rpc.example',
      'http://localhost:8545',
      'http://127.0.0.1:1',
      'http://[::1]:1',
      'http://localhost.evil.example',
      'javascript:1',
    ]
    expect(urls.map((url) => safeHttpsUrl(url) !== null)).toEqual([
      true,
      false,
      true,
      true,
      true,
      false,
      false,
    ])
  })
})

describe('safeImage', () => {
  test('safeImage accepts https and data images [R8]', () => {
    expect(safeImage('https://a.example/x.png')).toBe('https://a.example/x.png')
    for (const type of ['png', 'jpeg', 'gif', 'webp', 'svg+xml', 'avif'])
      expect(safeImage(`data:image/${type};base64,AAAA`)).not.toBeNull()
  })
  test.each([
    'http://localhost:8080/x.png',
    'http://127.0.0.1:9200/_search',
    'https://127.1/x',
    'https://2130706433/x',
    'http://[::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://localhost/x',
    'https://localhost./x',
    'http://a.localhost/x',
    'https://192.168.1.1/x.png',
    'https://169.254.169.254/latest',
    'https://router/x',
    'https://printer.local/x',
    'https://printer.LAN/x',
    'https://nas.localdomain/x',
    'https://wiki.intranet/x',
    'https://db.private/x',
  ])('safeImage rejects %s, unless the page itself is on a local host [XM1, Z12]', (url) => {
    vi.stubGlobal('location', { hostname: 'shop.example' })
    expect(safeImage(url)).toBeNull()
    for (const hostname of ['localhost', '127.0.0.1', '192.168.1.7', '']) {
      vi.stubGlobal('location', { hostname })
      expect(safeImage(url)).not.toBeNull()
    }
    vi.unstubAllGlobals()
  })
  test('safeImage accepts images of public hosts on every page, and URLs of up to 2,048 characters [XM1]', () => {
    for (const hostname of ['shop.example', 'localhost']) {
      vi.stubGlobal('location', { hostname })
      expect(safeImage('https://a.example./x.png')).not.toBeNull()
      expect(safeImage('https://xn--80ak6aa92e.xn--p1ai/x.png')).not.toBeNull()
      expect(safeImage(`https://a.example/${'x'.repeat(2_030)}`)).not.toBeNull()
      expect(safeImage(`https://a.example/${'x'.repeat(2_031)}`)).toBeNull()
      expect(safeImage('http://a.example/x.png')).toBeNull()
    }
    vi.unstubAllGlobals()
  })
  test.each([
    'x" onerror="alert(1)',
    'http://a.example/x.png',
    'data:text/html;base64,AAAA',
    'data:image/svg',
    'data:image/x-icon,A',
    'data:,',
  ])('safeImage rejects %j [A5]', (value) => {
    expect(safeImage(value)).toBeNull()
  })
  test('safeImage rejects an image of 5 MB and accepts one of 200 kB [A5]', () => {
    const ofSize = (size: number) => `data:image/png;base64,${'A'.repeat(size)}`
    expect(safeImage(ofSize(5_000_000))).toBeNull()
    expect(safeImage(ofSize(200_000))).not.toBeNull()
  })
})

describe('explorerLink', () => {
  test('explorerLink joins the explorer with an address or a hash', () => {
    expect(explorerLink('https://etherscan.io/', 'address', '0xabc')).toBe(
      'https://etherscan.io/address/0xabc',
    )
    expect(explorerLink('https://explorer.example/base?cluster=devnet#x', 'tx', '0x1')).toBe(
      'https://explorer.example/base/tx/0x1?cluster=devnet',
    )
  })
  test('explorerLink returns null for an explorer that is not an https URL [M4]', () => {
    expect(
      ['javascript:alert(1)', 'http://explorer.example', ''].map((url) =>
        explorerLink(url, 'address', '0x1'),
      ),
    ).toEqual([null, null, null])
  })
  test('explorerLink encodes the value, so that it stays one path segment [M4]', () => {
    expect(explorerLink('https://e.example', 'address', '../../x?y#z')).toBe(
      'https://e.example/address/..%2F..%2Fx%3Fy%23z',
    )
    expect(
      ['', '.', '..'].map((value) => explorerLink('https://e.example', 'address', value)),
    ).toEqual([null, null, null])
  })
})

test('isHttp checks the prefix of a text, and hostOf returns the host name or an empty text', () => {
  expect(['http://a', 'HTTPS://a', 'ftp://a', '', 'https:/a'].map(isHttp)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
  expect(['https://app.example.com/x', 'not a url'].map(hostOf)).toEqual(['app.example.com', ''])
})

describe('ownPath', () => {
  const page = 'https://page.example/shop/cart?item=1'
  test.each([
    ['/terms', '/terms'],
    ['/logo.svg?v=2#a', '/logo.svg?v=2#a'],
    ['/a/../b.svg', '/b.svg'],
    ['terms', '/shop/terms'],
    ['./logo.svg', '/shop/logo.svg'],
    ['../logo.svg', '/logo.svg'],
  ])('ownPath returns for %j the path %j of the page [FH2, FH3]', (value, path) => {
    expect(ownPath(value, page)).toBe(path)
  })
  test.each(['', 'about:srcdoc', 'blob:https://page.example/1'])(
    'ownPath keeps a relative address if the URL of the page is %j, to which it is not relative [FH2, FH3]',
    (url) => {
      for (const kept of ['/logo.svg', 'logo.svg', '../logo.svg', 'a/terms?v=2#b', '?terms'])
        expect(ownPath(kept, url)).toBe(kept)
      for (const unsafe of ['', '//evil.example/x', '/\\evil.example', '..//evil.example', 'a\nb'])
        expect(ownPath(unsafe, url)).toBeNull()
      expect(ownPath('javascript:alert(1)', url)).toBeNull()
    },
  )
  test('ownPath returns the path of an http URL of the page, as bundlers import pictures on a local network [FH3]', () => {
    const lan = 'http://192.168.1.7:5173/shop/'
    expect(ownPath('http://192.168.1.7:5173/src/one.svg?v=1', lan)).toBe('/src/one.svg?v=1')
    for (const other of [
      'http://192.168.1.7/one.svg',
      'http://192.168.1.7:5173//evil.example/x',
      'http://user:secret@192.168.1.7:5173/one.svg',
      'https://192.168.1.7:5173/one.svg',
    ])
      expect(ownPath(other, lan)).toBeNull()
    for (const url of ['', 'about:srcdoc', page])
      expect(ownPath('http://a.example', url)).toBeNull()
    expect(ownImage('http://192.168.1.7:5173/src/one.svg', lan)).toBe('/src/one.svg')
  })
  test.each([
    '',
    '//evil.example/x',
    '/\\evil.example/x',
    '/.//evil.example/x',
    '/a/..//evil.example/x',
    '..//evil.example',
    '\\\\evil.example',
    '/a\nb',
    '/\t/evil.example',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'https://page.example/x',
    null,
    7,
  ])('ownPath rejects %j [R5]', (value) => {
    expect(ownPath(value, page)).toBeNull()
  })
  test('ownImage accepts a path and what safeImage accepts [FH3]', () => {
    expect(ownImage('logo.svg', page)).toBe('/shop/logo.svg')
    expect(ownImage('https://a.example/x.png', page)).toBe('https://a.example/x.png')
    expect(ownImage('javascript:1', page)).toBeNull()
  })
})
