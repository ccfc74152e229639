import { namespaceOf } from '../../domain/caip/caip.ts'
import type { Reactions } from '../../protocol/reactions.ts'
import type {
  SwitchActiveChainEmitted,
  SwitchActiveChainOutput,
} from './switch-active-chain.types.ts'

/** Only that namespace's wallets are offered, and its network is the active one; who was connected there meanwhile chooses no wallet. */
export const switchActiveChainReactions: Reactions<
  SwitchActiveChainEmitted,
  SwitchActiveChainOutput
> = {
  done(output, query) {
    if (output.type === 'cancelled') return [{ to: 'router', type: 'back' }]
    const { caipNetworkId } = output
    const namespace = namespaceOf(caipNetworkId)
    if (query.isConnected(namespace))
      return [{ to: 'router', type: 'replace', view: 'SwitchNetwork', data: { caipNetworkId } }]
    return [
      { to: 'modal', type: 'namespace.set', namespace },
      { to: 'network', type: 'network.set', caipNetworkId, activate: true, quiet: true },
      { to: 'router', type: 'reset', view: 'Connect' },
    ]
  },
}
