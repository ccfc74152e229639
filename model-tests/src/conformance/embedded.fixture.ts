import { type Chain, startChain } from '@latchkit/sandbox/chain'
import {
  createVisitor,
  type Embedded,
  type FramePage,
  type FrameVisitor,
  framePlatform,
  startEmbedded,
} from '@latchkit/sandbox/embedded'
import { type Svm, startSvm } from '@latchkit/sandbox/svm'
import { onTestFinished } from 'vitest'
import type { EmbeddedEvent, FrameConnector } from '../../../core/src/connectors/connector.ts'
import {
  createEmbeddedConnector,
  type EmbeddedConnectorOptions,
} from '../../../core/src/connectors/embedded/create-embedded-connector.ts'
import type { WalletEvent } from '../../../core/src/domain/account/wallet-event.ts'
import { type CaipNetworkId, toCaipNetworkId } from '../../../core/src/domain/caip/caip.ts'
import { timeouts } from '../../../core/src/domain/constants.ts'
import { createLoginPopup, type LoginPopup } from '../../../core/src/kit/deps/login-popup.ts'
import type { MemoryOptions } from '../../../core/src/platform/memory.ts'
import { createStorage } from '../../../core/src/storage/storage.ts'
import { clockWithout } from './page.fixture.ts'

export const { signal } = new AbortController()
export const chainOne = toCaipNetworkId('eip155:31337')
export const chainTwo = toCaipNetworkId('eip155:31338')
export const solanaChain = toCaipNetworkId('solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1')

export type Networks = {
  one: Chain
  two: Chain
  svm: Svm
  embedded: Embedded
  visitor: FrameVisitor
  stop(): Promise<void>
}

/** Starts two Ethereum nodes, a Solana node and the embedded wallet. */
export async function startNetworks(): Promise<Networks> {
  const [one, two, svm] = await Promise.all([
    startChain({ chainId: 31337 }),
    startChain({ chainId: 31338 }),
    startSvm(),
  ])
  const token = '0x0000000000000000000000000000000000000001'
  const describe = ({ chainId, url: rpc }: Chain) =>
    ({
      chainId,
      rpc,
      name: `Chain ${chainId}`,
      token,
      tokens: [],
      collections: [],
      market: null,
    }) as const
  const embedded = await startEmbedded({
    chains: [one, two].map(describe),
    svm: { rpc: svm.url },
  })
  const visitor = createVisitor(embedded)
  const stop = async () => {
    await Promise.all([embedded, one, two, svm].map((service) => service.stop()))
  }
  return { one, two, svm, embedded, visitor, stop }
}

/** The storages of a browser: that of the page and that of the frame. */
export type BrowserStorage = { page: Record<string, string>; frame: Map<string, string> }
export const createBrowserStorage = (): BrowserStorage => ({ page: {}, frame: new Map() })

/** A page with the embedded connector, whose frame is the real wallet. */
export type Page = FramePage & {
  connector: FrameConnector
  events: readonly EmbeddedEvent[]
  walletEvents: readonly (WalletEvent & { namespace: string })[]
  popup: LoginPopup
  /** The stored values of the page. */
  stored(): Record<string, string>
  /** Logs in with a code and connects a network. */
  logIn(email: string, network?: CaipNetworkId): ReturnType<FrameConnector['connect']>
}

const namespaces = ['eip155', 'solana'] as const

export function openPage(
  { embedded, visitor }: Pick<Networks, 'embedded' | 'visitor'>,
  browser: BrowserStorage = createBrowserStorage(),
  more: Partial<EmbeddedConnectorOptions> = {},
  memory: Pick<MemoryOptions, 'clock'> = {},
): Page {
  const page = framePlatform({
    // without the pause of 500 ms that follows the start of each frame
    clock: clockWithout(timeouts.frameSettle),
    store: browser.frame,
    stored: browser.page,
    ...memory,
  })
  const { platform } = page
  const popup = createLoginPopup(`${embedded.url}/loading`, platform.page.popup, platform)
  const connector = createEmbeddedConnector({
    platform,
    storage: createStorage({ platform, kitId: 'default' }),
    projectId: 'sandbox',
    frameUrl: `${embedded.url}/sdk`,
    requestPrefix: '@w3m-app/',
    answerPrefix: '@w3m-frame/',
    enableLogger: false,
    pageData: { projectId: 'sandbox' },
    theme: () => ({ themeMode: 'light' }),
    servedNetworks: [chainOne, chainTwo, solanaChain],
    network: () => null,
    activeNetwork: () => null,
    accountType: (namespace) => (namespace === 'eip155' ? 'smartAccount' : 'eoa'),
    popup: popup.current,
    ...more,
  })
  const events: EmbeddedEvent[] = []
  connector.subscribe((event) => events.push(event))
  const walletEvents: (WalletEvent & { namespace: string })[] = []
  for (const namespace of namespaces)
    connector.watch(namespace, (event) => walletEvents.push({ ...event, namespace }))
  onTestFinished(() => {
    connector.stop()
    page.stop()
  })
  return {
    ...page,
    connector,
    events,
    walletEvents,
    popup,
    stored() {
      const { storage } = platform.controls
      const keys = storage?.keys() ?? []
      return Object.fromEntries(keys.map((key) => [key, storage?.get(key) ?? '']))
    },
    async logIn(email, network = chainOne) {
      const action = await connector.submitEmail(email, signal)
      if (action === 'VERIFY_OTP') await connector.confirmCode(visitor.code(email), signal)
      return connector.connect({ caipNetworkId: network, socialUri: null }, signal)
    },
  }
}
