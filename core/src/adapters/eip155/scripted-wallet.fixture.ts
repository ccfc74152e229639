import {
  createManualClock,
  createMemoryPlatform,
  createScriptedHost,
  type MemoryOptions,
} from '../../testing/index.ts'
import type { AdapterHost, ChainAdapter } from '../adapter.ts'
import type { Eip155Options } from './chain-deps.ts'
import { createEip155 } from './create-eip155.ts'

export type Script = (params: unknown) => unknown
export type WalletRequest = { method: string; params: unknown }

/** A wallet whose EIP-1193 methods run the given scripts. A method without a script throws 4200. */
export function scriptedWallet(scripts: Record<string, Script>) {
  const requests: WalletRequest[] = []
  const listeners = new Map<string, Set<(payload: unknown) => void>>()
  const listenersOf = (event: string) => listeners.get(event) ?? new Set()
  return {
    requests: requests,
    methods: () => requests.map(({ method }) => method),
    emit(event: string, payload?: unknown) {
      for (const listener of [...listenersOf(event)]) listener(payload)
    },
    listenerCount: () => [...listeners.values()].reduce((total, { size }) => total + size, 0),
    provider: {
      async request({ method, params }: { method: string; params?: unknown }) {
        requests.push({ method, params })
        const script = scripts[method]
        if (!script) throw { code: 4200, message: `no ${method}` }
        return script(params)
      },
      on: (event: string, listener: (payload: unknown) => void) =>
        void listeners.set(event, listenersOf(event).add(listener)),
      removeListener: (event: string, listener: (payload: unknown) => void) =>
        void listenersOf(event).delete(listener),
    },
  }
}

export const info = {
  uuid: 'u-1',
  name: 'Foxglove',
  icon: 'data:image/png;base64,AA==',
  rdns: 'dev.foxglove',
}

type Options = Partial<Pick<AdapterHost, 'networks' | 'projectId' | 'discovery' | 'remote'>> &
  Pick<MemoryOptions, 'fetch' | 'injected'> &
  Eip155Options

/**
 * Creates an adapter in a memory platform. `announce` dispatches the EIP-6963 event of an extension
 * with the given provider.
 */
export function startAdapter({ fetch, injected, baseFeeMultiplier, ...options }: Options = {}) {
  const clock = createManualClock()
  const platform = createMemoryPlatform({
    clock,
    ...(fetch && { fetch }),
    ...(injected && { injected }),
  })
  const host = createScriptedHost(platform, options)
  const adapter = createEip155(
    { host, options: { ...(baseFeeMultiplier !== undefined && { baseFeeMultiplier }) } },
    () => import('./chain-adapter.ts'),
  )
  return {
    adapter,
    clock,
    platform,
    announce: (provider: unknown, overrides: object = {}) =>
      platform.controls.emit('eip6963:announceProvider', {
        info: { ...info, ...overrides },
        provider,
      }),
  }
}

/** Creates an adapter, announces a scripted wallet and loads the chain adapter. */
export async function startWithWallet(scripts: Record<string, Script>, options: Options = {}) {
  const wallet = scriptedWallet(scripts)
  const started = startAdapter(options)
  started.adapter.discover({ found: () => {} })
  started.announce(wallet.provider)
  const chain: ChainAdapter = await started.adapter.load()
  return { ...started, wallet, chain, connectorId: info.rdns }
}
