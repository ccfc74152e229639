import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { customWalletsOf, plainWallet, readWallet, readWallets } from './parse-wallet.ts'

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
const read = (wrong: object) => readWallet({ ...fox, ...wrong })

test('a wallet in order keeps everything, its picture at the address of its id', () => {
  const { badge_type: _, image_id, ...same } = fox
  expect(readWallet(fox, (id) => `https://images.example/${id}`)).toEqual({
    ...same,
    certified: true,
    icon: `https://images.example/${image_id}`,
  })
})

test('what was read once reads the same again', () => {
  const wallet = readWallet(fox, (id) => `https://images.example/${id}`)
  expect(readWallet(JSON.parse(JSON.stringify(wallet)))).toEqual(wallet)
  const plain = plainWallet({ id: 'io.owl', name: 'Owl', rdns: null, icon: null })
  expect(readWallet(plain)).toEqual(plain)
})

test('the page’s own wallets are read as all others; a picture of their own goes before one by id', () => {
  const own = {
    id: 'own',
    name: 'Own',
    image_url: 'https://own.example/x.png',
    mobile_link: 'javascript:alert(1)',
  }
  expect(customWalletsOf([own])).toEqual([
    plainWallet({ id: 'own', name: 'Own', rdns: null, icon: 'https://own.example/x.png' }),
  ])
  expect(readWallet({ ...own, image_id: 'x' }, () => 'https://images.example/x')?.icon).toBe(
    'https://own.example/x.png',
  )
})

describe('G2: what is not a wallet is dropped, and the list lives', () => {
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
  ])('%j', (wrong) => {
    expect(readWallet(wrong)).toBeNull()
    expect(readWallets([wrong, fox, wrong])).toHaveLength(1)
  })
  test.each(['../../projects/v1/origins?x=1#', 'a b', 'a"b', 'x'.repeat(129), '\u202ea'])(
    'an id like %j',
    (id) => expect(read({ id })).toBeNull(),
  )
  test('what is no list has no wallets', () => {
    expect([null, {}, 'text', { length: 3 }].map((value) => readWallets(value))).toEqual([
      [],
      [],
      [],
      [],
    ])
  })
})

test('the first wallet of an id stays, also against one that calls itself the same', () => {
  expect(readWallets([fox, { ...fox, name: 'Second Fox' }]).map(({ name }) => name)).toEqual([
    'Fox',
  ])
})

describe('M1: names are fit to be shown', () => {
  test.each([
    ['\u202eyxoF\u202c', 'yxoF'],
    ['Fo\u200bx\u2060', 'Fox'],
    ['Fo\u0000x\r\nline', 'Fo x line'],
    ['<b>Fox</b>', '<b>Fox</b>'],
  ])('%j', (name, shown) => expect(read({ name })?.name).toBe(shown))
  test('10,000 characters are clipped', () =>
    expect(Array.from(read({ name: 'x'.repeat(10_000) })?.name ?? '')).toHaveLength(64))
})

describe('C6: links that are refused are null, and the wallet stays', () => {
  test.each([
    'mobile_link',
    'desktop_link',
    'link_mode',
    'webapp_link',
    'homepage',
    'app_store',
    'play_store',
    'chrome_store',
  ])('%s', (link) => {
    for (const wrong of [
      'javascript:alert(1)',
      'data:text/html,x',
      'https://user:word@a.example/',
      'http://open.example/',
      7,
      {},
      null,
    ])
      expect(read({ [link]: wrong })).toMatchObject({ name: 'Fox', [link]: null })
  })
  test('a universal link is https, never a scheme of an app', () =>
    expect(read({ link_mode: 'fox://' })?.link_mode).toBeNull())
})

describe('the rest of a hostile entry', () => {
  test('chains are network ids, and only so many', () => {
    const odd = [
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
    expect(read({ chains: odd })?.chains).toEqual(['eip155:1'])
    expect(read({ chains: 'eip155:1,eip155:31337' })?.chains).toEqual([])
    expect(
      read({ chains: Array.from({ length: 5_000 }, (_, id) => `eip155:${id}`) })?.chains,
    ).toHaveLength(200)
  })
  test('a name in the page is none that every object has', () => {
    const named = ['__proto__', 'constructor', 'toString', 'isFox', 7, 'a b'].map(
      (injected_id) => ({ namespace: 'eip155', injected_id }),
    )
    expect(
      read({ injected: [...named, null, 'isOdd', { namespace: 1, injected_id: 'x' }] })?.injected,
    ).toEqual([{ namespace: 'eip155', injected_id: 'isFox' }])
  })
  test.each(['x" onerror="alert(1)', '../../appkit/v1/config', 3, null])(
    'R8: a picture by the id %j is none',
    (image_id) =>
      expect(
        readWallet({ ...fox, image_id }, (id) => `https://images.example/${id}`)?.icon,
      ).toBeNull(),
  )
  test.each(['javascript:alert(1)', 'http://a.example/x.png', 'data:text/html,x'])(
    'R8: a picture at %j is none',
    (image_url) => expect(readWallet({ ...fox, image_id: null, image_url })?.icon).toBeNull(),
  )
})

test('R10: whatever comes, nothing is thrown, no prototype changes, and no key comes along', () => {
  const before = Object.getOwnPropertyNames(Object.prototype)
  const keys = Object.keys(plainWallet({ id: 'a', name: 'a', rdns: null, icon: null }))
  const hostile = JSON.parse(
    '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"id":"a","name":"A"}',
  )
  expect(Object.keys(readWallet(hostile) ?? {})).toEqual(keys)
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
      const wallet = readWallet(value, (id) => `https://images.example/${id}`)
      if (wallet !== null) expect(Object.keys(wallet)).toEqual(keys)
    }),
    { numRuns: 2_000 },
  )
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before)
  expect('polluted' in {}).toBe(false)
})
