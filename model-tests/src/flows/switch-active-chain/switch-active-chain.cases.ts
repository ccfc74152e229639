import type { SwitchActiveChainInput } from '../../../../core/src/flows/switch-active-chain/switch-active-chain.types.ts'
import { mainnet, solana } from '../../samples.ts'

/** Inputs with a connected wallet, and without a wallet and an active network. */
export const switchActiveChainInputs: Record<'connected' | 'disconnected', SwitchActiveChainInput> =
  {
    connected: { network: solana, from: mainnet, wallet: { name: 'Fox', icon: null } },
    disconnected: { network: solana, from: null, wallet: null },
  }
