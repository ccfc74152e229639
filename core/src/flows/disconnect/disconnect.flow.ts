import type { SnapshotFrom } from 'xstate'
import type { Permission } from '../../domain/account/kept-permissions.ts'
import { connectorById } from '../../domain/wallet/connector-by-id.ts'
import { isSameWallet } from '../../domain/wallet/merge-connectors.ts'
import { embeddedConnectorId, remoteConnectorId } from '../../domain/wallet/wallet.ts'
import { defineFlow } from '../../protocol/define.ts'
import type { KitState } from '../../protocol/kit-state.ts'
import { disconnectActors } from './disconnect.actors.ts'
import { disconnectMachine } from './disconnect.machine.ts'
import { disconnectReactions } from './disconnect.reactions.ts'
import type {
  DisconnectData,
  DisconnectEvent,
  DisconnectInput,
  DisconnectView,
} from './disconnect.types.ts'

const sharedIds: readonly string[] = [remoteConnectorId, embeddedConnectorId]

/**
 * Returns the wallets to disconnect: those of the given namespaces, or all. A remote wallet or a
 * login that is stored but not connected is included: disconnecting it must also end its session.
 */
export function disconnectInput(state: KitState, data: DisconnectData): DisconnectInput {
  const { accounts } = state
  const { namespaces = Object.keys(accounts), stored = {} } = data ?? {}
  const [requested = 'all', ...others] = data?.namespaces ?? []
  return {
    requested: others.length > 0 ? 'all' : requested,
    wallets: namespaces.flatMap((namespace) => {
      const storedId = sharedIds.find((id) => id === stored[namespace]) ?? null
      const connectorId = accounts[namespace]?.connectorId ?? storedId
      if (connectorId === null) return []
      const members = membersOf(state, { namespace, connectorId })
      const isUsed = members.some(
        (member) =>
          !namespaces.includes(member.namespace) &&
          (accounts[member.namespace]?.connectorId ?? stored[member.namespace]) ===
            member.connectorId,
      )
      return [{ namespace, connectorId, revoke: !isUsed, members }]
    }),
  }
}

/** The connectors of a wallet in other namespaces. None for a remote wallet or a login. */
function membersOf(
  { connections: { connectors } }: KitState,
  { namespace, connectorId }: Permission,
): readonly Permission[] {
  if (sharedIds.includes(connectorId)) return []
  const wallet = connectorById(connectors, connectorId, namespace)
  return wallet === null
    ? []
    : connectors
        .filter((other) => !sharedIds.includes(other.id) && isSameWallet(wallet, other))
        .map(({ chain, id }) => ({ namespace: chain, connectorId: id }))
}

/** Maps the state to a step. `cancel` stops waiting for the wallets. */
export function disconnectView(
  state: SnapshotFrom<typeof disconnectMachine>,
  send: (event: DisconnectEvent) => void,
): DisconnectView {
  return state.matches('disconnecting')
    ? { step: 'disconnecting', cancel: () => send({ type: 'cancel' }) }
    : { step: 'disconnected' }
}

/** Disconnects wallets. */
export const disconnect = defineFlow({
  id: 'disconnect',
  title: 'Disconnect',
  area: 'connect',
  views: [],
  machine: disconnectMachine,
  actors: disconnectActors,
  input: disconnectInput,
  view: disconnectView,
  reactions: disconnectReactions,
  listens: [],
})
