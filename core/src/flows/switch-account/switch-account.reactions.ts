import type { Reactions } from '../../protocol/reactions.ts'
import type { SwitchAccountEmitted, SwitchAccountOutput } from './switch-account.types.ts'

/**
 * Back to where the account was shown, with the other one; its namespace is looked at from now on. Who wants a wallet for another
 * namespace sees that one's wallets, and nothing is moved before one is connected; who goes back is offered all again.
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
    if (output.type === 'selected') {
      const { namespace, address } = output
      const caipNetworkId = query.networkOf(namespace)
      return [
        { to: 'account', namespace, type: 'address.select', address },
        ...(caipNetworkId === null
          ? []
          : [
              {
                to: 'network',
                type: 'network.set',
                caipNetworkId,
                activate: true,
                quiet: true,
              } as const,
            ]),
        { to: 'router', type: 'back' },
      ]
    }
    const { connection } = output
    return [
      { to: 'connections', type: 'connection.set', connection },
      { to: 'account', namespace: connection.namespace, type: 'connection.set', connection },
      {
        to: 'network',
        type: 'network.set',
        caipNetworkId: connection.caipNetworkId,
        activate: true,
        quiet: false,
      },
      { to: 'router', type: 'back' },
    ]
  },
}
