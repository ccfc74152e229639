import type { Flow } from '../../protocol/flow.ts'
import type { NftsInput, NftsView } from './nfts.types.ts'

/** The NFTs of an account, as the page's own source tells them (option `nfts`). */
export const nftsFlow: Flow<NftsInput, NftsView, never, never> = {
  id: 'nfts',
  load: async () => (await import('./nfts.flow.ts')).nfts,
}
export type { NftsInput, NftsView }
