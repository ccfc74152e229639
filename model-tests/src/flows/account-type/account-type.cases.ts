import type { Connection } from '../../../../core/src/domain/account/account.ts'
import { catalogue } from '../../../../core/src/errors/catalogue.ts'
import { KitError } from '../../../../core/src/errors/kit-error.ts'
import type { accountTypeMachine } from '../../../../core/src/flows/account-type/account-type.machine.ts'
import type { AccountTypeInput } from '../../../../core/src/flows/account-type/account-type.types.ts'
import { alice, bob, mainnet, sepolia } from '../../samples.ts'
import type { Cases } from '../../walker/machine-model.ts'

export const smartConnection: Connection = {
  namespace: 'eip155',
  connectorId: 'ID_AUTH',
  address: bob,
  accounts: [
    { address: alice, type: 'eoa' },
    { address: bob, type: 'smartAccount' },
  ],
  caipNetworkId: mainnet.caipNetworkId,
}
const wallet = {
  namespace: 'eip155',
  caipNetworkId: mainnet.caipNetworkId,
  accountType: 'eoa',
} as const
const smartAccountNetworks = [mainnet.caipNetworkId]
/** Inputs with each type, on networks with and without smart accounts, and without a wallet. */
export const accountTypeInputs = {
  eoa: { wallet, smartAccountNetworks },
  smartAccount: { wallet: { ...wallet, accountType: 'smartAccount' }, smartAccountNetworks },
  fixed: { wallet: { ...wallet, caipNetworkId: sepolia.caipNetworkId }, smartAccountNetworks },
  otherWallet: { wallet: null, smartAccountNetworks },
} as const satisfies Record<string, AccountTypeInput>

export const frameError = new KitError(catalogue, 'embedded/aborted')
export const accountTypeCases: Cases<typeof accountTypeMachine> = {
  'account.lost': [{ namespace: 'eip155' }, { namespace: 'solana' }],
  'account.disconnected': [{ namespace: 'eip155' }, { namespace: 'solana' }],
  'chain.changed': [
    { namespace: 'eip155', caipNetworkId: sepolia.caipNetworkId },
    { namespace: 'eip155', caipNetworkId: mainnet.caipNetworkId },
    { namespace: 'solana', caipNetworkId: sepolia.caipNetworkId },
  ],
  'xstate.done.actor.setAccountType': [{ output: smartConnection }],
  'xstate.error.actor.setAccountType': [{ error: frameError }],
}
