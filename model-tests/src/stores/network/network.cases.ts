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

/** A page with two namespaces, and one without an active namespace. */
export const networkInputs: Record<'two' | 'none', NetworkInput> = {
  two: {
    networks: [mainnet, sepolia, solana],
    activeNamespace: 'eip155',
    byNamespace: { eip155: mainnet, solana },
  },
  none: { networks: [mainnet], activeNamespace: null, byNamespace: {} },
}

const aloud = { activate: true, quiet: false }
/** Networks of the active namespace, of an inactive one, and two that are not configured. */
export const networkCases: Cases<typeof networkMachine> = {
  'network.set': [
    { caipNetworkId: mainnet.caipNetworkId, ...aloud },
    { caipNetworkId: sepolia.caipNetworkId, activate: false, quiet: false },
    { caipNetworkId: unconfiguredNetwork, ...aloud },
    { caipNetworkId: otherUnconfiguredNetwork, activate: true, quiet: true },
    { caipNetworkId: solana.caipNetworkId, activate: false, quiet: false },
  ],
  'networks.add': [{ network: mainnet }],
  // an active or inactive network, with and without a wallet on it; an unknown one
  'networks.remove': [
    { caipNetworkId: mainnet.caipNetworkId, keeps: true },
    { caipNetworkId: mainnet.caipNetworkId, keeps: false },
    { caipNetworkId: unconfiguredNetwork, keeps: true },
    { caipNetworkId: solana.caipNetworkId, keeps: false },
  ],
}
