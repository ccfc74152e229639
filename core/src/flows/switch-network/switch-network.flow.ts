import { fromPromise, type SnapshotFrom } from 'xstate'
import type { Connection } from '../../domain/account/account.ts'
import { type CaipNetworkId, toCaipNetworkId } from '../../domain/caip/caip.ts'
import { unknownNetwork } from '../../domain/network/define-network.ts'
import { findNetwork } from '../../domain/network/network-rules.ts'
import { embeddedConnectorId } from '../../domain/wallet/wallet.ts'
import { embeddedErrors } from '../../errors/areas/embedded.ts'
import { KitError } from '../../errors/kit-error.ts'
import { afterConnection, connectionGranted } from '../../protocol/after-connection.ts'
import { defineFlow } from '../../protocol/define.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { KitState, ViewData } from '../../protocol/kit-state.ts'
import type { Reactions } from '../../protocol/reactions.ts'
import { track } from '../../protocol/track.ts'
import { switchNetworkMachine } from './switch-network.machine.ts'
import type {
  SwitchNetworkCommand,
  SwitchNetworkEmitted,
  SwitchNetworkInput,
  SwitchNetworkOutput,
  SwitchNetworkView,
  SwitchRequest,
} from './switch-network.types.ts'

/**
 * The requested network and the connected wallet of its namespace, if any; otherwise the embedded
 * wallet, if the active namespace is connected through it and its frame serves the network. Throws
 * `caip/not-a-network-id` without the id of a network.
 */
export function switchNetworkInput(
  { network: { networks, activeNamespace }, accounts, config }: KitState,
  data: ViewData['SwitchNetwork'] | null,
): SwitchNetworkInput {
  const caipNetworkId = toCaipNetworkId(data?.caipNetworkId ?? '')
  const network = findNetwork(networks, caipNetworkId) ?? unknownNetwork(caipNetworkId)
  const account = accounts[network.chainNamespace]
  const active = activeNamespace === null ? undefined : accounts[activeNamespace]
  const connects =
    account?.status === 'disconnected' &&
    active?.status === 'connected' &&
    active.connectorId === embeddedConnectorId &&
    config.embeddedWallet?.networks.includes(caipNetworkId) === true
  if (connects)
    return {
      network,
      request: 'connect',
      connectorId: embeddedConnectorId,
      walletNetworkId: null,
    }
  return {
    network,
    request: data?.confirm === true && account?.status !== 'connected' ? 'confirm' : 'switch',
    connectorId: account?.connectorId ?? null,
    walletNetworkId: account?.caipNetworkId ?? null,
  }
}

/**
 * Updates account and network as soon as the wallet has switched. Closes the network view at the
 * end of the flow, or the modal if the network was unsupported. Returns to the view that asked for a
 * network.
 */
export const switchNetworkReactions: Reactions<SwitchNetworkEmitted, SwitchNetworkOutput> = {
  'network.switched': ({ network: { caipNetworkId, chainNamespace: namespace } }) => [
    { to: 'account', namespace, type: 'network.set', caipNetworkId },
    { to: 'network', type: 'network.set', caipNetworkId, activate: true, quiet: false },
    track('SWITCH_NETWORK', { network: caipNetworkId }),
  ],
  'namespace.connected': ({ connection }) => connectionGranted(connection),
  'switch.rejected': 'none',
  'switch.failed': 'none',
  done: (output, query) =>
    output.type === 'cancelled' || output.confirmed
      ? [{ to: 'router', type: 'back' }]
      : afterConnection(
          output.network.caipNetworkId,
          query,
          query.mayClose()
            ? { to: 'router', type: 'network.close' }
            : { to: 'modal', type: 'close' },
        ),
}

/** Maps a snapshot to the step of the switch, with its commands. */
export function switchNetworkView(
  snapshot: SnapshotFrom<typeof switchNetworkMachine>,
  send: (command: SwitchNetworkCommand) => void,
): SwitchNetworkView {
  const { network, problem, cause } = snapshot.context
  const cancel = () => send({ type: 'cancel' })
  const retry = () => send({ type: 'retry' })
  if (snapshot.matches('confirming'))
    return { network, step: 'confirming', confirm: () => send({ type: 'confirm' }), cancel }
  if (snapshot.matches('connecting'))
    return { network, step: 'switching', unresponsive: false, retry, cancel }
  if (snapshot.matches('switching')) {
    const unresponsive = snapshot.matches({ switching: 'unresponsive' })
    return { network, step: 'switching', unresponsive, retry, cancel }
  }
  if (snapshot.matches('adding')) {
    const unresponsive = snapshot.matches({ adding: 'unresponsive' })
    return { network, step: 'adding', unresponsive, retry, cancel }
  }
  if (snapshot.matches('rejected')) return { network, step: 'rejected', retry, cancel }
  if (snapshot.matches('failed')) return { network, step: 'failed', problem, cause, retry, cancel }
  if (snapshot.matches('cancelled')) return { network, step: 'cancelled' }
  const skip = snapshot.matches('switched') ? () => send({ type: 'skip' }) : null
  return { network, step: 'switched', skip }
}

export const switchNetworkActors = ({
  adapters,
  embedded,
}: Pick<Deps, 'adapters' | 'embedded'>) => ({
  /** Resolves with the network that the wallet reports after the switch. */
  switchNetwork: fromPromise<CaipNetworkId, SwitchRequest>(async ({ input, signal }) => {
    const adapter = await adapters.get(input.network.chainNamespace)
    return adapter.switchNetwork(input, signal)
  }),
  /**
   * Loads the adapter, which has the provider, and connects the network's namespace with the current
   * login. The visitor enters nothing.
   */
  connectNamespace: fromPromise<Connection, SwitchRequest>(async ({ input, signal }) => {
    if (embedded === null) throw new KitError(embeddedErrors, 'embedded/unavailable')
    const { caipNetworkId, chainNamespace } = input.network
    await adapters.get(chainNamespace)
    return embedded.connect({ caipNetworkId, socialUri: null }, signal)
  }),
  addNetwork: fromPromise<void, SwitchRequest>(async ({ input, signal }) => {
    const adapter = await adapters.get(input.network.chainNamespace)
    return adapter.addNetwork(input, signal)
  }),
})

/** Switches to another network. */
export const switchNetwork = defineFlow({
  id: 'switchNetwork',
  title: 'Switch network',
  area: 'network',
  views: ['SwitchNetwork'],
  single: true,
  machine: switchNetworkMachine,
  actors: switchNetworkActors,
  input: switchNetworkInput,
  view: switchNetworkView,
  reactions: switchNetworkReactions,
  listens: ['account.lost', 'account.disconnected', 'chain.changed'],
})
