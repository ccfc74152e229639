import { fromPromise, type SnapshotFrom } from 'xstate'
import type { Connection } from '../../domain/account/account.ts'
import { connectionGranted } from '../../protocol/after-connection.ts'
import { defineFlow } from '../../protocol/define.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { KitState } from '../../protocol/kit-state.ts'
import type { Reactions } from '../../protocol/reactions.ts'
import { pickedAccount } from './switch-account.context.ts'
import { switchAccountMachine } from './switch-account.machine.ts'
import type {
  AccountRequest,
  SwitchAccountCommand,
  SwitchAccountEmitted,
  SwitchAccountInput,
  SwitchAccountOutput,
  SwitchAccountView,
} from './switch-account.types.ts'

export type { AccountChoice } from './switch-account.types.ts'

/** The accounts that the connected wallets of all namespaces share. */
function switchAccountInput({ accounts, network, connections }: KitState): SwitchAccountInput {
  const wallets = Object.values(accounts).flatMap(
    ({ namespace, connectorId, address, caipNetworkId, accounts: shared }) =>
      connectorId === null || address === null
        ? []
        : [{ namespace, connectorId, address, caipNetworkId, shared }],
  )
  return {
    namespace: network.activeNamespace,
    connected: Object.fromEntries(
      wallets.map(({ namespace, shared: _, ...wallet }) => [namespace, wallet]),
    ),
    connectors: connections.connectors,
    networks: Object.fromEntries(
      Object.entries(network.byNamespace).map(([namespace, { caipNetworkId }]) => [
        namespace,
        caipNetworkId,
      ]),
    ),
    choices: wallets.flatMap(({ namespace, connectorId, shared }) =>
      shared.map((account) => ({ ...account, namespace, connectorId })),
    ),
  }
}

/**
 * Activates the account and its namespace, then returns to the previous view. A request for a
 * wallet of another namespace opens the wallets of that namespace; the active namespace changes
 * only once a wallet is connected.
 */
export const switchAccountReactions: Reactions<SwitchAccountEmitted, SwitchAccountOutput> = {
  'switch.failed': 'none',
  'wallet.requested': ({ namespace }, query) =>
    query.isConnected(namespace)
      ? []
      : [
          { to: 'modal', type: 'namespace.set', namespace },
          { to: 'router', type: 'push', view: 'Connect' },
        ],
  done: (output, query) => {
    if (output.type === 'connected') {
      const { connection } = output
      const { caipNetworkId } = connection
      return [
        ...connectionGranted(connection),
        { to: 'network', type: 'network.set', caipNetworkId, activate: true, quiet: false },
        { to: 'router', type: 'back' },
      ]
    }
    const { namespace, address } = output
    const caipNetworkId = query.networkOf(namespace)
    const select = { to: 'account', namespace, type: 'address.select', address } as const
    if (caipNetworkId === null) return [select, { to: 'router', type: 'back' }]
    return [
      select,
      { to: 'network', type: 'network.set', caipNetworkId, activate: true, quiet: true },
      { to: 'router', type: 'back' },
    ]
  },
}

/** Maps a snapshot to the step of the switch, with its commands. */
export function switchAccountView(
  snapshot: SnapshotFrom<typeof switchAccountMachine>,
  send: (command: SwitchAccountCommand) => void,
): SwitchAccountView {
  const { context } = snapshot
  const cancel = () => send({ type: 'cancel' })
  const retry = () => send({ type: 'retry' })
  if (snapshot.matches('connecting')) {
    const unresponsive = snapshot.matches({ connecting: 'unresponsive' })
    return { step: 'connecting', picked: pickedAccount(context), unresponsive, retry, cancel }
  }
  if (snapshot.matches('failed')) {
    const { problem } = context
    return { step: 'failed', picked: pickedAccount(context), problem, retry, cancel }
  }
  if (snapshot.matches('switched')) return { step: 'switched', picked: pickedAccount(context) }
  const { namespace, connected, choices } = context
  const active = Object.entries(connected).map(([key, { address }]) => [key, address])
  return {
    step: 'choosing',
    namespace,
    address: connected[namespace ?? '']?.address ?? null,
    active: Object.fromEntries(active),
    choices,
    pick: (choice) => send({ type: 'pick', choice }),
    connect: (unconnected) => send({ type: 'connect', namespace: unconnected }),
  }
}

const switchAccountActors = ({ adapters }: Pick<Deps, 'adapters'>) => ({
  /** Connects another wallet in place of the connected one. */
  requestAccounts: fromPromise<Connection, AccountRequest>(async ({ input, signal }) => {
    const adapter = await adapters.get(input.namespace)
    return adapter.connect(
      { connectorId: input.connectorId, caipNetworkId: input.caipNetworkId },
      signal,
    )
  }),
})

/** Switches to another account. */
export const switchAccount = defineFlow({
  id: 'switchAccount',
  title: 'Switch account',
  area: 'account',
  views: ['SwitchAddress', 'Profile'],
  machine: switchAccountMachine,
  actors: switchAccountActors,
  input: switchAccountInput,
  view: switchAccountView,
  reactions: switchAccountReactions,
  listens: ['account.connected', 'account.changed', 'account.lost', 'account.disconnected'],
})
