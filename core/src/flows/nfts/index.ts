import type { NamespaceData } from '../../domain/account/active-accounts.ts'
import type { Flow } from '../../protocol/flow.ts'
import type { NftsInput, NftsView } from './nfts.types.ts'

/**
 * Lists the NFTs of the active account, from the source that the page passes as option `nfts`. If
 * the flow is started with `{ namespace }`: of the account of that namespace.
 */
export const nftsFlow: Flow<NftsInput, NftsView, never, never, NamespaceData> = {
  id: 'nfts',
  load: async () => (await import('./nfts.flow.ts')).nfts,
}
export type { NftsInput, NftsView }
