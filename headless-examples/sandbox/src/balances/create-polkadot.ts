import { blake2b } from '@noble/hashes/blake2.js'
import { ss58Decode } from '@polkadot-labs/hdkd-helpers'
import { hex } from '@scure/base'
import { isRecord } from '../base/checks.ts'
import { type HttpResponse, jsonResponse } from '../faults/http-response.ts'
import type { Call } from '../faults/start-fault-server.ts'
import type { AddressBalance } from './balances.types.ts'
import type { KnownAccount } from './known-accounts.ts'

/** Genesis hashes by CAIP-2 reference, which is their first half. */
const genesisHashes: Readonly<Record<string, string>> = {
  '91b171bb158e2d3848fa23a9f1c25182':
    '91b171bb158e2d3848fa23a9f1c25182fb8e20313b2c1eb49219da7a70ce90c3',
  b0a8d493285c2df73290dfb7e61f870f:
    'b0a8d493285c2df73290dfb7e61f870f17b41801197a149ca93654499ea3dafe',
}
/** Storage prefix of `System.Account`: `twox128("System")` and `twox128("Account")`. */
const accountsPrefix = '26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9'
/** In base units: 100 DOT (ten decimals) on Polkadot, 1 KSM (twelve decimals) on Kusama. */
const initialAmount = 1_000_000_000_000n

/** Creates simulated Substrate nodes for Polkadot and Kusama that return account balances. */
export function createPolkadot(accounts: readonly KnownAccount[]) {
  const balances = new Map<string, bigint>()
  const balanceKey = (reference: string, account: string) => `${reference} ${account}`
  for (const reference of Object.keys(genesisHashes)) {
    for (const account of accounts.flatMap(({ substrate }) => substrate))
      balances.set(balanceKey(reference, hex.encode(account)), initialAmount)
  }

  const readStorage = (reference: string, storageKey: unknown): string | null => {
    const text = typeof storageKey === 'string' ? storageKey.toLowerCase().replace(/^0x/, '') : ''
    if (!text.startsWith(accountsPrefix)) return null
    const hash = text.slice(accountsPrefix.length, accountsPrefix.length + 32)
    const account = text.slice(accountsPrefix.length + 32)
    if (hash !== hashOf(account)) return null
    const free = balances.get(balanceKey(reference, account))
    return free === undefined ? null : `0x${encodeAccountInfo(free)}`
  }
  /** The result of a JSON-RPC method. Undefined for an unknown method. */
  const resultOf = (reference: string, method: unknown, params: readonly unknown[]): unknown => {
    switch (method) {
      case 'state_getStorage':
        return readStorage(reference, params[0])
      case 'chain_getBlockHash':
        return params[0] === 0 ? `0x${genesisHashes[reference] ?? reference.padEnd(64, '0')}` : null
      case 'system_health':
        return { peers: 1, isSyncing: false, shouldHavePeers: true }
      default:
        return undefined
    }
  }
  return {
    set({ chain, address, amount }: AddressBalance): void {
      const reference = chain.replace('polkadot:', '')
      balances.set(balanceKey(reference, accountOf(address)), BigInt(amount))
    },
    respond({ body }: Call, path: string): HttpResponse {
      const call: unknown = JSON.parse(body)
      if (!isRecord(call)) {
        const error = { code: -32600, message: 'Invalid request' }
        return jsonResponse({ jsonrpc: '2.0', id: null, error })
      }
      const { id = null, method, params } = call
      const result = resultOf(path.slice(1), method, Array.isArray(params) ? params : [])
      if (result !== undefined) return jsonResponse({ jsonrpc: '2.0', id, result })
      const error = { code: -32601, message: 'Method not found' }
      return jsonResponse({ jsonrpc: '2.0', id, error })
    },
  }
}

const hashOf = (account: string): string =>
  /^([0-9a-f]{2})*$/.test(account) ? hex.encode(blake2b(hex.decode(account), { dkLen: 16 })) : ''

/** The account bytes of an SS58 or Ethereum-style address as hex. */
function accountOf(address: string): string {
  if (/^0x[0-9a-f]{40}$/i.test(address)) return address.slice(2).toLowerCase()
  const [account] = ss58Decode(address)
  return hex.encode(account)
}

/**
 * Encodes `AccountInfo` as SCALE (little-endian): nonce, three reference counts, then free,
 * reserved, frozen and flags.
 */
function encodeAccountInfo(free: bigint): string {
  const bytes = new Uint8Array(16 + 4 * 16)
  const view = new DataView(bytes.buffer)
  view.setUint32(8, 1, true)
  view.setBigUint64(16, free & 0xffff_ffff_ffff_ffffn, true)
  view.setBigUint64(24, free >> 64n, true)
  view.setUint8(16 + 4 * 16 - 1, 128)
  return hex.encode(bytes)
}
