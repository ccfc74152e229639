import type { Namespace } from '../../domain/caip/namespace.ts'
import { connectorById } from '../../domain/wallet/connector-by-id.ts'
import type { KitState } from '../../protocol/kit-state.ts'
import type { ProviderOf } from '../api/providers.ts'
import type { WalletApi } from '../api/wallet.ts'
import type { EngineAccess } from './engine.types.ts'

/** `kit.wallet`. */
export function createWalletApi(state: () => KitState, engine: EngineAccess): WalletApi {
  return {
    get(namespace) {
      const { accounts, network, connections } = state()
      const account = accounts[namespace ?? network.activeNamespace ?? '']
      if (!account?.connectorId) return null
      return connectorById(connections.connectors, account.connectorId, account.namespace)
    },
    provider: <N extends Namespace>(namespace?: N) =>
      // the adapter of the namespace creates the provider, so its type is the namespace's
      (engine.current()?.wallet.provider(namespace ?? state().network.activeNamespace ?? '') ??
        null) as ProviderOf<N> | null,
    signMessage: (...request) => engine.call(({ wallet }) => wallet.signMessage(...request)),
    signTypedData: (...request) => engine.call(({ wallet }) => wallet.signTypedData(...request)),
    capabilities: (namespace) => engine.call(({ wallet }) => wallet.capabilities(namespace)),
    sendCalls: (...request) => engine.call(({ wallet }) => wallet.sendCalls(...request)),
    callsStatus: (...request) => engine.call(({ wallet }) => wallet.callsStatus(...request)),
    waitForCalls: (...request) => engine.call(({ wallet }) => wallet.waitForCalls(...request)),
    universalProvider: () => engine.call(({ wallet }) => wallet.universalProvider()),
  }
}
