import type { Flow } from '../../protocol/flow.ts'
import type { NftsInput, NftsView } from './nfts.types.ts'

/** The NFTs of the active account, from the page's own source (option `nfts`). */
export const nftsFlow: Flow<NftsInput, NftsView, never, never> = {
  id: 'nfts',
  load: async () => (await import('./nfts.flow.ts')).nfts,
}
export type { NftsInput, NftsView }
