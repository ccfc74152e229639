import { plainWallet } from '../../../../../core/src/domain/wallet/parse-wallet.ts'
import { KitError } from '../../../../../core/src/errors/kit-error.ts'
import type { externalMachine } from '../../../../../core/src/flows/connect/external/external.machine.ts'
import type { ExternalInput } from '../../../../../core/src/flows/connect/external/external.types.ts'
import { fox, foxConnection, mainnet, owl } from '../../../samples.ts'
import type { Cases } from '../../../walker/machine-model.ts'

const networks = { eip155: mainnet.caipNetworkId }
const picked = { connectorId: fox.id, namespace: 'eip155', known: null, networks }
const remembered = { ...plainWallet(fox), chrome_store: 'https://store.example/fox' }
/** A wallet that is here, one that is only remembered, and one that nobody knows and that is wanted wherever it is. */
export const externalInputs: Record<'installed' | 'remembered' | 'unknown', ExternalInput> = {
  installed: { ...picked, connector: fox },
  remembered: { ...picked, connector: null, known: remembered },
  unknown: { ...picked, connector: null, namespace: null },
}

/** Each way a wallet can answer that the chart tells apart, and one it does not. */
export const walletErrors = {
  refused: new KitError('rpc/user-rejected'),
  pending: new KitError('rpc/resource-unavailable'),
  gone: new KitError('connect/wallet-not-found', { wallet: fox.name }),
  noAccount: new KitError('connect/no-account-shared', { wallet: fox.name }),
}

export const externalCases: Cases<typeof externalMachine> = {
  'connector.found': [
    { connector: fox },
    { connector: owl },
    { connector: { ...fox, chain: 'solana' } },
  ],
  'xstate.done.actor.requestAccounts': [{ output: foxConnection }],
  'xstate.done.actor.awaitShared': [{ output: foxConnection }],
  'xstate.error.actor.awaitShared': [{ error: new KitError('rpc/internal') }],
  'xstate.error.actor.requestAccounts': Object.values(walletErrors).map((error) => ({ error })),
}
