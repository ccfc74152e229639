import { onTestFinished } from 'vitest'
import type { WalletEvent } from '../../domain/account/wallet-event.ts'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { namespaceOf } from '../../domain/caip/caip.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'
import { timeouts } from '../../domain/constants.ts'
import { createManualClock } from '../../platform/manual-clock.ts'
import { createMemoryPlatform } from '../../platform/memory.ts'
import { createStorage } from '../../storage/storage.ts'
import type { EmbeddedEvent, SharedProvider } from '../connector.ts'
import {
  createEmbeddedConnector,
  type EmbeddedConnectorOptions,
} from './create-embedded-connector.ts'
import {
  createScriptedFrame,
  ethereum,
  frameOrigin,
  polygon,
  solana,
} from './scripted-frame.fixture.ts'

export const { signal } = new AbortController()

/** Lets promises settle. The parts under test wait for the simulated clock only. */
export const settle = () => new Promise((resolve) => setImmediate(resolve))

type Options = Partial<EmbeddedConnectorOptions> & { stored?: Readonly<Record<string, string>> }

/** A page with the embedded connector, a scripted frame and a simulated clock. */
export function startConnector({ stored, ...options }: Options = {}) {
  const clock = createManualClock(1_700_000_000_000)
  const platform = createMemoryPlatform({ clock, ...(stored && { stored }) })
  const frame = createScriptedFrame(platform.controls)
  const connector = createEmbeddedConnector({
    platform,
    storage: createStorage({ platform, kitId: 'default' }),
    projectId: 'p1',
    frameUrl: `${frameOrigin}/sdk`,
    requestPrefix: '@w3m-app/',
    answerPrefix: '@w3m-frame/',
    enableLogger: false,
    pageData: { projectId: 'p1' },
    theme: () => ({ themeMode: 'dark' }),
    servedNetworks: [ethereum, polygon, solana],
    network: () => null,
    activeNetwork: () => null,
    accountType: () => 'eoa',
    popup: () => null,
    ...options,
  })
  onTestFinished(() => connector.stop())
  const events: EmbeddedEvent[] = []
  connector.subscribe((event) => events.push(event))
  const walletEvents: (WalletEvent & { namespace: Namespace })[] = []
  for (const namespace of ['eip155', 'solana'])
    connector.watch(namespace, (event) => walletEvents.push({ ...event, namespace }))

  const elapse = async (ms: number) => {
    clock.advance(ms)
    await settle()
  }
  /** Resolves with the result of a call that may load the frame, which takes 500 ms. */
  const whenLoaded = async <Result>(task: Promise<Result>): Promise<Result> => {
    task.catch(() => {})
    await settle()
    await elapse(timeouts.frameSettle)
    return task
  }
  const connect = (network: CaipNetworkId = ethereum) =>
    connector.connect({ caipNetworkId: network, socialUri: null }, signal)
  return {
    connector,
    platform,
    clock,
    frame,
    events,
    walletEvents,
    elapse,
    whenLoaded,
    connect,
    /** Connects networks as a login does. */
    async logIn(...networks: readonly CaipNetworkId[]) {
      for (const network of networks.length === 0 ? [ethereum] : networks)
        await whenLoaded(connect(network))
    },
    provider(namespace: Namespace = namespaceOf(ethereum)): SharedProvider {
      const provider = connector.provider(namespace)
      if (provider === null) throw new Error(`${namespace} is not connected.`)
      return provider
    },
    /** The stored values of the page. */
    stored(): Record<string, string> {
      const { storage } = platform.controls
      const keys = storage?.keys() ?? []
      return Object.fromEntries(keys.map((key) => [key, storage?.get(key) ?? '']))
    },
  }
}
