import { namespaceOf } from '../../domain/caip/caip.ts'
import type { Reactions } from '../../protocol/messages.ts'
import type {
  SwitchActiveChainFact,
  SwitchActiveChainInput,
  SwitchActiveChainOutput,
} from './switch-active-chain.types.ts'

/** Only that namespace's wallets are offered, and its network is the active one; who was connected there meanwhile chooses no wallet. */
export const switchActiveChainReactions: Reactions<
  SwitchActiveChainFact,
  SwitchActiveChainOutput,
  SwitchActiveChainInput
> = {
  done(output, ask) {
    if (output.type === 'cancelled') return [{ to: 'router', type: 'back' }]
    const { caipNetworkId } = output
    const namespace = namespaceOf(caipNetworkId)
    if (ask.isConnected(namespace))
      return [{ to: 'router', type: 'replace', view: 'SwitchNetwork', data: { caipNetworkId } }]
    return [
      { to: 'modal', type: 'narrow', namespace },
      { to: 'network', type: 'adopt', caipNetworkId, activate: true, quiet: true },
      { to: 'router', type: 'reset', view: 'Connect' },
    ]
  },
}
