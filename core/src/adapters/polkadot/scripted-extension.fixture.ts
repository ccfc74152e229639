import type { SharedProvider } from '../../connectors/connector.ts'
import { defineNetwork } from '../../domain/network/define-network.ts'
import type { Network } from '../../domain/network/network.ts'
import {
  createManualClock,
  createMemoryPlatform,
  createScriptedHost,
  type MemoryOptions,
} from '../../testing/index.ts'
import type { ChainAdapter } from '../adapter.ts'
import { createPolkadot } from './create-polkadot.ts'

const network = (name: string, reference: string): Network =>
  defineNetwork({
    id: reference,
    name,
    chainNamespace: 'polkadot',
    caipNetworkId: `polkadot:${reference}`,
    nativeCurrency: {
      name,
      symbol: name === 'Polkadot' ? 'DOT' : 'KSM',
      decimals: name === 'Polkadot' ? 10 : 12,
    },
    rpcUrls: { default: { http: [`https://${name.toLowerCase()}.example`] } },
  })
export const polkadotNetwork = network('Polkadot', '91b171bb158e2d3848fa23a9f1c25182')
export const kusama = network('Kusama', 'b0a8d493285c2df73290dfb7e61f870f')

export type Script = (...args: readonly unknown[]) => unknown
type Scripts = { enable?: Script; get?: Script; signRaw?: Script; signPayload?: Script }

/** Fakes an extension. Scripts replace its methods, and calls are recorded. */
export function scriptedExtension(scripts: Scripts = {}) {
  const calls: { method: string; args: readonly unknown[] }[] = []
  const listeners = new Set<(accounts: unknown) => void>()
  const scripted =
    (method: keyof Scripts, fallback: Script) =>
    async (...args: readonly unknown[]) => {
      calls.push({ method, args })
      return (scripts[method] ?? fallback)(...args)
    }
  const injected = {
    accounts: {
      get: scripted('get', () => []),
      subscribe(listener: (accounts: unknown) => void) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    signer: {
      signRaw: scripted('signRaw', () => Promise.reject(new Error('Cancelled'))),
      signPayload: scripted('signPayload', () => ({ id: 7, signature: `0x01${'ab'.repeat(64)}` })),
    },
  }
  return {
    calls,
    methods: () => calls.map(({ method }) => method),
    injected,
    /** The entry in `injectedWeb3`. */
    entry: { version: '0.63.1', enable: scripted('enable', () => injected) },
    emit(accounts: unknown) {
      for (const listener of [...listeners]) listener(accounts)
    },
    listenerCount: () => listeners.size,
  }
}

type Options = Pick<MemoryOptions, 'fetch'> & {
  networks?: readonly Network[]
  remote?: SharedProvider | null
  prefixes?: Readonly<Record<string, number>>
  appName?: string
}

/** Starts the adapter on a page. `page`: the extensions in `injectedWeb3` by key. */
export function startAdapter(
  page: Record<string, unknown>,
  { fetch, networks, remote = null, prefixes = {}, appName }: Options = {},
) {
  const clock = createManualClock()
  const platform = createMemoryPlatform({
    clock,
    ...(fetch && { fetch }),
    injected: { injectedWeb3: () => page },
  })
  const host = createScriptedHost(platform, {
    networks: () => networks ?? [polkadotNetwork, kusama],
    ...(appName !== undefined && { appName }),
    remote: () => remote,
  })
  return {
    adapter: createPolkadot({ host, prefixes }, () => import('./chain-adapter.ts')),
    clock,
    platform,
  }
}

/** Starts the adapter with the extension `polkadot-js`, and loads the chain adapter. */
export async function setup(scripts: Scripts = {}, options: Options = {}) {
  const extension = scriptedExtension(scripts)
  const page: Record<string, unknown> = { 'polkadot-js': extension.entry }
  const started = startAdapter(page, options)
  started.adapter.discover({ found: () => {} })
  const chain: ChainAdapter = await started.adapter.load()
  return { ...started, page, extension, chain, connectorId: 'polkadot-js' }
}
