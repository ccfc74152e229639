import type { Reactions } from '../../protocol/reactions.ts'
import type { SwitchAccountEmitted, SwitchAccountOutput } from './switch-account.types.ts'

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
      const { namespace, caipNetworkId } = connection
      return [
        { to: 'connections', type: 'connection.set', connection },
        { to: 'account', namespace, type: 'connection.set', connection },
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
