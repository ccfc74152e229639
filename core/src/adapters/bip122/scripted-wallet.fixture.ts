import { assert, vi } from 'vitest'
import type { Account } from '../../domain/account/account.ts'
import { createManualClock, createMemoryPlatform, createScriptedHost } from '../../testing/index.ts'
import type { AdapterHost, ChainAdapter } from '../adapter.ts'
import type { BitcoinProvider } from './bitcoin-provider.types.ts'
import { createBip122 } from './create-bip122.ts'

export type Script = (params: unknown) => unknown
export type Asked = { method: string; params: unknown }

export const payment = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'
export const other = 'tb1qqurswpc8qurswpc8qurswpc8qurswpc800zzll'
export const ordinals = 'tb1pqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesf3hn0c'
export const onMainnet = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
export const publicKey = '0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798'
export const testnet = 'bip122:000000000933ea01ad0ee984209779ba'
export const mainnet = 'bip122:000000000019d6689c085ae165831e93'
export const path = 'TestProviders.BitcoinProvider'

/** An address as wallets in the manner of sats-connect list it. */
export const listed = (address: unknown, purpose = 'payment') => ({
  address,
  publicKey,
  purpose,
  addressType: 'p2wpkh',
  walletType: 'software',
})
/** What they say when they are connected. */
export const account = (addresses: unknown, name: unknown = 'Testnet') => ({
  id: 'a',
  addresses,
  walletType: 'software',
  network: { bitcoin: { name }, stacks: { name: 'testnet' }, spark: { name: 'regtest' } },
})
export const shared = account([listed(payment), listed(ordinals, 'ordinals')])
export const ours: readonly Account[] = [
  { address: payment, type: 'payment', publicKey },
  { address: ordinals, type: 'ordinal', publicKey },
]

/** An object in the manner of sats-connect that does what a test says. A method without a script is not known; what is thrown is said as an error. */
export function scriptedProvider(scripts: Record<string, Script>) {
  const asked: Asked[] = []
  const listeners = new Map<string, Set<(event: unknown) => void>>()
  return {
    asked,
    /** Without the question for its version, which sats-connect asks by itself. */
    methods: () => asked.map(({ method }) => method).filter((method) => method !== 'getInfo'),
    emit(type: string, event: object = {}) {
      for (const cb of [...(listeners.get(type) ?? [])]) cb({ type, ...event })
    },
    listening: () => [...listeners.values()].reduce((total, all) => total + all.size, 0),
    provider: {
      async request(method: string, params: unknown) {
        asked.push({ method, params })
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
        const all = listeners.get(eventName) ?? new Set()
        listeners.set(eventName, all.add(cb))
        return () => all.delete(cb)
      },
    },
  }
}

type Options = Partial<Pick<AdapterHost, 'accountType' | 'remote' | 'discovery' | 'appName'>> & {
  fetch?: typeof fetch
  api?: Readonly<Record<string, string>>
}

/** The adapter on a page whose window holds `globals`, also for sats-connect. */
export function startAdapter(globals: object = {}, { fetch, api = {}, ...options }: Options = {}) {
  vi.stubGlobal('window', globals)
  const clock = createManualClock()
  const injected = new Proxy({}, { get: (_, name) => () => Reflect.get(globals, name) })
  const platform = createMemoryPlatform({ clock, injected, ...(fetch && { fetch }) })
  const host = createScriptedHost(platform, { accountType: () => 'payment', ...options })
  const adapter = createBip122(host, { api, importChain: () => import('./chain-adapter.ts') })
  return { adapter, clock, platform, globals }
}

/** What a page finds of a wallet that lists itself. */
export const listing = (provider: object, more: object = {}) => ({
  btc_providers: [{ id: path, name: 'Millstone', icon: 'data:image/png;base64,AA==', ...more }],
  TestProviders: { BitcoinProvider: provider },
})

/** A wallet that lists itself, and the adapter's other half. */
export async function meet(scripts: Record<string, Script>, options: Options = {}) {
  const wallet = scriptedProvider(scripts)
  const started = startAdapter(listing(wallet.provider), options)
  started.adapter.discover({ found: () => {} })
  return { ...started, wallet, chain: await started.adapter.load() }
}

/** What a wallet throws. */
export const fails = (error: unknown) => () => Promise.reject(error)

const isProvider = (value: unknown): value is BitcoinProvider =>
  typeof value === 'object' && value !== null && 'sendTransfer' in value
/** What a page asks for its own requests. */
export function providerOf(chain: ChainAdapter, connectorId: string): BitcoinProvider {
  const provider = chain.provider(connectorId)
  assert(isProvider(provider))
  return provider
}
