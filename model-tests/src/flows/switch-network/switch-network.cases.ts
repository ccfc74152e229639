import { catalogue } from '../../../../core/src/errors/catalogue.ts'
import { KitError } from '../../../../core/src/errors/kit-error.ts'
import { fromWallet } from '../../../../core/src/errors/rpc-codes.ts'
import type { switchNetworkMachine } from '../../../../core/src/flows/switch-network/switch-network.machine.ts'
import type { SwitchNetworkInput } from '../../../../core/src/flows/switch-network/switch-network.types.ts'
import { fox, foxConnection, mainnet, sepolia, unconfiguredNetwork } from '../../samples.ts'
import type { Cases } from '../../walker/machine-model.ts'

const from = mainnet.caipNetworkId
/** Inputs with a wallet on another network, without a wallet, and with a wallet on the network. */
export const switchNetworkInputs: Record<
  'otherNetwork' | 'disconnected' | 'sameNetwork' | 'login' | 'unconfirmed',
  SwitchNetworkInput
> = {
  otherNetwork: { network: sepolia, request: 'switch', connectorId: fox.id, walletNetworkId: from },
  disconnected: { network: sepolia, request: 'switch', connectorId: null, walletNetworkId: null },
  login: { network: sepolia, request: 'connect', connectorId: 'ID_AUTH', walletNetworkId: null },
  unconfirmed: { network: sepolia, request: 'confirm', connectorId: null, walletNetworkId: null },
  sameNetwork: { network: mainnet, request: 'switch', connectorId: fox.id, walletNetworkId: from },
}

/** Wallet errors as adapters throw them. */
export const switchErrors = {
  rejected: fromWallet({ code: 4001 }),
  unknownChain: fromWallet({ code: -32603, data: { originalError: { code: 4902 } } }),
  broken: new KitError(catalogue, 'rpc/internal'),
}

export const switchNetworkCases: Cases<typeof switchNetworkMachine> = {
  'xstate.done.actor.switchNetwork': [
    { output: sepolia.caipNetworkId },
    { output: unconfiguredNetwork },
  ],
  'xstate.done.actor.connectNamespace': [
    { output: { ...foxConnection, connectorId: 'ID_AUTH', caipNetworkId: sepolia.caipNetworkId } },
    { output: { ...foxConnection, connectorId: 'ID_AUTH', caipNetworkId: unconfiguredNetwork } },
  ],
  'xstate.error.actor.connectNamespace': [{ error: switchErrors.broken }],
  'xstate.error.actor.switchNetwork': Object.values(switchErrors).map((error) => ({ error })),
  'xstate.error.actor.addNetwork': [
    { error: switchErrors.rejected },
    { error: switchErrors.broken },
  ],
  'chain.changed': [sepolia.caipNetworkId, unconfiguredNetwork].map((caipNetworkId) => ({
    namespace: 'eip155',
    caipNetworkId,
  })),
  // The namespace of the network, and another one.
  'account.lost': [{ namespace: 'eip155' }, { namespace: 'solana' }],
  'account.disconnected': [{ namespace: 'eip155' }, { namespace: 'solana' }],
}
