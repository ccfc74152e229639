import { webcrypto } from 'node:crypto'
import type { WalletAccount } from '@wallet-standard/base'
import { defineNetwork } from '../../domain/network/define-network.ts'
import { solanaDevnet, solana as solanaMainnet } from '../../domain/networks/solana.ts'
import {
  createManualClock,
  createMemoryPlatform,
  createScriptedHost,
  type MemoryOptions,
} from '../../testing/index.ts'
import type { AdapterHost } from '../adapter.ts'
import { createSolana } from './create-solana.ts'
import type { Key } from './keys.fixture.ts'
import type { OpenSocket } from './socket.ts'

export type Script = (...inputs: readonly never[]) => unknown
export type Scripts = Readonly<Record<string, Script>>

export const devnet = defineNetwork({
  ...solanaDevnet,
  rpcUrls: { default: { http: ['https://node.example'] } },
})
export const mainnet = defineNetwork(solanaMainnet)

export const accountOf = (key: Key, overrides: Partial<WalletAccount> = {}): WalletAccount => ({
  address: key.address,
  publicKey: key.publicKey,
  chains: ['solana:mainnet', 'solana:devnet'],
  features: [],
  ...overrides,
})

const withDefaults = (scripts: Scripts): Scripts => ({ 'solana:signMessage': () => [], ...scripts })

/** Creates a wallet of the Wallet Standard with one feature per script. A call runs the script. */
export function scriptedWallet(scripts: Scripts, overrides: object = {}) {
  const calls: { feature: string; inputs: readonly unknown[] }[] = []
  const listeners = new Set<(properties: object) => void>()
  const shared: object[] = []
  const methodOf = (feature: string) => feature.slice(feature.indexOf(':') + 1)
  const features = Object.entries(withDefaults(scripts)).map(([feature, script]) => {
    const call = async (...inputs: readonly never[]) => {
      calls.push({ feature, inputs })
      return script(...inputs)
    }
    return [
      feature,
      { version: '1.0.0', supportedTransactionVersions: ['legacy', 0], [methodOf(feature)]: call },
    ] as const
  })
  const events = {
    version: '1.0.0',
    on(_: string, listener: (properties: object) => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return {
    calls,
    features: () => calls.map(({ feature }) => feature),
    listenerCount: () => listeners.size,
    /** Changes the shared accounts and emits `change`. */
    share(...accounts: readonly object[]) {
      shared.splice(0, shared.length, ...accounts)
      for (const listener of [...listeners]) listener({ accounts: shared })
    },
    wallet: {
      version: '1.0.0',
      name: 'Lumen',
      icon: 'data:image/png;base64,AA==',
      chains: ['solana:mainnet', 'solana:devnet'],
      get accounts() {
        return [...shared]
      },
      features: { ...Object.fromEntries(features), 'standard:events': events },
      ...overrides,
    },
  }
}
export type ScriptedWallet = ReturnType<typeof scriptedWallet>

type Options = Partial<Pick<AdapterHost, 'networks' | 'remote'>> &
  Pick<MemoryOptions, 'fetch'> & { openSocket?: OpenSocket }

const noSocket: OpenSocket = () => {
  throw new Error('WebSocket is unavailable')
}

/** Creates an adapter in a memory platform. `announce` registers a wallet as an extension does. */
export function startAdapter({ fetch, openSocket = noSocket, ...options }: Options = {}) {
  const clock = createManualClock()
  const platform = createMemoryPlatform({
    clock,
    injected: { crypto: () => webcrypto },
    ...(fetch && { fetch }),
  })
  const host = createScriptedHost(platform, { networks: () => [devnet, mainnet], ...options })
  const adapter = createSolana({ host, ws: {}, openSocket }, () => import('./chain-adapter.ts'))
  const announce = (wallet: unknown) =>
    platform.controls.emit(
      'wallet-standard:register-wallet',
      (api: { register(wallet: unknown): void }) => api.register(wallet),
    )
  return { adapter, clock, platform, announce }
}

/**
 * Creates an adapter, registers a wallet that shares the accounts of `keys` when it connects, and
 * loads the chain adapter.
 */
export async function startWithWallet(
  keys: readonly Key[],
  scripts: Scripts = {},
  options: Options = {},
) {
  const accounts = keys.map((key) => accountOf(key))
  const wallet: ScriptedWallet = scriptedWallet({
    'standard:connect': () => {
      wallet.share(...accounts)
      return { accounts }
    },
    ...scripts,
  })
  const started = startAdapter(options)
  started.adapter.discover({ found: () => {} })
  started.announce(wallet.wallet)
  return { ...started, ...wallet, chain: await started.adapter.load(), connectorId: 'Lumen' }
}
