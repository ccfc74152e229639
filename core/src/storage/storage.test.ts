import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toCaipNetworkId } from '../domain/caip/caip.ts'
import { plainWallet } from '../domain/wallet/parse-wallet.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import type { StorageFault } from '../platform/memory-storage.ts'
import type { StorageKey } from './schema.ts'
import { createStorage } from './storage.ts'

const p = '@latchkit/default/'
const set = (
  stored: Record<string, string> = {},
  fault: StorageFault = 'none',
  kitId = 'default',
) => {
  const platform = createMemoryPlatform({ stored })
  if (platform.controls.storage) platform.controls.storage.fault = fault
  return {
    platform,
    storage: createStorage({ platform, kitId }),
    values: () => Object.fromEntries(platform.controls.storage?.values ?? []),
  }
}
const wallet = (id: string) => plainWallet({ id, name: id, rdns: null, icon: null })
const balance = { value: '1000', decimals: 18, symbol: 'ETH' }

describe('what is kept', () => {
  test("is found again, words as they are and lists as JSON, under the kit's own prefix", () => {
    const { storage, values } = set({}, 'none', 'shop')
    storage.set('active_namespace', 'eip155')
    storage.set('active_caip_network_id', toCaipNetworkId('eip155:1'))
    storage.set('connection_status', 'connected')
    storage.set('connected_namespaces', ['eip155', 'solana'])
    storage.set('eip155:connected_connector_id', 'io.a')
    storage.set('connections', {
      eip155: [{ connectorId: 'io.a', accounts: [{ address: '0x1' }] }],
    })
    storage.set('recent_wallets', [wallet('a')])
    storage.set('native_balance_cache', { x: { balance, timestamp: 5 } })
    expect(values()).toMatchObject({
      '@latchkit/shop/active_namespace': 'eip155',
      '@latchkit/shop/connected_namespaces': '["eip155","solana"]',
    })
    expect(storage.get('active_namespace')).toBe('eip155')
    expect(storage.get('active_caip_network_id')).toBe('eip155:1')
    expect(storage.get('connection_status')).toBe('connected')
    expect(storage.get('connected_namespaces')).toEqual(['eip155', 'solana'])
    expect(storage.get('eip155:connected_connector_id')).toBe('io.a')
    expect(storage.get('connections')).toEqual({
      eip155: [{ connectorId: 'io.a', accounts: [{ address: '0x1' }] }],
    })
    expect(storage.get('recent_wallets')).toEqual([wallet('a')])
    expect(storage.get('native_balance_cache')).toEqual({ x: { balance, timestamp: 5 } })
    storage.remove('active_namespace')
    expect(storage.get('active_namespace')).toBeNull()
  })
  test("of one kit is not another's", () => {
    const { platform, storage } = set()
    storage.set('active_namespace', 'eip155')
    expect(createStorage({ platform, kitId: 'other' }).get('active_namespace')).toBeNull()
  })
})

describe('what is read is not trusted (R23)', () => {
  test.each([
    ['active_namespace', 'EIP 155'],
    ['active_caip_network_id', 'eip155'],
    ['caip_network_ids', '{"solana":"eip155:1"}'],
    ['caip_network_ids', '["solana:1"]'],
    ['preferred_account_types', '{"bip122":"ordinals"}'],
    ['preferred_account_types', 'payment'],
    ['connection_status', 'yes'],
    ['eip155:connected_connector_id', ''],
    ['eip155:connected_connector_id', 'x'.repeat(300)],
    ['connected_namespaces', '["eip155"'],
    ['connected_namespaces', '{"0":"eip155"}'],
    ['connections', '{"eip155":[{"connectorId":1,"accounts":[]}]}'],
    ['recent_wallets', 'null'],
    ['recent_wallets', '[{"id":"a"}]'],
    [
      'native_balance_cache',
      '{"x":{"balance":{"value":"1e3","decimals":18,"symbol":"E"},"timestamp":1}}',
    ],
    [
      'native_balance_cache',
      '{"x":{"balance":{"value":"1","decimals":256,"symbol":"E"},"timestamp":1}}',
    ],
  ] as const)('E3, E5: %s of %j is dropped, alone', (key, text) => {
    const { storage, values } = set({ [p + key]: text, [`${p}other`]: 'kept' })
    expect(storage.get(key)).toBeNull()
    expect(values()).toEqual({ [`${p}other`]: 'kept' })
  })
  test('a text of more than a million characters is not even parsed', () => {
    const { storage } = set({ [`${p}recent_wallets`]: `[${' '.repeat(1_000_001)}]` })
    expect(storage.get('recent_wallets')).toBeNull()
  })
  test('E4: names that reach into prototypes are dropped, and nothing is polluted', () => {
    const { storage } = set({
      [`${p}native_balance_cache`]: `{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"x":{"balance":${JSON.stringify(balance)},"timestamp":1,"__proto__":{"polluted":1}}}`,
      [`${p}connections`]: '{"__proto__":[]}',
    })
    expect(storage.get('native_balance_cache')).toEqual({ x: { balance, timestamp: 1 } })
    expect(storage.get('connections')).toEqual({})
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })
  test('the app that answers requests is kept where the remote-wallet SDK looks for it, and only if its link is safe', () => {
    const key = 'WALLETCONNECT_DEEPLINK_CHOICE'
    const { storage, values } = set()
    storage.set(key, { href: 'w://', name: 'W' })
    expect(values()).toEqual({ [key]: '{"href":"w://","name":"W"}' })
    expect(storage.get(key)).toEqual({ href: 'w://', name: 'W' })
    storage.remove(key)
    expect(values()).toEqual({})
    expect(set({ [key]: '{"href":"javascript:alert(1)","name":"W"}' }).storage.get(key)).toBeNull()
  })
  test('recent wallets are two at most, with clean names and safe pictures', () => {
    const kept = [
      { ...wallet('a'), name: 'A\u202eB', icon: 'javascript:alert(1)', extra: 1 },
      wallet('b'),
      wallet('c'),
    ]
    const { storage } = set({ [`${p}recent_wallets`]: JSON.stringify(kept) })
    expect(storage.get('recent_wallets')).toEqual([{ ...wallet('a'), name: 'AB' }, wallet('b')])
  })
  test('R10: whatever a key holds, reading gives a value of its kind or nothing, and no prototype changes', () => {
    const keys: StorageKey[] = [
      'active_namespace',
      'active_caip_network_id',
      'caip_network_ids',
      'connected_namespaces',
      'preferred_account_types',
      'connection_status',
      'connections',
      'recent_wallets',
      'native_balance_cache',
      'eip155:connected_connector_id',
    ]
    const evil = fc.constantFrom(
      '{"__proto__":{"polluted":1}}',
      '[{"constructor":{"prototype":{"polluted":1}}}]',
    )
    const before = Object.getOwnPropertyNames(Object.prototype)
    fc.assert(
      fc.property(
        fc.constantFrom(...keys),
        fc.oneof(evil, fc.json(), fc.string({ unit: 'binary' })),
        (key, text) => {
          const { storage } = set({ [p + key]: text })
          const first = storage.get(key)
          expect(first === null || typeof first === 'string' || typeof first === 'object').toBe(
            true,
          )
          expect(storage.get(key)).toEqual(first)
          expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before)
        },
      ),
      { numRuns: 2_000 },
    )
  })
})

