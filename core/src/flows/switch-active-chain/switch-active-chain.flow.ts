import type { SnapshotFrom } from 'xstate'
import { namespaceOf, toCaipNetworkId } from '../../domain/caip/caip.ts'
import { findNetwork } from '../../domain/network/network-rules.ts'
import { connectorById } from '../../domain/wallet/connector-by-id.ts'
import { findConnectors } from '../../domain/wallet/find-connectors.ts'
import { networkErrors } from '../../errors/areas/network.ts'
import { KitError } from '../../errors/kit-error.ts'
import { defineFlow } from '../../protocol/define.ts'
import type { KitState, ViewData } from '../../protocol/kit-state.ts'
import type { Reactions } from '../../protocol/reactions.ts'
import { switchActiveChainMachine } from './switch-active-chain.machine.ts'
import type {
  SwitchActiveChainCommand,
  SwitchActiveChainEmitted,
  SwitchActiveChainInput,
  SwitchActiveChainOutput,
  SwitchActiveChainView,
} from './switch-active-chain.types.ts'

/**
 * The chosen network, the active one, and the wallet of the active namespace: null for the embedded
 * wallet, which has no name that visitors know. Throws
 * `caip/not-a-network-id` if `data` has no valid network id, and `network/unknown` for a network
 * that is not configured.
 */
export function switchActiveChainInput(
  state: KitState,
  data: ViewData['SwitchActiveChain'] | null,
): SwitchActiveChainInput {
  const { network, accounts, connections } = state
  const caipNetworkId = toCaipNetworkId(data?.caipNetworkId ?? '')
  const configured = findNetwork(network.networks, caipNetworkId)
  if (configured === null) throw new KitError(networkErrors, 'network/unknown')
  const account = accounts[network.activeNamespace ?? '']
  const connector =
    account?.connectorId == null
      ? null
      : connectorById(connections.connectors, account.connectorId, account.namespace)
  const others =
    connector === null
      ? []
      : findConnectors(state, { id: connector.id, rdns: null, namespace: connector.chain })
  // A disputed connector may belong to another wallet: the visitor must pick it in the list.
  const other = others.find(
    ({ chain, disputed }) => chain === configured.chainNamespace && !disputed,
  )
  return {
    network: configured,
    from: network.active,
    wallet:
      connector === null || connector.type === 'AUTH'
        ? null
        : { name: connector.name, icon: connector.icon },
    connectorId: other?.id ?? null,
  }
}

/**
 * Opens the wallets of the namespace, and above them the connected wallet if it was picked. The
 * active namespace changes only once a wallet is connected. If the namespace has been connected
 * meanwhile, opens SwitchNetwork instead.
 */
export const switchActiveChainReactions: Reactions<
  SwitchActiveChainEmitted,
  SwitchActiveChainOutput
> = {
  done(output, query) {
    if (output.type === 'cancelled') return [{ to: 'router', type: 'back' }]
    const { caipNetworkId } = output
    const namespace = namespaceOf(caipNetworkId)
    if (query.isConnected(namespace)) {
      return [{ to: 'router', type: 'replace', view: 'SwitchNetwork', data: { caipNetworkId } }]
    }
    return [
      { to: 'modal', type: 'namespace.set', namespace },
      { to: 'network', type: 'network.set', caipNetworkId, activate: false, quiet: true },
      { to: 'router', type: 'replace', view: 'Connect' },
      ...(output.type === 'confirmed'
        ? []
        : [
            {
              to: 'router',
              type: 'push',
              view: 'ConnectingExternal',
              data: { connectorId: output.connectorId, namespace },
            } as const,
          ]),
    ]
  },
}

/** Maps a snapshot to the step of the confirmation, with its commands. */
export function switchActiveChainView(
  snapshot: SnapshotFrom<typeof switchActiveChainMachine>,
  send: (command: SwitchActiveChainCommand) => void,
): SwitchActiveChainView {
  const { network, from, wallet, connectorId } = snapshot.context
  const common = { network, from, wallet, connectorId }
  if (snapshot.matches('confirming')) {
    const confirm = () => send({ type: 'confirm' })
    const connect = connectorId === null ? null : () => send({ type: 'connect' })
    const cancel = () => send({ type: 'cancel' })
    return { ...common, step: 'confirming', confirm, connect, cancel }
  }
  return { ...common, step: snapshot.context.answer }
}

/** Confirms the switch to a network whose namespace has no wallet yet. */
export const switchActiveChain = defineFlow({
  id: 'switchActiveChain',
  title: 'Switch active chain',
  area: 'network',
  views: ['SwitchActiveChain'],
  machine: switchActiveChainMachine,
  actors: () => ({}),
  input: switchActiveChainInput,
  view: switchActiveChainView,
  reactions: switchActiveChainReactions,
  listens: [],
})
