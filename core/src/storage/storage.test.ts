import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toCaipNetworkId } from '../domain/caip/caip.ts'
import { plainWallet } from '../domain/wallet/parse-wallet.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import type { StorageFault } from '../platform/memory-storage.ts'
import type { StorageKey } from './schema.ts'
import { createStorage } from './storage.ts'

const prefix = '@latchkit/default/'
const setup = (
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

describe('stored values', () => {
  test('get returns what set stored, strings as text and others as JSON, under the prefix of the kit', () => {
    const { storage, values } = setup({}, 'none', 'shop')
    storage.set('active_namespace', 'eip155')
    storage.set('active_caip_network_id', toCaipNetworkId('eip155:1'))
    storage.set('connection_status', 'connected')
    storage.set('connected_namespaces', ['eip155', 'solana'])
    storage.set('eip155:connected_connector_id', 'io.a')
    storage.set('connections', {
      eip155: [{ connectorId: 'io.a', accounts: [{ address: '0x1' }] }],
    })
    storage.set('recent_wallets', [wallet('a')])
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
    storage.remove('active_namespace')
    expect(storage.get('active_namespace')).toBeNull()
  })
  test('createStorage keeps the values of kits with different ids separate', () => {
    const { platform, storage } = setup()
    storage.set('active_namespace', 'eip155')
    expect(createStorage({ platform, kitId: 'other' }).get('active_namespace')).toBeNull()
  })
})

describe('untrusted content', () => {
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
  ] as const)(
    'get removes an invalid value (%s %j) and keeps other keys [E3, E5, R23]',
    (key, text) => {
      const { storage, values } = setup({ [prefix + key]: text, [`${prefix}other`]: 'other' })
      expect(storage.get(key)).toBeNull()
      expect(values()).toEqual({ [`${prefix}other`]: 'other' })
    },
  )
  test('get does not parse a text of more than a million characters [R23]', () => {
    const { storage } = setup({ [`${prefix}recent_wallets`]: `[${' '.repeat(1_000_001)}]` })
    expect(storage.get('recent_wallets')).toBeNull()
  })
  test('get drops keys that would change a prototype [E4]', () => {
    const { storage } = setup({
      [`${prefix}caip_network_ids`]:
        '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"eip155":"eip155:1"}',
      [`${prefix}connections`]: '{"__proto__":[]}',
    })
    expect(storage.get('caip_network_ids')).toEqual({ eip155: 'eip155:1' })
    expect(storage.get('connections')).toEqual({})
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })
  test('set stores the deep link choice under the key of the remote-wallet SDK, and get returns it only with a safe link [R23]', () => {
    const key = 'WALLETCONNECT_DEEPLINK_CHOICE'
    const { storage, values } = setup()
    storage.set(key, { href: 'w://', name: 'W' })
    expect(values()).toEqual({ [key]: '{"href":"w://","name":"W"}' })
    expect(storage.get(key)).toEqual({ href: 'w://', name: 'W' })
    storage.remove(key)
    expect(values()).toEqual({})
    expect(
      setup({ [key]: '{"href":"javascript:alert(1)","name":"W"}' }).storage.get(key),
    ).toBeNull()
  })
  test('get returns at most two recent wallets, with clean names and safe images [R23]', () => {
    const stored = [
      { ...wallet('a'), name: 'A\u202eB', icon: 'javascript:alert(1)', extra: 1 },
      wallet('b'),
      wallet('c'),
    ]
    const { storage } = setup({ [`${prefix}recent_wallets`]: JSON.stringify(stored) })
    expect(storage.get('recent_wallets')).toEqual([{ ...wallet('a'), name: 'AB' }, wallet('b')])
  })
  test("get of any stored text returns a value of the key's type or null and changes no prototype [R10]", () => {
    const keys: StorageKey[] = [
      'active_namespace',
      'active_caip_network_id',
      'caip_network_ids',
      'connected_namespaces',
      'preferred_account_types',
      'connection_status',
      'connections',
      'recent_wallets',
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
          const { storage } = setup({ [prefix + key]: text })
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

describe('blocked storage', () => {
  test('createStorage keeps values in memory and logs one warning if storage is blocked [E1]', () => {
    const { storage, platform } = setup({}, 'blocked')
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
  test('createStorage keeps values in memory and logs no warning on a server [E1]', () => {
    const platform = createMemoryPlatform({ stored: null })
    const storage = createStorage({ platform, kitId: 'default' })
    storage.set('active_namespace', 'eip155')
    expect([storage.get('active_namespace'), platform.controls.logged]).toEqual(['eip155', []])
  })
})

describe('full storage', () => {
  const cached = { [`${prefix}native_balance_cache`]: 'x'.repeat(200) }

  test('set removes the caches to store another value if storage is full [E2]', () => {
    const { storage, values, platform } = setup(cached, { quota: 260 })
    storage.set('eip155:connected_connector_id', 'io.a')
    expect(values()).toEqual({ [`${prefix}eip155:connected_connector_id`]: 'io.a' })
    expect(platform.controls.logged).toEqual([])
  })
  test('set removes the old value and keeps the new one in memory if storage is full [E2]', () => {
    const { storage, values, platform } = setup(
      { [`${prefix}connection_status`]: 'connected' },
      { quota: 30 },
    )
    storage.set('connection_status', 'disconnected')
    expect(storage.get('connection_status')).toBe('disconnected')
    expect(values()).toEqual({})
    expect(platform.controls.logged).toMatchObject([{ error: { name: 'QuotaExceededError' } }])
  })
  test('set writes to storage again when there is space [E2]', () => {
    const { storage, values, platform } = setup({}, { quota: 10 })
    storage.set('connection_status', 'disconnected')
    if (platform.controls.storage) platform.controls.storage.fault = 'none'
    storage.set('connection_status', 'connected')
    expect([storage.get('connection_status'), values()]).toEqual([
      'connected',
      { [`${prefix}connection_status`]: 'connected' },
    ])
  })
})

describe('changes by other tabs', () => {
  test("onChange reports changes of the kit's own keys only [D4]", () => {
    const { storage, platform } = setup()
    const changes: (string | null)[] = []
    const stop = storage.onChange((key) => changes.push(key))
    for (const key of [
      `${prefix}eip155:connected_connector_id`,
      `${prefix}connection_status`,
      '@latchkit/other/connection_status',
      `${prefix}toString`,
      'foreign',
      null,
    ])
      platform.controls.emitStorageChange(key)
    expect(changes).toEqual(['eip155:connected_connector_id', 'connection_status', null])
    stop()
    expect(platform.controls.listenerCount()).toBe(0)
  })
  test('get returns the value of another tab after a change, instead of the value in memory [D4]', () => {
    const { storage, platform } = setup({}, { quota: 10 })
    storage.onChange(() => {})
    storage.set('connection_status', 'connected')
    platform.controls.storage?.values.set(`${prefix}connection_status`, 'disconnected')
    platform.controls.emitStorageChange(`${prefix}connection_status`)
    expect(storage.get('connection_status')).toBe('disconnected')
  })
  test('get returns the value in memory after a change if another tab has stored no value [Z13]', () => {
    const { storage, platform } = setup({}, { quota: 10 })
    storage.onChange(() => {})
    storage.set('connection_status', 'connected')
    for (const key of [null, `${prefix}connection_status`]) platform.controls.emitStorageChange(key)
    expect(storage.get('connection_status')).toBe('connected')
  })
})
