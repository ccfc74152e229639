import { findConnectors, offeredNamespaces } from '../../../domain/wallet/find-connectors.ts'
import type { KitState, ViewData } from '../../../protocol/kit-state.ts'
import type { MultiChainInput } from './multi-chain.types.ts'

/** The connectors of the wallet and the connected namespaces. Without data, no wallet is found. */
export function multiChainInput(
  state: KitState,
  data: ViewData['ConnectingMultiChain'] | null,
): MultiChainInput {
  const connectorId = data?.connectorId ?? ''
  const accounts = Object.values(state.accounts).filter(({ status }) => status === 'connected')
  return {
    connectorId,
    connectors: findConnectors(state, { id: connectorId, rdns: null, namespace: data?.namespace }),
    offeredNamespaces: offeredNamespaces(state),
    connected: Object.fromEntries(
      accounts.map((account) => [account.namespace, account.connectorId ?? '']),
    ),
  }
}
