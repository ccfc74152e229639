import type { SnapshotFrom } from 'xstate'
import { findConnectors, offeredNamespaces } from '../../../domain/wallet/find-connectors.ts'
import { defineFlow } from '../../../protocol/define.ts'
import type { KitState, ViewData } from '../../../protocol/kit-state.ts'
import type { Reactions } from '../../../protocol/reactions.ts'
import { namespaceConnectors } from './multi-chain.context.ts'
import { multiChainMachine } from './multi-chain.machine.ts'
import type {
  MultiChainEmitted,
  MultiChainEvent,
  MultiChainInput,
  MultiChainOutput,
  MultiChainView,
} from './multi-chain.types.ts'

export type { MultiChainConnector } from './multi-chain.types.ts'

/** Maps the state to a step and the commands that it allows. */
export function multiChainView(
  state: SnapshotFrom<typeof multiChainMachine>,
  send: (event: MultiChainEvent) => void,
): MultiChainView {
  const { connectorId, connectors, picked } = state.context
  const [first] = connectors
  const wallet = {
    id: connectorId,
    name: first?.name ?? connectorId,
    icon: connectors.find(({ icon }) => icon !== null)?.icon ?? null,
  }
  if (state.matches('cancelled')) return { wallet, step: 'cancelled' }
  return {
    wallet,
    step: 'choosing',
    connectors: namespaceConnectors(state.context),
    picked: picked === null ? null : { connectorId: picked.id, namespace: picked.chain },
    pick: (namespace) => send({ type: 'pick', namespace }),
    chooseAnother: () => send({ type: 'chooseAnother' }),
  }
}

/** A pick opens ConnectingExternal for the namespace. */
export const multiChainReactions: Reactions<MultiChainEmitted, MultiChainOutput> = {
  'namespace.picked': ({ connectorId, namespace }) => [
    { to: 'router', type: 'push', view: 'ConnectingExternal', data: { connectorId, namespace } },
  ],
  done: () => [{ to: 'router', type: 'back' }],
}

/** The connectors of the wallet and the connected namespaces. Without data, no wallet is found. */
export function multiChainInput(
  state: KitState,
  data: ViewData['ConnectingMultiChain'] | null,
): MultiChainInput {
  const connectorId = data?.connectorId ?? ''
  const accounts = Object.values(state.accounts).filter(({ status }) => status === 'connected')
  return {
    connectorId,
    connectors: findConnectors(state, { id: connectorId, rdns: null, namespace: data?.namespace }),
    offeredNamespaces: offeredNamespaces(state),
    connected: Object.fromEntries(
      accounts.map((account) => [account.namespace, account.connectorId ?? '']),
    ),
  }
}

/** Chooses the namespace in which a wallet with several connectors is connected. */
export const connectMultiChain = defineFlow({
  id: 'connectMultiChain',
  title: 'Choose a namespace of a wallet',
  area: 'connect',
  views: ['ConnectingMultiChain'],
  option: 'enableWallets',
  machine: multiChainMachine,
  actors: () => ({}),
  input: multiChainInput,
  view: multiChainView,
  reactions: multiChainReactions,
  listens: ['account.connected', 'account.lost', 'account.disconnected', 'connector.found'],
})
