import type { SwitchActiveChainInput } from '../../../../core/src/flows/switch-active-chain/switch-active-chain.types.ts'
import { mainnet, solana } from '../../samples.ts'

/**
 * Inputs with a connected wallet that also has, or lacks, the other namespace, and without a wallet
 * and an active network.
 */
export const switchActiveChainInputs: Record<
  'connected' | 'otherChain' | 'disconnected',
  SwitchActiveChainInput
> = {
  connected: {
    network: solana,
    from: mainnet,
    wallet: { name: 'Fox', icon: null },
    connectorId: 'fox',
  },
  otherChain: {
    network: solana,
    from: mainnet,
    wallet: { name: 'Fox', icon: null },
    connectorId: null,
  },
  disconnected: { network: solana, from: null, wallet: null, connectorId: null },
}
