import { findConnectors, offeredNamespaces } from '../../../domain/wallet/find-connectors.ts'
import type { KitState, ViewData } from '../../../protocol/kit-state.ts'
import type { MultiChainInput } from './multi-chain.types.ts'

/** The ways to reach the wallet as they are now, and what is connected already. */
export function multiChainInput(state: KitState, data: unknown): MultiChainInput {
  const { connectorId = '' } = (data as Partial<ViewData['ConnectingMultiChain']> | null) ?? {}
  const held = Object.values(state.accounts).filter(({ status }) => status === 'connected')
  return {
    connectorId,
    ways: findConnectors(state, { id: connectorId, rdns: null }),
    offered: offeredNamespaces(state),
    held: Object.fromEntries(held.map((account) => [account.namespace, account.connectorId ?? ''])),
  }
}
