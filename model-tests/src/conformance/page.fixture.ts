import { eip155 } from '@latchkit/core/adapters/eip155'
import {
  createMemoryPlatform,
  createScriptedHost,
  type MemoryPlatform,
} from '@latchkit/core/testing'
import {
  createWallet,
  type KnownChain,
  knownChains,
  memoryPage,
  type Wallet,
  type WalletControl,
  type WalletName,
  walletRoster,
} from '@latchkit/sandbox/wallets'
import type { Adapter } from '../../../core/src/adapters/adapter.ts'
import type { Network } from '../../../core/src/domain/network/network.ts'
import type { Connector } from '../../../core/src/domain/wallet/wallet.ts'
import type { Clock } from '../../../core/src/platform/platform.ts'

/** The shortest delay that counts as a deadline, in ms: `signOutTimeout`. */
const shortestDeadline = 3_000

/**
 * The clock of Node: requests to real nodes and wallets take real time. Deadlines are ten times as
 * long, because a busy machine answers late.
 */
export const realClock: Clock = {
  now: () => Date.now(),
  setTimeout: (fn, ms) => setTimeout(fn, ms < shortestDeadline ? ms : ms * 10),
  clearTimeout: (id) => clearTimeout(Number(id)),
}

/** `realClock` without this delay. `isActive`: whether the delay is left out now. */
export const clockWithout = (delay: number, isActive = () => true): Clock => ({
  ...realClock,
  setTimeout: (fn, ms) => realClock.setTimeout(fn, ms === delay && isActive() ? 0 : ms),
})

/** A memory platform with the fetch of Node, and the real clock by default. */
export const nodePlatform = (clock = realClock): MemoryPlatform =>
  createMemoryPlatform({ clock, fetch: globalThis.fetch })

/** The window of the wallets. Forwards EIP-6963 events between it and the page's platform. */
export function walletWindow(platform: MemoryPlatform): EventTarget {
  const events = new EventTarget()
  events.addEventListener('eip6963:announceProvider', (event) => {
    if (event instanceof CustomEvent) platform.controls.emit(event.type, event.detail)
  })
  platform.page.on('eip6963:requestProvider', () =>
    events.dispatchEvent(new Event('eip6963:requestProvider')),
  )
  return events
}

type SandboxChains = Parameters<typeof knownChains>[0]
export type Page = {
  adapter: Adapter
  connectors: readonly Connector[]
  control: WalletControl
  connectorId: string
  close(): void
}

/**
 * A page with the eip155 adapter and one wallet with real keys, which knows the first
 * `knownChainCount` chains.
 */
export function openPage(
  chains: SandboxChains,
  wallet: WalletName,
  {
    knownChainCount,
    networks = [],
    clock,
  }: { knownChainCount: number; networks?: readonly Network[]; clock?: Clock },
): Page {
  const platform = nodePlatform(clock)
  const installed = installWallet(
    walletWindow(platform),
    knownChains(chains).slice(0, knownChainCount),
    wallet,
  )
  const adapter = eip155().create(createScriptedHost(platform, { networks: () => networks }))
  const connectors: Connector[] = []
  adapter.discover({ found: (connector) => connectors.push(connector) })
  const close = () => {
    adapter.stop()
    installed.stop()
  }
  return {
    adapter,
    connectors,
    control: installed.control,
    connectorId: installed.control.rdns,
    close,
  }
}

/** Installs a wallet with real keys that approves every request. */
export function installWallet(
  events: EventTarget,
  chains: readonly KnownChain[],
  name: WalletName,
): Wallet {
  const profile = walletRoster().find(({ id }) => id === name)
  const [first, ...others] = chains
  if (!profile || !first)
    throw new Error(`The roster has no wallet ${name}, or no chain was passed`)
  const { branding, rdns, keys } = profile
  return createWallet({
    branding,
    rdns,
    keys,
    chains: [first, ...others],
    approve: 'auto',
    page: memoryPage({ events }),
  })
}
