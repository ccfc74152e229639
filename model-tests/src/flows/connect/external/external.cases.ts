import { plainWallet } from '../../../../../core/src/domain/wallet/parse-wallet.ts'
import { catalogue } from '../../../../../core/src/errors/catalogue.ts'
import { KitError } from '../../../../../core/src/errors/kit-error.ts'
import type { externalMachine } from '../../../../../core/src/flows/connect/external/external.machine.ts'
import type { ExternalInput } from '../../../../../core/src/flows/connect/external/external.types.ts'
import { fox, foxConnection, mainnet, owl } from '../../../samples.ts'
import type { Cases } from '../../../walker/machine-model.ts'

const networks = { eip155: mainnet.caipNetworkId }
const picked = { connectorId: fox.id, namespace: 'eip155', knownWallet: null, networks }
const stored = { ...plainWallet(fox), chrome_store: 'https://store.example/fox' }
/** Inputs for an installed wallet, a stored wallet, and an unknown wallet without a namespace. */
export const externalInputs: Record<'installed' | 'stored' | 'unknown', ExternalInput> = {
  installed: { ...picked, connector: fox },
  stored: { ...picked, connector: null, knownWallet: stored },
  unknown: { ...picked, connector: null, namespace: null },
}

/** An error for each guard, and an error that no guard accepts. */
export const walletErrors = {
  rejected: new KitError(catalogue, 'rpc/user-rejected'),
  requestPending: new KitError(catalogue, 'rpc/resource-unavailable'),
  notInstalled: new KitError(catalogue, 'connect/wallet-not-found', { wallet: fox.name }),
  noAccount: new KitError(catalogue, 'connect/no-account-shared', { wallet: fox.name }),
}

export const externalCases: Cases<typeof externalMachine> = {
  'connector.found': [
    { connector: fox },
    { connector: owl },
    { connector: { ...fox, chain: 'solana' } },
  ],
  'xstate.done.actor.requestAccounts': [{ output: foxConnection }],
  'xstate.done.actor.waitForAccounts': [{ output: foxConnection }],
  'xstate.error.actor.waitForAccounts': [{ error: new KitError(catalogue, 'rpc/internal') }],
  'xstate.error.actor.requestAccounts': Object.values(walletErrors).map((error) => ({ error })),
}
