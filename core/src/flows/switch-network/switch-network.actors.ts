import { fromPromise } from 'xstate'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { SwitchRequest } from './switch-network.types.ts'

export const switchNetworkActors = ({ adapters }: Pick<Deps, 'adapters'>) => ({
  /** Resolves with the network that the wallet reports after the switch. */
  switchNetwork: fromPromise<CaipNetworkId, SwitchRequest>(async ({ input, signal }) => {
    const adapter = await adapters.get(input.network.chainNamespace)
    return adapter.switchNetwork(input, signal)
  }),
  addNetwork: fromPromise<void, SwitchRequest>(async ({ input, signal }) => {
    const adapter = await adapters.get(input.network.chainNamespace)
    return adapter.addNetwork(input, signal)
  }),
})
