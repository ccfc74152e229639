import { assert, vi } from 'vitest'
import type { Account } from '../../domain/account/account.ts'
import { createManualClock, createMemoryPlatform, createScriptedHost } from '../../testing/index.ts'
import type { AdapterHost, ChainAdapter } from '../adapter.ts'
import type { BitcoinProvider } from './bitcoin-provider.types.ts'
import { createBip122 } from './create-bip122.ts'

export type Script = (params: unknown) => unknown
export type Call = { method: string; params: unknown }

export const payment = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'
export const otherPayment = 'tb1qqurswpc8qurswpc8qurswpc8qurswpc800zzll'
export const ordinals = 'tb1pqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesf3hn0c'
export const mainnetPayment = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
export const publicKey = '0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798'
export const testnet = 'bip122:000000000933ea01ad0ee984209779ba'
export const mainnet = 'bip122:000000000019d6689c085ae165831e93'
export const path = 'TestProviders.BitcoinProvider'

/** An entry in the account lists of sats-connect wallets. */
export const addressEntry = (address: unknown, purpose = 'payment') => ({
  address,
  publicKey,
  purpose,
  addressType: 'p2wpkh',
  walletType: 'software',
})
/** The result of `wallet_connect` and `wallet_getAccount`. */
export const accountResult = (addresses: unknown, name: unknown = 'Testnet') => ({
  id: 'a',
  addresses,
  walletType: 'software',
  network: { bitcoin: { name }, stacks: { name: 'testnet' }, spark: { name: 'regtest' } },
})
export const sharedResult = accountResult([
  addressEntry(payment),
  addressEntry(ordinals, 'ordinals'),
])
/** The accounts of `sharedResult`. */
export const sharedAccounts: readonly Account[] = [
  { address: payment, type: 'payment', publicKey },
  { address: ordinals, type: 'ordinal', publicKey },
]

/**
 * Fakes the object of a sats-connect wallet. A method without a script responds with the error
 * -32601; if a script throws, the method responds with that error.
 */
export function scriptedProvider(scripts: Record<string, Script>) {
  const calls: Call[] = []
  const listeners = new Map<string, Set<(event: unknown) => void>>()
  return {
    calls,
    /** The called methods without `getInfo`, which sats-connect calls before other methods. */
    methods: () => calls.map(({ method }) => method).filter((method) => method !== 'getInfo'),
    emit(type: string, event: object = {}) {
      for (const listener of [...(listeners.get(type) ?? [])]) listener({ type, ...event })
    },
    listenerCount: () => [...listeners.values()].reduce((total, set) => total + set.size, 0),
    provider: {
      async request(method: string, params: unknown) {
        calls.push({ method, params })
        const script = scripts[method]
        if (script === undefined)
          return { jsonrpc: '2.0', id: '1', error: { code: -32601, message: `no ${method}` } }
        try {
          return { jsonrpc: '2.0', id: '1', result: await script(params) }
        } catch (error) {
          return { jsonrpc: '2.0', id: '1', error }
        }
      },
      addListener({ eventName, cb }: { eventName: string; cb(event: unknown): void }) {
        const set = listeners.get(eventName) ?? new Set()
        listeners.set(eventName, set.add(cb))
        return () => set.delete(cb)
      },
    },
  }
}

type Options = Partial<
  Pick<AdapterHost, 'accountType' | 'remote' | 'discovery' | 'appName' | 'customRpcUrls'>
> & {
  fetch?: typeof fetch
  api?: Readonly<Record<string, string>>
}

/** Starts the adapter with a fake `window`, which sats-connect also reads. */
export function startAdapter(globals: object = {}, { fetch, api = {}, ...options }: Options = {}) {
  vi.stubGlobal('window', globals)
  const clock = createManualClock()
  const injected = new Proxy({}, { get: (_, name) => () => Reflect.get(globals, name) })
  const platform = createMemoryPlatform({ clock, injected, ...(fetch && { fetch }) })
  const host = createScriptedHost(platform, { accountType: () => 'payment', ...options })
  const adapter = createBip122({ host, api }, () => import('./chain-adapter.ts'))
  return { adapter, clock, platform, globals }
}

/** The globals of a wallet with an entry in `btc_providers`. */
export const listedGlobals = (provider: object, overrides: object = {}) => ({
  btc_providers: [
    { id: path, name: 'Millstone', icon: 'data:image/png;base64,AA==', ...overrides },
  ],
  TestProviders: { BitcoinProvider: provider },
})

/** Starts the adapter with a wallet in `btc_providers` and loads the chain adapter. */
export async function setup(scripts: Record<string, Script>, options: Options = {}) {
  const wallet = scriptedProvider(scripts)
  const started = startAdapter(listedGlobals(wallet.provider), options)
  started.adapter.discover({ found: () => {} })
  return { ...started, wallet, chain: await started.adapter.load() }
}

/** A script that rejects with the error. */
export const rejectWith = (error: unknown) => () => Promise.reject(error)

const isProvider = (value: unknown): value is BitcoinProvider =>
  typeof value === 'object' && value !== null && 'sendTransfer' in value
/** Returns the wallet's provider for the page; fails the test if there is none. */
export function providerOf(chain: ChainAdapter, connectorId: string): BitcoinProvider {
  const provider = chain.provider(connectorId)
  assert(isProvider(provider))
  return provider
}
