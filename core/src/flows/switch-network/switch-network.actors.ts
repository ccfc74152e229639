import { fromPromise } from 'xstate'
import type { Connection } from '../../domain/account/account.ts'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { embeddedErrors } from '../../errors/areas/embedded.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { SwitchRequest } from './switch-network.types.ts'

export const switchNetworkActors = ({
  adapters,
  embedded,
}: Pick<Deps, 'adapters' | 'embedded'>) => ({
  /** Resolves with the network that the wallet reports after the switch. */
  switchNetwork: fromPromise<CaipNetworkId, SwitchRequest>(async ({ input, signal }) => {
    const adapter = await adapters.get(input.network.chainNamespace)
    return adapter.switchNetwork(input, signal)
  }),
  /**
   * Loads the adapter, which has the provider, and connects the network's namespace with the current
   * login. The visitor enters nothing.
   */
  connectNamespace: fromPromise<Connection, SwitchRequest>(async ({ input, signal }) => {
    if (embedded === null) throw new KitError(embeddedErrors, 'embedded/unavailable')
    const { caipNetworkId, chainNamespace } = input.network
    await adapters.get(chainNamespace)
    return embedded.connect({ caipNetworkId, socialUri: null }, signal)
  }),
  addNetwork: fromPromise<void, SwitchRequest>(async ({ input, signal }) => {
    const adapter = await adapters.get(input.network.chainNamespace)
    return adapter.addNetwork(input, signal)
  }),
})
