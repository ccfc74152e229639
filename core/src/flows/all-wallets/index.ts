import type { Flow } from '../../protocol/flow.ts'
import type {
  AllWalletsEmitted,
  AllWalletsInput,
  AllWalletsOutput,
  AllWalletsView,
  GridWallet,
} from './all-wallets.types.ts'

/** Lists and searches all wallets. */
export const allWalletsFlow: Flow<
  AllWalletsInput,
  AllWalletsView,
  AllWalletsEmitted,
  AllWalletsOutput,
  null
> = {
  id: 'allWallets',
  load: async () => (await import('./all-wallets.flow.ts')).allWallets,
}
export type { AllWalletsEmitted, AllWalletsInput, AllWalletsOutput, AllWalletsView, GridWallet }
