import { defineNetwork, mainnet, sepolia, solana } from '@latchkit/core/networks'
import { createMemoryPlatform, type MemoryPlatform } from '@latchkit/core/testing'
import { type Relay, startRelay } from '@latchkit/sandbox/relay'
import {
  createRemoteWallet,
  type RemoteMode,
  type RemoteWallet,
  type RemoteWalletOptions,
} from '@latchkit/sandbox/remote-wallet'
import { expect, onTestFinished } from 'vitest'
import type { ServiceError } from '../../../core/src/clients/relay/relay.types.ts'
import type { PairingEvent, RemoteConnector } from '../../../core/src/connectors/connector.ts'
import {
  createRemoteConnector,
  type RemoteConnectorOptions,
} from '../../../core/src/connectors/remote/create-remote-connector.ts'
import type { Connection } from '../../../core/src/domain/account/account.ts'
import type { Clock } from '../../../core/src/platform/platform.ts'
import { realClock } from './page.fixture.ts'

export const solanaId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
export const networks = [mainnet, sepolia, solana].map((network) => defineNetwork(network))
export const { signal } = new AbortController()

/** `realClock` plus an offset, to test the expiry of sessions and pairings. */
export type OffsetClock = Clock & { advance(ms: number): void }

/** A page with the remote connector and the real SDK. */
export type Page = {
  connector: RemoteConnector
  platform: MemoryPlatform
  clock: OffsetClock
  events: PairingEvent[]
  serviceErrors: ServiceError[]
  eventTypes(): readonly string[]
  /** Subscribes to a pairing. Resolves with its URI. */
  uri(request?: { fresh: boolean }): Promise<string>
  /** Unsubscribes from all pairings. */
  unsubscribe(): void
  /** Pairs with a wallet that approves automatically. Resolves with the granted connections. */
  pairWith(wallet: RemoteWallet): Promise<readonly Connection[]>
}

export type RelayFixture = {
  relay: Relay
  /** Unhandled rejections and process warnings since the start. Empty at the end of every test. */
  problems: unknown[]
  openPage(more?: Partial<RemoteConnectorOptions>): Page
  phone(mode: RemoteMode, more?: Partial<RemoteWalletOptions>): Promise<RemoteWallet>
  close(): Promise<void>
}

/** Starts a relay. Pages and phones are created on demand; `close` stops all of them. */
export async function startRelayFixture(): Promise<RelayFixture> {
  const relay = await startRelay()
  const stops: (() => unknown)[] = []
  const problems: unknown[] = []
  const addProblem = (problem: unknown) => problems.push(problem)
  process.on('unhandledRejection', addProblem).on('warning', addProblem)
  let phones = 0
  return {
    relay,
    problems,
    openPage(more = {}) {
      const page = openPage(relay, more)
      stops.push(page.connector.stop)
      return page
    },
    async phone(mode, more) {
      phones += 1
      const chains = [
        { caip2: 'eip155:1' },
        { caip2: 'eip155:11155111' },
        { caip2: 'eip155:10' },
        { caip2: solanaId },
      ]
      const wallet = await createRemoteWallet({
        relayUrl: relay.url,
        chains,
        mode,
        storagePrefix: `phone${phones}-${relay.url}`,
        ...more,
      })
      stops.push(wallet.stop)
      return wallet
    },
    async close() {
      for (const stop of stops) await stop()
      await relay.stop()
      process.off('unhandledRejection', addProblem).off('warning', addProblem)
    },
  }
}

/** The same for one test, at whose end the fixture is closed and must have no problems. */
export async function startRelayForTest(): Promise<RelayFixture> {
  const fixture = await startRelayFixture()
  onTestFinished(async () => {
    await fixture.close()
    expect(fixture.problems).toEqual([])
  })
  return fixture
}

function openPage(relay: Relay, more: Partial<RemoteConnectorOptions>): Page {
  const clock = offsetClock()
  const platform = createMemoryPlatform({ clock })
  const connector = createRemoteConnector({
    platform,
    kitId: 'default',
    projectId: 'sandbox',
    relayUrl: relay.url,
    metadata: { name: 'Page', description: 'Under test', url: 'https://page.example', icons: [] },
    attestation: false,
    universalProvider: null,
    externalPairing: false,
    override: null,
    customRpcUrls: {},
    isInUse: () => true,
    networks: () => networks,
    activeNetwork: () => null,
    accountType: () => 'eoa',
    authentication: null,
    ...more,
  })
  const events: PairingEvent[] = []
  const serviceErrors: ServiceError[] = []
  const stops: (() => void)[] = []
  connector.watchServiceErrors((serviceError) => serviceErrors.push(serviceError))
  const page: Page = {
    connector,
    platform,
    clock,
    events,
    serviceErrors,
    eventTypes: () => events.map(({ type }) => type),
    async uri(request = { fresh: false }) {
      const before = events.length
      stops.push(connector.pair(request, (event) => events.push(event)))
      const shown = () => events.slice(before).findLast((event) => event.type === 'uri.shown')
      await expect.poll(shown).toBeDefined()
      return shown()?.uri ?? ''
    },
    unsubscribe() {
      for (const stop of stops.splice(0)) stop()
    },
    async pairWith(wallet) {
      await wallet.pair(await page.uri())
      await expect.poll(() => page.eventTypes().at(-1)).toBe('wallet.approved')
      return connector.grants(signal)
    },
  }
  return page
}

function offsetClock(): OffsetClock {
  let offset = 0
  return {
    ...realClock,
    now: () => Date.now() + offset,
    advance(ms) {
      offset += ms
    },
  }
}
