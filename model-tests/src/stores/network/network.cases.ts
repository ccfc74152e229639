import type { networkMachine } from '../../../../core/src/stores/network/network.machine.ts'
import type { NetworkInput } from '../../../../core/src/stores/network/network.types.ts'
import {
  mainnet,
  otherUnconfiguredNetwork,
  sepolia,
  solana,
  unconfiguredNetwork,
} from '../../samples.ts'
import type { Cases } from '../../walker/machine-model.ts'

/** Inputs with two namespaces, and without an active namespace. */
export const networkInputs: Record<'twoNamespaces' | 'noNamespace', NetworkInput> = {
  twoNamespaces: {
    networks: [mainnet, sepolia, solana],
    activeNamespace: 'eip155',
    byNamespace: { eip155: mainnet, solana },
  },
  noNamespace: { networks: [mainnet], activeNamespace: null, byNamespace: {} },
}

const activated = { activate: true, quiet: false }
export const networkCases: Cases<typeof networkMachine> = {
  'network.set': [
    { caipNetworkId: mainnet.caipNetworkId, ...activated },
    { caipNetworkId: sepolia.caipNetworkId, activate: false, quiet: false },
    { caipNetworkId: unconfiguredNetwork, ...activated },
    { caipNetworkId: otherUnconfiguredNetwork, activate: true, quiet: true },
    { caipNetworkId: solana.caipNetworkId, activate: false, quiet: false },
  ],
  'networks.add': [{ network: mainnet }],
  // An active network with and without a wallet on it, an unknown network, an inactive network.
  'networks.remove': [
    { caipNetworkId: mainnet.caipNetworkId, keeps: true },
    { caipNetworkId: mainnet.caipNetworkId, keeps: false },
    { caipNetworkId: unconfiguredNetwork, keeps: true },
    { caipNetworkId: solana.caipNetworkId, keeps: false },
  ],
}
