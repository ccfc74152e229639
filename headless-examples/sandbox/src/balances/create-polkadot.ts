import { blake2b } from '@noble/hashes/blake2.js'
import { ss58Decode } from '@polkadot-labs/hdkd-helpers'
import { hex } from '@scure/base'
import { isRecord } from '../base/checks.ts'
import { type Answer, json } from '../faults/http-response.ts'
import type { Call } from '../faults/start-fault-server.ts'
import type { HeldBalance } from './balances.types.ts'
import type { KnownAccount } from './known-accounts.ts'

/** Genesis blocks, whole; a network's reference is their first half. */
const genesis: Readonly<Record<string, string>> = {
  '91b171bb158e2d3848fa23a9f1c25182':
    '91b171bb158e2d3848fa23a9f1c25182fb8e20313b2c1eb49219da7a70ce90c3',
  b0a8d493285c2df73290dfb7e61f870f:
    'b0a8d493285c2df73290dfb7e61f870f17b41801197a149ca93654499ea3dafe',
}
/** `twox128("System")` and `twox128("Account")`. */
const accountsPrefix = '26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9'
/** 100 of a coin with ten decimals. */
const each = 1_000_000_000_000n

/** Substrate nodes, one a network, as far as a balance goes: storage in SCALE under hashed keys. */
export function createPolkadot(accounts: readonly KnownAccount[]) {
  const held = new Map<string, bigint>()
  const place = (reference: string, key: string) => `${reference} ${key}`
  for (const reference of Object.keys(genesis)) {
    for (const key of accounts.flatMap(({ substrate }) => substrate))
      held.set(place(reference, hex.encode(key)), each)
  }

  const stored = (reference: string, storageKey: unknown): string | null => {
    const text = typeof storageKey === 'string' ? storageKey.toLowerCase().replace(/^0x/, '') : ''
    if (!text.startsWith(accountsPrefix)) return null
    const hash = text.slice(accountsPrefix.length, accountsPrefix.length + 32)
    const key = text.slice(accountsPrefix.length + 32)
    if (hash !== hashOf(key)) return null
    const free = held.get(place(reference, key))
    return free === undefined ? null : `0x${accountInfo(free)}`
  }
  const result = (reference: string, method: unknown, params: readonly unknown[]): unknown => {
    switch (method) {
      case 'state_getStorage':
        return stored(reference, params[0])
      case 'chain_getBlockHash':
        return params[0] === 0 ? `0x${genesis[reference] ?? reference.padEnd(64, '0')}` : null
      case 'system_health':
        return { peers: 1, isSyncing: false, shouldHavePeers: true }
      default:
        return undefined
    }
  }
  return {
    set({ chain, address, amount }: HeldBalance): void {
      held.set(place(chain.replace('polkadot:', ''), keyOf(address)), BigInt(amount))
    },
    answer({ body }: Call, path: string): Answer {
      const call: unknown = JSON.parse(body)
      if (!isRecord(call))
        return json({
          jsonrpc: '2.0',
          id: null,
          error: { code: -32600, message: 'Invalid request' },
        })
      const { id = null, method, params } = call
      const found = result(path.slice(1), method, Array.isArray(params) ? params : [])
      if (found === undefined)
        return json({ jsonrpc: '2.0', id, error: { code: -32601, message: 'Method not found' } })
      return json({ jsonrpc: '2.0', id, result: found })
    },
  }
}

const hashOf = (key: string): string =>
  /^([0-9a-f]{2})*$/.test(key) ? hex.encode(blake2b(hex.decode(key), { dkLen: 16 })) : ''

function keyOf(address: string): string {
  if (/^0x[0-9a-f]{40}$/i.test(address)) return address.slice(2).toLowerCase()
  const [key] = ss58Decode(address)
  return hex.encode(key)
}

/** SCALE, little end first: nonce, three counts of references, then free, reserved, frozen and flags. */
function accountInfo(free: bigint): string {
  const bytes = new Uint8Array(16 + 4 * 16)
  const view = new DataView(bytes.buffer)
  view.setUint32(8, 1, true)
  view.setBigUint64(16, free & 0xffff_ffff_ffff_ffffn, true)
  view.setBigUint64(24, free >> 64n, true)
  view.setUint8(16 + 4 * 16 - 1, 128)
  return hex.encode(bytes)
}
