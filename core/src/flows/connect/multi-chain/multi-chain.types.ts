import type { ByNamespace, Namespace } from '../../../domain/caip/namespace.ts'
import type { Connector } from '../../../domain/wallet/wallet.ts'
import type { KitEvent } from '../../../protocol/events.ts'

/** `offeredNamespaces`: in the page's order. `connected`: connector id by connected namespace. */
export type MultiChainInput = {
  connectorId: string
  connectors: readonly Connector[]
  offeredNamespaces: readonly Namespace[]
  connected: ByNamespace<string>
}
/** `picked`: the last picked connector. */
export type MultiChainContext = MultiChainInput & { picked: Connector | null }
export type MultiChainCommand = { type: 'pick'; namespace: Namespace } | { type: 'chooseAnother' }
export type MultiChainEvent =
  | MultiChainCommand
  | KitEvent<'connector.found' | 'account.connected' | 'account.lost' | 'account.disconnected'>
export type MultiChainEmitted = {
  type: 'namespace.picked'
  connectorId: string
  namespace: Namespace
}
export type MultiChainOutput = { type: 'cancelled' }

/** A namespace in which the wallet can connect. `connected`: the wallet is connected in it. */
export type MultiChainConnector = { namespace: Namespace; connectorId: string; connected: boolean }
/** Steps of choosing a namespace, with the commands that each allows. */
export type MultiChainView = { wallet: { id: string; name: string; icon: string | null } } & (
  | {
      step: 'choosing'
      connectors: readonly MultiChainConnector[]
      /**
       * The last pick. In the modal it opens its own view; on a page of your own, render
       * `ConnectingExternal` with this connector and namespace.
       */
      picked: { connectorId: string; namespace: Namespace } | null
      pick(namespace: Namespace): void
      chooseAnother(): void
    }
  /** The flow ended; no command is left. */
  | { step: 'cancelled' }
)
