import type { Reactions } from '../../contracts/tell.ts'
import type { SwitchAccountFact, SwitchAccountInput, SwitchAccountOutput } from './switch-account.types.ts'

/** Back to where the account was shown, with the other one. */
export const switchAccountReactions: Reactions<SwitchAccountFact, SwitchAccountOutput, SwitchAccountInput> = {
  'switch.failed': 'silent',
  done: (output) => {
    if (output.type === 'selected') {
      const { namespace, address } = output
      return [
        { to: 'account', namespace, type: 'select', address },
        { to: 'router', type: 'back' },
      ]
    }
    const { connection } = output
    return [
      { to: 'connections', type: 'adopt', connection },
      { to: 'account', namespace: connection.namespace, type: 'connected', connection },
      { to: 'network', type: 'adopt', caipNetworkId: connection.caipNetworkId, activate: true, quiet: false },
      { to: 'router', type: 'back' },
    ]
  },
}
