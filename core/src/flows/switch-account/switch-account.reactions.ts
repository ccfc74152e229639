import type { Reactions } from '../../protocol/messages.ts'
import type {
  SwitchAccountFact,
  SwitchAccountInput,
  SwitchAccountOutput,
} from './switch-account.types.ts'

/**
 * Back to where the account was shown, with the other one; its namespace is looked at from now on. Who wants a wallet for another
 * namespace sees that one's wallets, and nothing is moved before one is connected; who goes back is offered all again.
 */
export const switchAccountReactions: Reactions<
  SwitchAccountFact,
  SwitchAccountOutput,
  SwitchAccountInput
> = {
  'switch.failed': 'silent',
  'wallet.wanted': ({ namespace }, ask) =>
    ask.isConnected(namespace)
      ? []
      : [
          { to: 'modal', type: 'narrow', namespace },
          { to: 'router', type: 'push', view: 'Connect' },
        ],
  done: (output, ask) => {
    if (output.type === 'selected') {
      const { namespace, address } = output
      const caipNetworkId = ask.networkOf(namespace)
      return [
        { to: 'account', namespace, type: 'select', address },
        ...(caipNetworkId === null
          ? []
          : [
              { to: 'network', type: 'adopt', caipNetworkId, activate: true, quiet: true } as const,
            ]),
        { to: 'router', type: 'back' },
      ]
    }
    const { connection } = output
    return [
      { to: 'connections', type: 'adopt', connection },
      { to: 'account', namespace: connection.namespace, type: 'connected', connection },
      {
        to: 'network',
        type: 'adopt',
        caipNetworkId: connection.caipNetworkId,
        activate: true,
        quiet: false,
      },
      { to: 'router', type: 'back' },
    ]
  },
}
