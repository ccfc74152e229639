import type { Reactions } from '../../protocol/messages.ts'
import type {
  SwitchNetworkFact,
  SwitchNetworkInput,
  SwitchNetworkOutput,
} from './switch-network.types.ts'

/** A switch away from an unsupported network closes the modal (specification, section 4). */
export const switchNetworkReactions: Reactions<
  SwitchNetworkFact,
  SwitchNetworkOutput,
  SwitchNetworkInput
> = {
  'switch.refused': 'silent',
  'switch.failed': 'silent',
  done: (output, ask) => {
    if (output.type === 'cancelled') return [{ to: 'router', type: 'back' }]
    const { caipNetworkId, chainNamespace: namespace } = output.network
    return [
      { to: 'account', namespace, type: 'move', caipNetworkId },
      { to: 'network', type: 'adopt', caipNetworkId, activate: true, quiet: false },
      ask.mayClose() ? { to: 'router', type: 'networkSwitched' } : { to: 'modal', type: 'close' },
    ]
  },
}
