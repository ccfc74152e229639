import type { ByNamespace, Namespace } from '../../../domain/caip/namespace.ts'
import type { Connector } from '../../../domain/wallet/wallet.ts'
import type { KitEvent } from '../../../protocol/events.ts'

/** `offered`: namespaces that may be picked, in the page's order; `held`: connector id by connected namespace. */
export type MultiChainInput = {
  connectorId: string
  ways: readonly Connector[]
  offered: readonly Namespace[]
  held: ByNamespace<string>
}
/** `picked`: what was picked last. */
export type MultiChainContext = MultiChainInput & { picked: Connector | null }
export type MultiChainCommand = { type: 'pick'; namespace: Namespace } | { type: 'others' }
export type MultiChainEvent =
  | MultiChainCommand
  | KitEvent<'connector.found' | 'account.connected' | 'account.lost' | 'account.disconnected'>
export type MultiChainEmitted = {
  type: 'namespace.picked'
  connectorId: string
  namespace: Namespace
}
export type MultiChainOutput = { type: 'left' }

/** A namespace on which the wallet can be connected. `connected`: with this very wallet, already. */
export type MultiChainWay = { namespace: Namespace; connectorId: string; connected: boolean }
/** What the page of a wallet that is there for several namespaces may show, and the only things it may do there. */
export type MultiChainView = { wallet: { id: string; name: string; icon: string | null } } & (
  | {
      step: 'choosing'
      ways: readonly MultiChainWay[]
      /**
       * What was picked last: in the modal it has its own page, on a page of your own you draw `ConnectingExternal` with this connector and
       * namespace.
       */
      picked: { connectorId: string; namespace: Namespace } | null
      pick(namespace: Namespace): void
      others(): void
    }
  /** Given up: the page is being left, and offers nothing any more. */
  | { step: 'left' }
)
