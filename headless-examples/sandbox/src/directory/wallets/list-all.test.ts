import { assert, expect, test } from 'vitest'
import { walletRoster } from '../../base/wallet-roster.ts'
import type { DirectoryEntry } from '../directory.types.ts'
import { listHostile } from './hostile.ts'
import { listKnown } from './known.ts'
import { listAll } from './list-all.ts'
import { phoneWallet } from './phone.ts'

const hasName = (name: string) => (entry: DirectoryEntry) => entry?.name === name
const hostile = listHostile()
const hostileIds = new Set(hostile.map((entry) => entry?.id))

test('listAll returns the same entries each time, with any count', () => {
  const first = JSON.stringify(listAll(600, null))
  assert.equal(JSON.stringify(listAll(600, null)), first)
  assert.equal(
    JSON.stringify(listAll(5_000, null).slice(0, 100)),
    JSON.stringify(listAll(600, null).slice(0, 100)),
  )
})

test('listAll gives legitimate wallets unique ids and pictures', () => {
  const legitimate = listAll(5_000, null).filter(
    (entry) => entry !== null && (!hostileIds.has(entry.id) || entry.id === phoneWallet.id),
  )
  for (const key of ['id', 'image_id'] as const) {
    const ids = legitimate
      .filter((entry) => !hasName('Second Pocket')(entry))
      .map((entry) => entry?.[key])
    assert.equal(new Set(ids).size, ids.length, key)
  }
  for (const entry of legitimate) assert.match(String(entry?.id), /^[0-9a-f]{64}$/)
})

test('listAll contains every hostile entry, none among the first twenty', () => {
  const all = listAll(600, null)
  assert.equal(all.filter((entry) => entry === null).length, 1)
  const ids = all.map((entry) => entry?.id)
  for (const entry of hostile) expect(ids).toContain(entry?.id)
  expect(hostile.length).toBeGreaterThanOrEqual(30)
  const names = new Set(hostile.map((entry) => entry?.name))
  for (const entry of all.slice(0, 20)) assert(!names.has(entry?.name), String(entry?.name))
})

test('listAll contains an entry with a `__proto__` key, which does not pollute Object.prototype', () => {
  const text = JSON.stringify(listAll(600, null).find(hasName('Prototype')))
  expect(text).toContain('"__proto__":{"polluted":true}')
  assert.equal(Reflect.get({}, 'polluted'), undefined)
})

test('listAll contains the 15 real wallets with their public ids', () => {
  const ids = listAll(600, null).map((entry) => entry?.id)
  const known = listKnown()
  assert.equal(known.length, 15)
  for (const { id } of known) expect(ids).toContain(id)
})

test('listAll contains three wallets that the sandbox installs, with the same rdns', () => {
  const listed = new Set(listAll(600, null).map((entry) => entry?.rdns))
  const installable = walletRoster().filter(({ rdns }) => listed.has(rdns))
  assert.deepEqual(
    installable.map(({ id }) => id),
    ['foxglove', 'harbor', 'lumen'],
  )
})

test('listAll contains many wallets with and some without each kind of link', () => {
  const all = listAll(600, null)
  for (const key of [
    'mobile_link',
    'desktop_link',
    'webapp_link',
    'link_mode',
    'chrome_store',
    'rdns',
    'injected',
  ]) {
    const linked = all.filter((entry) => entry !== null && Reflect.get(entry, key) !== null)
    expect(linked.length, key).toBeGreaterThan(30)
    expect(linked.length, key).toBeLessThan(600)
  }
})

test('listAll contains over 300 wallets that support the sandbox chains', () => {
  const supporting = listAll(600, null).filter(
    (entry) => Array.isArray(entry?.chains) && entry.chains.includes('eip155:31337'),
  )
  expect(supporting.length).toBeGreaterThan(300)
})
