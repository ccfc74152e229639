import { fromPromise } from 'xstate'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { AskSwitch } from './switch-network.types.ts'

/** The adapter answers with the network the wallet is on afterwards. */
export const switchNetworkActors = ({ adapters }: Pick<Deps, 'adapters'>) => ({
  switchNetwork: fromPromise<CaipNetworkId, AskSwitch>(async ({ input, signal }) => {
    const adapter = await adapters.get(input.network.chainNamespace)
    return adapter.switchNetwork(input, signal)
  }),
  addNetwork: fromPromise<void, AskSwitch>(async ({ input, signal }) => {
    const adapter = await adapters.get(input.network.chainNamespace)
    return adapter.addNetwork(input, signal)
  }),
})
