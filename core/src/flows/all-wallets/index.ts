import type { Flow } from '../../protocol/flow.ts'
import type {
  AllWalletsFact,
  AllWalletsInput,
  AllWalletsOutput,
  AllWalletsView,
  GridWallet,
} from './all-wallets.types.ts'

/** Every wallet there is. */
export const allWalletsFlow: Flow<
  AllWalletsInput,
  AllWalletsView,
  AllWalletsFact,
  AllWalletsOutput,
  null
> = {
  id: 'allWallets',
  load: async () => (await import('./all-wallets.flow.ts')).allWalletsCode,
}
export type { AllWalletsFact, AllWalletsInput, AllWalletsOutput, AllWalletsView, GridWallet }
