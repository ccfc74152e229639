import type { Namespace } from '../../domain/caip/namespace.ts'
import { connectorById } from '../../domain/wallet/connector-by-id.ts'
import { lazyMethods } from '../../platform/lazy.ts'
import type { KitState } from '../../protocol/kit-state.ts'
import type { ProviderOf } from '../api/providers.ts'
import type { WalletApi } from '../api/wallet.ts'
import { accountOf } from '../state/account.ts'
import type { EngineAccess } from './engine.types.ts'

/** Creates `kit.wallet`. */
export function createWalletApi(state: () => KitState, engine: EngineAccess): WalletApi {
  return {
    get(namespace) {
      const account = accountOf(state(), namespace)
      if (!account?.connectorId) return null
      const { connectors } = state().connections
      return connectorById(connectors, account.connectorId, account.namespace)
    },
    provider: <N extends Namespace>(namespace?: N) =>
      // the adapter of the namespace creates the provider, so it has the type of that namespace
      (engine.current()?.provider(namespace ?? state().network.activeNamespace ?? '') ??
        null) as ProviderOf<N> | null,
    ...lazyMethods(engine.commands, [
      'signMessage',
      'signTypedData',
      'capabilities',
      'sendCalls',
      'callsStatus',
      'waitForCalls',
    ]),
    universalProvider: () => engine.call((loaded) => loaded.universalProvider()),
  }
}
