import { eip155 } from '@latchkit/core/adapters/eip155'
import { mainnet, sepolia, solana } from '@latchkit/core/networks'
import { createMemoryPlatform, type MemoryPlatform } from '@latchkit/core/testing'
import type { RemoteWallet } from '@latchkit/sandbox/remote-wallet'
import { afterEach, beforeEach, expect } from 'vitest'
import type { RemoteView } from '../../../core/src/flows/connect/remote/remote.types.ts'
import type { Kit } from '../../../core/src/kit/api/kit.ts'
import type { KitOptions } from '../../../core/src/kit/api/kit-options.ts'
import { createKit } from '../../../core/src/kit/create-kit.ts'
import { realClock } from './page.fixture.ts'
import { openPlace, type Place } from './remote.fixture.ts'

/** Tabs of one browser with shared storage and storage events. */
export type Browser = { tab(): MemoryPlatform; kept(): Readonly<Record<string, string>> }

export function openBrowser(): Browser {
  const first = createMemoryPlatform({ clock: realClock })
  const { storage } = first
  const tabs: MemoryPlatform[] = []
  if (storage === null) throw new Error('This browser has storage')
  return {
    tab() {
      const own = createMemoryPlatform({
        clock: realClock,
        injected: { crypto: () => globalThis.crypto },
      })
      const tellOthers = (key: string) => {
        for (const other of tabs)
          if (other !== tab) setTimeout(() => other.controls.emitStorageChange(key), 0)
      }
      const tab: MemoryPlatform = {
        ...own,
        database: first.database,
        storage: {
          ...storage,
          set(key, value) {
            const isNew = storage.get(key) !== value
            storage.set(key, value)
            if (isNew) tellOthers(key)
          },
          remove(key) {
            const isKept = storage.get(key) !== null
            storage.remove(key)
            if (isKept) tellOthers(key)
          },
        },
      }
      tabs.push(tab)
      return tab
    },
    kept: () => Object.fromEntries(storage.keys().map((key) => [key, storage.get(key) ?? ''])),
  }
}

/** A complete kit on a page, connected to this test's relay. */
export function startKit(
  { relay }: Place,
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

/** Current view of the connectRemote flow. */
export const pageOf = (kit: Kit): RemoteView | null =>
  (kit.modal.flows.getSnapshot()[kit.state.getSnapshot().router.entry.key]?.view() ??
    null) as RemoteView | null

/** Opens the QR code and resolves with its URI. */
export async function codeOf(kit: Kit): Promise<string> {
  await kit.open({ view: 'ConnectingWalletConnectBasic' })
  await expect.poll(() => pageOf(kit)?.step, { timeout: 10_000 }).toBe('showingUri')
  const page = pageOf(kit)
  return page?.step === 'showingUri' ? page.uri : ''
}

export const statuses = (kit: Kit): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.values(kit.state.getSnapshot().accounts).map(({ namespace, status }) => [
      namespace,
      status,
    ]),
  )

/**
 * Scans the code with a wallet that approves automatically, and waits until the modal has closed.
 */
export async function meet(kit: Kit, wallet: RemoteWallet): Promise<void> {
  await wallet.pair(await codeOf(kit))
  await expect.poll(() => Object.values(statuses(kit)), { timeout: 10_000 }).toContain('connected')
  await expect.poll(() => kit.state.getSnapshot().modal.phase === 'open').toBe(false)
}

/**
 * Per test: a relay and a browser, kits that stop with the test, and a check for unhandled
 * problems.
 */
export type KitGround = {
  readonly place: Place
  readonly browser: Browser
  start(more?: Partial<KitOptions>, platform?: MemoryPlatform): Kit
}

export function kitGround(): KitGround {
  const kits: Kit[] = []
  let now: { place: Place; browser: Browser } | null = null
  const here = () => {
    if (now === null) throw new Error('A place is there while a test runs')
    return now
  }
  beforeEach(async () => {
    now = { place: await openPlace(), browser: openBrowser() }
  })
  afterEach(async () => {
    const { place } = here()
    for (const kit of kits.splice(0)) kit.stop()
    await place.close()
    expect(place.problems).toEqual([])
  })
  return {
    get place() {
      return here().place
    },
    get browser() {
      return here().browser
    },
    start(more = {}, platform = here().browser.tab()) {
      const kit = startKit(here().place, platform, more)
      kits.push(kit)
      return kit
    },
  }
}
