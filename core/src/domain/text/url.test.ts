import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  appendToParam,
  explorerLink,
  hostOf,
  isHttp,
  safeHttpsUrl,
  safeHttpUrl,
  safeImage,
} from './url.ts'

const bad = [
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

describe('the gate for addresses', () => {
  test.each(bad)('R5: refuses %j', (value) => {
    expect(safeHttpUrl(value)).toBeNull()
    expect(safeHttpsUrl(value)).toBeNull()
    expect(safeImage(value)).toBeNull()
  })
  test('R5: refuses what is no text', () => {
    expect(
      [null, undefined, 1, {}, ['https://a.example'], new URL('https://a.example')].map(
        safeHttpUrl,
      ),
    ).toEqual(Array(6).fill(null))
  })
  test('R5: 10,000 arbitrary texts pass only as http(s) without credentials or control characters', () => {
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
    const near = fc
      .tuple(
        scheme,
        fc.constantFrom(':', '://', ':\\\\', '\t://', ':\u0000//'),
        fc.string({ unit: 'binary' }),
      )
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.oneof(near, fc.string({ unit: 'binary' }), fc.webUrl()), (value) => {
        const passed = safeHttpUrl(value)
        if (passed === null) return
        const url = new URL(passed)
        expect(['http:', 'https:']).toContain(url.protocol)
        expect(url.username + url.password).toBe('')
        // biome-ignore lint/suspicious/noControlCharactersInRegex: none may be left
        expect(passed).not.toMatch(/[\u0000-\u0020\u007f]/)
      }),
      { numRuns: 10_000 },
    )
  })
  test('K3: http is for this machine only where https is asked for', () => {
    const asked = [
      'https://rpc.example',
      'http://rpc.example',
      'http://localhost:8545',
      'http://127.0.0.1:1',
      'http://[::1]:1',
      'http://localhost.evil.example',
      'javascript:1',
    ]
    expect(asked.map((url) => safeHttpsUrl(url) !== null)).toEqual([
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

describe('pictures', () => {
  test('R8: are https or a picture as data', () => {
    expect(safeImage('https://a.example/x.png')).toBe('https://a.example/x.png')
    for (const type of ['png', 'jpeg', 'gif', 'webp', 'svg+xml', 'avif'])
      expect(safeImage(`data:image/${type};base64,AAAA`)).not.toBeNull()
  })
  test.each([
    'x" onerror="alert(1)',
    'http://a.example/x.png',
    'data:text/html;base64,AAAA',
    'data:image/svg',
    'data:image/x-icon,A',
    'data:,',
  ])('A5: %j is refused', (value) => {
    expect(safeImage(value)).toBeNull()
  })
  test('A5: a picture of 5 MB is refused, one of 200 kB is not', () => {
    const ofSize = (size: number) => `data:image/png;base64,${'A'.repeat(size)}`
    expect(safeImage(ofSize(5_000_000))).toBeNull()
    expect(safeImage(ofSize(200_000))).not.toBeNull()
  })
})

describe('explorer pages', () => {
  test('are made of the explorer and what is looked up', () => {
    expect(explorerLink('https://etherscan.io/', 'address', '0xabc')).toBe(
      'https://etherscan.io/address/0xabc',
    )
    expect(explorerLink('https://explorer.example/base?cluster=devnet#x', 'tx', '0x1')).toBe(
      'https://explorer.example/base/tx/0x1?cluster=devnet',
    )
  })
  test('M4: an explorer that is no https address is refused', () => {
    expect(
      ['javascript:alert(1)', 'http://explorer.example', ''].map((url) =>
        explorerLink(url, 'address', '0x1'),
      ),
    ).toEqual([null, null, null])
  })
  test('M4: what is looked up cannot leave its place in the path', () => {
    expect(explorerLink('https://e.example', 'address', '../../x?y#z')).toBe(
      'https://e.example/address/..%2F..%2Fx%3Fy%23z',
    )
    expect(
      ['', '.', '..'].map((value) => explorerLink('https://e.example', 'address', value)),
    ).toEqual([null, null, null])
  })
})

test('http addresses are told by how they begin, hosts by what they are', () => {
  expect(['http://a', 'HTTPS://a', 'ftp://a', '', 'https:/a'].map(isHttp)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
  expect(['https://app.example.com/x', 'not a url'].map(hostOf)).toEqual(['app.example.com', ''])
})

describe('adding to a parameter', () => {
  test.each([
    ['https://a.example/?state=abc&x=1', 'https://a.example/?state=abc--v&x=1'],
    ['https://a.example/?x=1&state=', 'https://a.example/?x=1&state=--v'],
    ['https://a.example/?x=1', 'https://a.example/?x=1'],
  ])('%s becomes %s', (url, longer) => expect(appendToParam(url, 'state=', '--v')).toBe(longer))
})
