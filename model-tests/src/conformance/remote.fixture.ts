import { defineNetwork, mainnet, sepolia, solana } from '@latchkit/core/networks'
import { createMemoryPlatform, type MemoryPlatform } from '@latchkit/core/testing'
import { type Relay, startRelay } from '@latchkit/sandbox/relay'
import {
  createRemoteWallet,
  type RemoteMode,
  type RemoteWallet,
  type RemoteWalletOptions,
} from '@latchkit/sandbox/remote-wallet'
import { expect } from 'vitest'
import type { ServiceError } from '../../../core/src/clients/relay/relay.types.ts'
import type { PairingEvent, SharedConnector } from '../../../core/src/connectors/connector.ts'
import {
  createRemoteConnector,
  type RemoteConnectorOptions,
} from '../../../core/src/connectors/remote/create-remote-connector.ts'
import type { Connection } from '../../../core/src/domain/account/account.ts'
import type { Clock } from '../../../core/src/platform/platform.ts'

export const solanaId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
export const networks = [mainnet, sepolia, solana].map((network) => defineNetwork(network))
export const { signal } = new AbortController()

/** The real clock with an offset, to test expiry of sessions and pairings. */
export type MovedClock = Clock & { move(ms: number): void }

/** A page with the remote connector and the real SDK. */
export type Page = {
  connector: SharedConnector
  platform: MemoryPlatform
  clock: MovedClock
  events: PairingEvent[]
  complaints: ServiceError[]
  types(): readonly string[]
  /** Subscribes to a pairing. Resolves with its next URI. */
  uri(request?: { fresh: boolean }): Promise<string>
  /** Unsubscribes from all pairings. */
  leave(): void
  /** Connects a wallet that approves automatically. */
  meet(wallet: RemoteWallet): Promise<readonly Connection[]>
}

export type Place = {
  relay: Relay
  /** Unhandled rejections and process warnings since the start. Empty at the end of every test. */
  problems: unknown[]
  openPage(more?: Partial<RemoteConnectorOptions>): Page
  phone(mode: RemoteMode, more?: Partial<RemoteWalletOptions>): Promise<RemoteWallet>
  close(): Promise<void>
}

/** A relay per test, with pages and phones that stop with it. */
export async function openPlace(): Promise<Place> {
  const relay = await startRelay()
  const ends: (() => unknown)[] = []
  const problems: unknown[] = []
  const note = (problem: unknown) => problems.push(problem)
  process.on('unhandledRejection', note).on('warning', note)
  let phones = 0
  return {
    relay,
    problems,
    openPage(more = {}) {
      const page = openPage(relay, more)
      ends.push(page.connector.stop)
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
      ends.push(wallet.stop)
      return wallet
    },
    async close() {
      for (const end of ends) await end()
      await relay.stop()
      process.off('unhandledRejection', note).off('warning', note)
    },
  }
}

function openPage(relay: Relay, more: Partial<RemoteConnectorOptions>): Page {
  const clock = movedClock()
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
    networks: () => networks,
    activeNetwork: () => null,
    accountType: () => 'eoa',
    ...more,
  })
  const events: PairingEvent[] = []
  const complaints: ServiceError[] = []
  const stops: (() => void)[] = []
  connector.watchServiceErrors((complaint) => complaints.push(complaint))
  const page: Page = {
    connector,
    platform,
    clock,
    events,
    complaints,
    types: () => events.map(({ type }) => type),
    async uri(request = { fresh: false }) {
      const before = events.length
      stops.push(connector.pair(request, (event) => events.push(event)))
      const shown = () => events.slice(before).findLast((event) => event.type === 'uri.shown')
      await expect.poll(shown, { timeout: 10_000 }).toBeDefined()
      return shown()?.uri ?? ''
    },
    leave() {
      for (const stop of stops.splice(0)) stop()
    },
    async meet(wallet) {
      await wallet.pair(await page.uri())
      await expect.poll(() => page.types().at(-1), { timeout: 10_000 }).toBe('wallet.approved')
      return connector.grants(signal)
    },
  }
  return page
}

function movedClock(): MovedClock {
  let ahead = 0
  return {
    now: () => Date.now() + ahead,
    setTimeout: (fn, ms) => setTimeout(fn, ms),
    clearTimeout: (id) =>
      clearTimeout(typeof id === 'object' && id !== null ? (id as NodeJS.Timeout) : undefined),
    move(ms) {
      ahead += ms
    },
  }
}
