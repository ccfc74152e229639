import type { SwitchActiveChainInput } from '../../../../core/src/flows/switch-active-chain/switch-active-chain.types.ts'
import { mainnet, solana } from '../../samples.ts'

/** With a connected wallet, and without a wallet and an active network. */
export const switchActiveChainInputs: Record<'connected' | 'nowhere', SwitchActiveChainInput> = {
  connected: { network: solana, from: mainnet, wallet: { name: 'Fox', icon: null } },
  nowhere: { network: solana, from: null, wallet: null },
}
