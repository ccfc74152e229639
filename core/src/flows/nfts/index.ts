import type { Flow } from '../../protocol/flow.ts'
import type { NftsInput, NftsView } from './nfts.types.ts'

/** Lists the NFTs of the active account, from the source that the page passes as option `nfts`. */
export const nftsFlow: Flow<NftsInput, NftsView, never, never> = {
  id: 'nfts',
  load: async () => (await import('./nfts.flow.ts')).nfts,
}
export type { NftsInput, NftsView }