describe('E1: where storage is blocked', () => {
  test('everything goes on in memory, and it is said once', () => {
    const { storage, platform } = set({}, 'blocked')
    expect(storage.get('active_namespace')).toBeNull()
    storage.set('active_namespace', 'eip155')
    storage.set('connection_status', 'connected')
    expect([storage.get('active_namespace'), storage.get('connection_status')]).toEqual([
      'eip155',
      'connected',
    ])
    storage.remove('active_namespace')
    expect(storage.get('active_namespace')).toBeNull()
    expect(platform.controls.logged).toMatchObject([
      { level: 'warn', error: { name: 'SecurityError' } },
    ])
  })
  test('on a server nothing is said', () => {
    const platform = createMemoryPlatform({ stored: null })
    const storage = createStorage({ platform, kitId: 'default' })
    storage.set('active_namespace', 'eip155')
    expect([storage.get('active_namespace'), platform.controls.logged]).toEqual(['eip155', []])
  })
})

describe('E2: where storage is full', () => {
  const cached = { [`${p}native_balance_cache`]: 'x'.repeat(200) }

  test('caches go first and the session is kept', () => {
    const { storage, values, platform } = set(cached, { room: 260 })
    storage.set('eip155:connected_connector_id', 'io.a')
    expect(values()).toEqual({ [`${p}eip155:connected_connector_id`]: 'io.a' })
    expect(platform.controls.logged).toEqual([])
  })
  test('a value that does not fit lives in memory, its older one does not come back after a reload', () => {
    const { storage, values, platform } = set(
      { [`${p}connection_status`]: 'connected' },
      { room: 30 },
    )
    storage.set('connection_status', 'disconnected')
    expect(storage.get('connection_status')).toBe('disconnected')
    expect(values()).toEqual({})
    expect(platform.controls.logged).toMatchObject([{ error: { name: 'QuotaExceededError' } }])
  })
  test('what fits again is written again', () => {
    const { storage, values, platform } = set({}, { room: 10 })
    storage.set('connection_status', 'disconnected')
    if (platform.controls.storage) platform.controls.storage.fault = 'none'
    storage.set('connection_status', 'connected')
    expect([storage.get('connection_status'), values()]).toEqual([
      'connected',
      { [`${p}connection_status`]: 'connected' },
    ])
  })
})

describe('another tab', () => {
  test('D4: is heard when it changes a key of ours, and of nobody else', () => {
    const { storage, platform } = set()
    const heard: (string | null)[] = []
    const stop = storage.onChange((key) => heard.push(key))
    for (const key of [
      `${p}eip155:connected_connector_id`,
      `${p}connection_status`,
      '@latchkit/other/connection_status',
      `${p}toString`,
      'foreign',
      null,
    ])
      platform.controls.emitStorageChange(key)
    expect(heard).toEqual(['eip155:connected_connector_id', 'connection_status', null])
    stop()
    expect(platform.controls.listeners()).toBe(0)
  })
  test('knows better than what only lives in memory here', () => {
    const { storage, platform } = set({}, { room: 10 })
    storage.onChange(() => {})
    storage.set('connection_status', 'connected')
    platform.controls.storage?.values.set(`${p}connection_status`, 'disconnected')
    platform.controls.emitStorageChange(`${p}connection_status`)
    expect(storage.get('connection_status')).toBe('disconnected')
  })
})
