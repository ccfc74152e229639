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
import type { OpenSocket } from './socket.types.ts'

export type Script = (...inputs: readonly never[]) => unknown
export type Scripts = Readonly<Record<string, Script>>

export const devnet = defineNetwork({
  ...solanaDevnet,
  rpcUrls: { default: { http: ['https://node.example'] } },
})
export const mainnet = defineNetwork(solanaMainnet)

export const accountOf = (key: Key, more: Partial<WalletAccount> = {}): WalletAccount => ({
  address: key.address,
  publicKey: key.publicKey,
  chains: ['solana:mainnet', 'solana:devnet'],
  features: [],
  ...more,
})

const withDefaults = (scripts: Scripts): Scripts => ({ 'solana:signMessage': () => [], ...scripts })

/** A wallet of the Wallet Standard that does what a test says, by feature; it has the features that are scripted. */
export function scriptedWallet(scripts: Scripts, more: object = {}) {
  const asked: { feature: string; inputs: readonly unknown[] }[] = []
  const listeners = new Set<(properties: object) => void>()
  const shared: object[] = []
  const methodOf = (feature: string) => feature.slice(feature.indexOf(':') + 1)
  const features = Object.entries(withDefaults(scripts)).map(([feature, script]) => {
    const call = async (...inputs: readonly never[]) => {
      asked.push({ feature, inputs })
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
    asked,
    features: () => asked.map(({ feature }) => feature),
    listening: () => listeners.size,
    /** What the wallet shares from now on, and that it says so. */
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
      ...more,
    },
  }
}
export type ScriptedWallet = ReturnType<typeof scriptedWallet>

type Options = Partial<Pick<AdapterHost, 'networks' | 'remote'>> &
  Pick<MemoryOptions, 'fetch'> & { openSocket?: OpenSocket }

const noSocket: OpenSocket = () => {
  throw new Error('There are no sockets')
}

/** The adapter in a memory world; `announce` is what a wallet does. */
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
      (api: { register(one: unknown): void }) => api.register(wallet),
    )
  return { adapter, clock, platform, announce }
}

/** A wallet that shares these accounts with who asks, and the adapter's other half. */
export async function meet(keys: readonly Key[], scripts: Scripts = {}, options: Options = {}) {
  const accounts = keys.map((key) => accountOf(key))
  const met: ScriptedWallet = scriptedWallet({
    'standard:connect': () => {
      met.share(...accounts)
      return { accounts }
    },
    ...scripts,
  })
  const started = startAdapter(options)
  started.adapter.discover({ found: () => {} })
  started.announce(met.wallet)
  return { ...started, ...met, chain: await started.adapter.load(), connectorId: 'Lumen' }
}
