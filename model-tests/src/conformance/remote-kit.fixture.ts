import type { Kit, KitOptions } from '@latchkit/core'
import { eip155 } from '@latchkit/core/adapters/eip155'
import { mainnet, sepolia, solana } from '@latchkit/core/networks'
import { createMemoryPlatform, type MemoryPlatform } from '@latchkit/core/testing'
import type { RemoteWallet } from '@latchkit/sandbox/remote-wallet'
import { afterEach, beforeEach, expect } from 'vitest'
import type { RemoteView } from '../../../core/src/flows/connect/remote/remote.types.ts'
import { createKit } from '../../../core/src/kit/create-kit.ts'
import type { Clock } from '../../../core/src/platform/platform.ts'
import { realClock } from './page.fixture.ts'
import { type RelayFixture, startRelayFixture } from './remote.fixture.ts'

/** A browser whose tabs share storage and receive storage events from each other. */
export type Browser = {
  /** Opens a tab. `session`: its `sessionStorage`, which a reload keeps. */
  tab(session?: Map<string, string>): MemoryPlatform
  /** All keys and values in the shared storage. */
  stored(): Readonly<Record<string, string>>
}

export function openBrowser(clock: Clock = realClock): Browser {
  const first = createMemoryPlatform({ clock })
  const { storage } = first
  const tabs: MemoryPlatform[] = []
  if (storage === null) throw new Error('The memory platform has no storage')
  return {
    tab(session = new Map<string, string>()) {
      const sessionStorage = {
        getItem: (key: string) => session.get(key) ?? null,
        setItem: (key: string, value: string) => void session.set(key, value),
        removeItem: (key: string) => void session.delete(key),
      }
      const platform = createMemoryPlatform({
        clock,
        injected: { crypto: () => globalThis.crypto, sessionStorage: () => sessionStorage },
      })
      const notifyOtherTabs = (key: string) => {
        for (const otherTab of tabs)
          if (otherTab !== tab) setTimeout(() => otherTab.controls.emitStorageChange(key), 0)
      }
      const tab: MemoryPlatform = {
        ...platform,
        database: first.database,
        random: {
          uuid: () => crypto.randomUUID(),
          bytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
        },
        storage: {
          ...storage,
          set(key, value) {
            const isNew = storage.get(key) !== value
            storage.set(key, value)
            if (isNew) notifyOtherTabs(key)
          },
          remove(key) {
            const existed = storage.get(key) !== null
            storage.remove(key)
            if (existed) notifyOtherTabs(key)
          },
        },
      }
      tabs.push(tab)
      return tab
    },
    stored: () => Object.fromEntries(storage.keys().map((key) => [key, storage.get(key) ?? ''])),
  }
}

/** A kit with the eip155 adapter that uses the fixture's relay. */
export function startKit(
  { relay }: RelayFixture,
  platform: MemoryPlatform,
  more: Partial<KitOptions> = {},
): Kit {
  return createKit({
    projectId: 'sandbox',
    adapters: [eip155()],
    networks: [mainnet, sepolia, solana],
    domainAttestation: false,
    endpoints: { relay: relay.url, directory: 'http://127.0.0.1:9' },
    platform,
    ...more,
  })
}

/** The value that the connectRemote flow returns for its view. Null if it is not running. */
export const remoteViewOf = (kit: Kit): RemoteView | null =>
  (kit.modal.flows.getSnapshot()[kit.state.getSnapshot().router.entry.key]?.view() ??
    null) as RemoteView | null

/** Opens the QR code. Resolves with its URI. */
export async function openQrCode(kit: Kit): Promise<string> {
  await kit.open({ view: 'ConnectingWalletConnectBasic' })
  return shownUri(kit)
}

async function shownUri(kit: Kit): Promise<string> {
  await expect.poll(() => remoteViewOf(kit)?.step).toBe('showingUri')
  const view = remoteViewOf(kit)
  return view?.step === 'showingUri' ? view.uri : ''
}

/** Replaces the connected remote wallet by a new QR code. Resolves with its URI. */
export async function replaceWallet(kit: Kit): Promise<string> {
  await kit.open({ view: 'ConnectingWalletConnectBasic' })
  await expect.poll(() => remoteViewOf(kit)?.step).toBe('confirmingReplace')
  const view = remoteViewOf(kit)
  if (view?.step === 'confirmingReplace') view.replace()
  return shownUri(kit)
}

export const statuses = (kit: Kit): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.values(kit.state.getSnapshot().accounts).map(({ namespace, status }) => [
      namespace,
      status,
    ]),
  )

/** Pairs a wallet that approves automatically. Resolves when the modal has closed. */
export async function pair(kit: Kit, wallet: RemoteWallet): Promise<void> {
  await wallet.pair(await openQrCode(kit))
  await expect.poll(() => Object.values(statuses(kit))).toContain('connected')
  await expect.poll(() => kit.state.getSnapshot().modal.phase === 'open').toBe(false)
}

/** A relay and a browser per test. */
export type KitFixture = {
  readonly remote: RelayFixture
  readonly browser: Browser
  /** Starts a kit that stops with the test. */
  start(more?: Partial<KitOptions>, platform?: MemoryPlatform): Kit
}

/**
 * Starts a relay and a browser before each test. After the test it stops them and all kits, and
 * fails if a promise rejection was not handled.
 */
export function kitFixture(): KitFixture {
  const kits: Kit[] = []
  let current: { remote: RelayFixture; browser: Browser } | null = null
  const running = () => {
    if (current === null) throw new Error('The fixture can be used only while a test runs')
    return current
  }
  beforeEach(async () => {
    current = { remote: await startRelayFixture(), browser: openBrowser() }
  })
  afterEach(async () => {
    const { remote } = running()
    for (const kit of kits.splice(0)) kit.stop()
    await remote.close()
    expect(remote.problems).toEqual([])
  })
  return {
    get remote() {
      return running().remote
    },
    get browser() {
      return running().browser
    },
    start(more = {}, platform = running().browser.tab()) {
      const kit = startKit(running().remote, platform, more)
      kits.push(kit)
      return kit
    },
  }
}
