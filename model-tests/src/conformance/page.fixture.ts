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
import type { Connector } from '../../../core/src/domain/wallet/wallet.ts'
import type { Clock } from '../../../core/src/platform/platform.ts'

/** Real nodes and wallets need the real clock. */
export const realClock: Clock = {
  now: () => Date.now(),
  setTimeout: (fn, ms) => setTimeout(fn, ms),
  clearTimeout: (id) => clearTimeout(Number(id)),
}

/** The Node platform. */
export const nodePlatform = (): MemoryPlatform =>
  createMemoryPlatform({ clock: realClock, fetch: globalThis.fetch })

/** One event target for wallets and page, so that each receives the other's events. */
export function joinWindows(platform: MemoryPlatform): EventTarget {
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
  rows: readonly Connector[]
  control: WalletControl
  connectorId: string
  close(): void
}

/** A page with the eip155 adapter and one wallet with real keys. */
export function openPage(
  chains: SandboxChains,
  wallet: WalletName,
  { knows }: { knows: number },
): Page {
  const platform = nodePlatform()
  const installed = install(joinWindows(platform), knownChains(chains).slice(0, knows), wallet)
  const adapter = eip155().create(createScriptedHost(platform))
  const rows: Connector[] = []
  adapter.discover({ found: (connector) => rows.push(connector) })
  const close = () => {
    adapter.stop()
    installed.stop()
  }
  return { adapter, rows, control: installed.control, connectorId: installed.control.rdns, close }
}

function install(events: EventTarget, chains: readonly KnownChain[], name: WalletName): Wallet {
  const profile = walletRoster().find(({ id }) => id === name)
  const [first, ...others] = chains
  if (!profile || !first) throw new Error(`There is no wallet ${name}, or no chain for it`)
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
