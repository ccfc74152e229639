import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseWallet, parseWallets, plainWallet } from './parse-wallet.ts'

const fox = {
  id: 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96',
  name: 'Fox',
  badge_type: 'certified',
  chains: ['eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  homepage: 'https://fox.example/',
  image_id: '018b2d52-10e9-4158-1fde-a5d5bac5aa00',
  rdns: 'io.fox',
  injected: [{ namespace: 'eip155', injected_id: 'isFox' }],
  mobile_link: 'fox://',
  link_mode: 'https://fox.app.link/wc',
  desktop_link: null,
  webapp_link: 'https://web.fox.example/',
  app_store: 'https://apps.example/fox',
  play_store: 'https://play.example/fox',
  chrome_store: 'https://store.example/fox',
}
const parseWith = (overrides: object) => parseWallet({ ...fox, ...overrides })

test('parseWallet keeps all valid properties and resolves the image id', () => {
  const { badge_type: _, image_id, ...unchanged } = fox
  expect(parseWallet(fox, (id) => `https://images.example/${id}`)).toEqual({
    ...unchanged,
    certified: true,
    icon: `https://images.example/${image_id}`,
  })
})

test('parseWallet is idempotent', () => {
  const wallet = parseWallet(fox, (id) => `https://images.example/${id}`)
  expect(parseWallet(JSON.parse(JSON.stringify(wallet)))).toEqual(wallet)
  const plain = plainWallet({ id: 'io.owl', name: 'Owl', rdns: null, icon: null })
  expect(parseWallet(plain)).toEqual(plain)
})

test('parseWallet replaces an unsafe link by null and prefers image_url over image_id', () => {
  const own = {
    id: 'own',
    name: 'Own',
    image_url: 'https://own.example/x.png',
    mobile_link: 'javascript:alert(1)',
  }
  expect(parseWallet(own)).toEqual(
    plainWallet({ id: 'own', name: 'Own', rdns: null, icon: 'https://own.example/x.png' }),
  )
  expect(parseWallet({ ...own, image_id: 'x' }, () => 'https://images.example/x')?.icon).toBe(
    'https://own.example/x.png',
  )
})

describe('parseWallets drops invalid entries and keeps the others [G2]', () => {
  test.each([
    null,
    7,
    'wallet',
    [],
    {},
    { id: 'a' },
    { name: 'a' },
    { id: 42, name: 7 },
    { id: '', name: 'a' },
    { id: 'a', name: ' \u200b' },
  ])('parseWallets drops %j [G2]', (wrong) => {
    expect(parseWallet(wrong)).toBeNull()
    expect(parseWallets([wrong, fox, wrong])).toHaveLength(1)
  })
  test.each(['../../projects/v1/origins?x=1#', 'a b', 'a"b', 'x'.repeat(129), '\u202ea'])(
    'parseWallet returns null for the id %j [G2]',
    (id) => expect(parseWith({ id })).toBeNull(),
  )
  test('parseWallets returns an empty list for a value that is not a list', () => {
    expect([null, {}, 'text', { length: 3 }].map((value) => parseWallets(value))).toEqual([
      [],
      [],
      [],
      [],
    ])
  })
})

test('parseWallets keeps the first of several wallets with the same id', () => {
  expect(parseWallets([fox, { ...fox, name: 'Second Fox' }]).map(({ name }) => name)).toEqual([
    'Fox',
  ])
})

describe('names', () => {
  test.each([
    ['\u202eyxoF\u202c', 'yxoF'],
    ['Fo\u200bx\u2060', 'Fox'],
    ['Fo\u0000x\r\nline', 'Fo x line'],
    ['<b>Fox</b>', '<b>Fox</b>'],
  ])('parseWallet cleans the name %j [M1]', (name, shown) =>
    expect(parseWith({ name })?.name).toBe(shown),
  )
  test('parseWallet shortens a name of 10,000 characters to 64 [M1]', () =>
    expect(Array.from(parseWith({ name: 'x'.repeat(10_000) })?.name ?? '')).toHaveLength(64))
})

describe('links', () => {
  test.each([
    'mobile_link',
    'desktop_link',
    'link_mode',
    'webapp_link',
    'homepage',
    'app_store',
    'play_store',
    'chrome_store',
  ])('parseWallet replaces a rejected link in %s by null [C6]', (link) => {
    for (const wrong of [
      'javascript:alert(1)',
      'data:text/html,x',
      'https://user:word@a.example/',
      'http://open.example/',
      7,
      {},
      null,
    ])
      expect(parseWith({ [link]: wrong })).toMatchObject({ name: 'Fox', [link]: null })
  })
  test('parseWallet accepts only https as universal link [C6]', () =>
    expect(parseWith({ link_mode: 'fox://' })?.link_mode).toBeNull())
})

describe('other properties', () => {
  test('parseWallet keeps at most 200 valid network ids', () => {
    const ids = [
      'eip155:1',
      null,
      'eip155',
      ':1',
      '__proto__',
      10,
      { 'eip155:1': true },
      'a:b c',
      `eip155:${'1'.repeat(500)}`,
    ]
    expect(parseWith({ chains: ids })?.chains).toEqual(['eip155:1'])
    expect(parseWith({ chains: 'eip155:1,eip155:31337' })?.chains).toEqual([])
    expect(
      parseWith({ chains: Array.from({ length: 5_000 }, (_, id) => `eip155:${id}`) })?.chains,
    ).toHaveLength(200)
  })
  test('parseWallet drops injected ids that are properties of every object', () => {
    const named = ['__proto__', 'constructor', 'toString', 'isFox', 7, 'a b'].map(
      (injected_id) => ({ namespace: 'eip155', injected_id }),
    )
    expect(
      parseWith({ injected: [...named, null, 'isOdd', { namespace: 1, injected_id: 'x' }] })
        ?.injected,
    ).toEqual([{ namespace: 'eip155', injected_id: 'isFox' }])
  })
  test.each(['x" onerror="alert(1)', '../../appkit/v1/config', 3, null])(
    'parseWallet ignores the image id %j [R8]',
    (image_id) =>
      expect(
        parseWallet({ ...fox, image_id }, (id) => `https://images.example/${id}`)?.icon,
      ).toBeNull(),
  )
  test.each(['javascript:alert(1)', 'http://a.example/x.png', 'data:text/html,x'])(
    'parseWallet ignores the image %j [R8]',
    (image_url) => expect(parseWallet({ ...fox, image_id: null, image_url })?.icon).toBeNull(),
  )
})

test('parseWallet never throws, copies no unknown key and changes no prototype [R10]', () => {
  const before = Object.getOwnPropertyNames(Object.prototype)
  const keys = Object.keys(plainWallet({ id: 'a', name: 'a', rdns: null, icon: null }))
  const hostile = JSON.parse(
    '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"id":"a","name":"A"}',
  )
  expect(Object.keys(parseWallet(hostile) ?? {})).toEqual(keys)
  const field = fc.oneof(
    fc.anything(),
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc.constant('__proto__'),
  )
  const entry = fc.record(Object.fromEntries(Object.keys(fox).map((key) => [key, field])), {
    requiredKeys: [],
  })
  fc.assert(
    fc.property(fc.oneof(entry, fc.anything()), (value) => {
      const wallet = parseWallet(value, (id) => `https://images.example/${id}`)
      if (wallet !== null) expect(Object.keys(wallet)).toEqual(keys)
    }),
    { numRuns: 2_000 },
  )
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before)
  expect('polluted' in {}).toBe(false)
})
