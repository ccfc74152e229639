import { createScriptedHost } from '@latchkit/core/testing'
import { memoryPage, type NamespaceControl } from '@latchkit/sandbox/wallets'
import type { ChainAdapter } from '../../../../core/src/adapters/adapter.ts'
import type { AccountType } from '../../../../core/src/domain/account/account.ts'
import type { WalletEvent } from '../../../../core/src/domain/account/wallet-event.ts'
import type { Connector } from '../../../../core/src/domain/wallet/wallet.ts'
import { createBrowserPlatform } from '../../../../core/src/platform/browser.ts'
import type { ContractPage } from './contract-page.ts'
import type { Subject } from './subject.ts'

/** A page in Chromium with the namespace's adapter and one installed wallet. */
export type NamespacePage = ContractPage & {
  chain: ChainAdapter
  control: NamespaceControl
}

/** The parts of `Subject` that a page with one wallet needs. */
export type PageSubject = Pick<Subject, 'entry' | 'network' | 'other' | 'connectorId' | 'install'>

export async function openNamespacePage(
  subject: PageSubject,
  { announced = true }: { announced?: boolean } = {},
): Promise<NamespacePage> {
  const platform = createBrowserPlatform()
  const networks = [subject.network, ...(subject.other === null ? [] : [subject.other])]
  const type: AccountType = subject.network.chainNamespace === 'bip122' ? 'payment' : 'eoa'
  const host = createScriptedHost(platform, { networks: () => networks, accountType: () => type })
  const wallet = subject.install(memoryPage({ events: window, globals: window }))
  if (announced) wallet.control.announce()
  const stops: (() => void)[] = []
  const createAdapter = () => {
    const adapter = subject.entry().create(host)
    const connectors: Connector[] = []
    stops.push(
      adapter.discover({
        found(connector) {
          const index = connectors.findIndex(({ id }) => id === connector.id)
          connectors.splice(index < 0 ? connectors.length : index, index < 0 ? 0 : 1, connector)
        },
      }),
      () => adapter.stop(),
    )
    return { adapter, connectors }
  }
  const { adapter, connectors } = createAdapter()
  const chain = await adapter.load()
  return {
    adapter,
    chain,
    connectors,
    control: wallet.control,
    loadNewAdapter: () => createAdapter().adapter.load(),
    async connect() {
      await chain.connect(
        { connectorId: subject.connectorId, caipNetworkId: subject.network.caipNetworkId },
        new AbortController().signal,
      )
      const events: WalletEvent[] = []
      const stop = chain.watch(subject.connectorId, (event) => events.push(event))
      events.splice(0)
      return { events, stop }
    },
    close() {
      for (const stop of stops) stop()
      wallet.control.disappear()
      wallet.stop()
    },
  }
}
