import { createScriptedHost } from '@latchkit/core/testing'
import { memoryPage, type NamespaceControl } from '@latchkit/sandbox/wallets'
import type { Adapter, ChainAdapter } from '../../../../core/src/adapters/adapter.ts'
import type { AccountType } from '../../../../core/src/domain/account/account.ts'
import type { WalletEvent } from '../../../../core/src/domain/account/wallet-event.ts'
import type { Connector } from '../../../../core/src/domain/wallet/wallet.ts'
import { createBrowserPlatform } from '../../../../core/src/platform/browser.ts'
import type { Subject } from './subject.ts'

/** A page in a real browser with the namespace's adapter and one wallet. */
export type Met = {
  adapter: Adapter
  chain: ChainAdapter
  control: NamespaceControl
  rows: Connector[]
  /** Reloads the page: the wallet stays, the adapter is new. */
  again(): Promise<ChainAdapter>
  /** Connects and collects the wallet's events. */
  connected(): Promise<{ events: WalletEvent[]; stop(): void }>
  leave(): void
}

/** The part of a namespace's description that a page with one wallet needs. */
export type Meeting = Pick<Subject, 'entry' | 'network' | 'other' | 'connectorId' | 'install'>

export async function meet(
  subject: Meeting,
  { announced = true }: { announced?: boolean } = {},
): Promise<Met> {
  const platform = createBrowserPlatform()
  const networks = [subject.network, ...(subject.other === null ? [] : [subject.other])]
  const type: AccountType = subject.network.chainNamespace === 'bip122' ? 'payment' : 'eoa'
  const host = createScriptedHost(platform, { networks: () => networks, accountType: () => type })
  const wallet = subject.install(memoryPage({ events: window, globals: window }))
  if (announced) wallet.control.announce()
  const stops: (() => void)[] = []
  const open = () => {
    const adapter = subject.entry().create(host)
    const rows: Connector[] = []
    stops.push(
      adapter.discover({
        found(connector) {
          const known = rows.findIndex(({ id }) => id === connector.id)
          rows.splice(known < 0 ? rows.length : known, known < 0 ? 0 : 1, connector)
        },
      }),
      () => adapter.stop(),
    )
    return { adapter, rows }
  }
  const { adapter, rows } = open()
  const chain = await adapter.load()
  return {
    adapter,
    chain,
    rows,
    control: wallet.control,
    again: () => open().adapter.load(),
    async connected() {
      await chain.connect(
        { connectorId: subject.connectorId, caipNetworkId: subject.network.caipNetworkId },
        new AbortController().signal,
      )
      const events: WalletEvent[] = []
      const stop = chain.watch(subject.connectorId, (event) => events.push(event))
      events.splice(0)
      return { events, stop }
    },
    leave() {
      for (const stop of stops) stop()
      wallet.control.disappear()
      wallet.stop()
    },
  }
}
