import { catalogue } from '../../../../core/src/errors/catalogue.ts'
import { KitError } from '../../../../core/src/errors/kit-error.ts'
import type { switchAccountMachine } from '../../../../core/src/flows/switch-account/switch-account.machine.ts'
import type {
  AccountChoice,
  SwitchAccountInput,
} from '../../../../core/src/flows/switch-account/switch-account.types.ts'
import {
  alice,
  bob,
  carol,
  fox,
  foxSolana,
  foxSolanaConnection,
  mainnet,
  owl,
  owlConnection,
  solana,
} from '../../samples.ts'
import type { Cases } from '../../walker/machine-model.ts'

/** Accounts of the active wallet, another installed wallet, a missing wallet, another namespace. */
export const choices = {
  activeWallet: { address: bob, type: 'eoa', namespace: 'eip155', connectorId: fox.id },
  otherWallet: { address: carol, type: 'eoa', namespace: 'eip155', connectorId: owl.id },
  missingWallet: { address: carol, type: 'eoa', namespace: 'eip155', connectorId: 'io.gone' },
  otherNamespace: {
    address: 'So1anaFox',
    type: 'eoa',
    namespace: 'solana',
    connectorId: foxSolana.id,
  },
} as const satisfies Record<string, AccountChoice>

const networks = { eip155: mainnet.caipNetworkId, solana: solana.caipNetworkId }
/** Inputs with two connected namespaces and with no connected namespace. */
export const switchAccountInputs: Record<'connected' | 'disconnected', SwitchAccountInput> = {
  connected: {
    namespace: 'eip155',
    connected: {
      eip155: { connectorId: fox.id, address: alice, caipNetworkId: mainnet.caipNetworkId },
      solana: {
        connectorId: foxSolana.id,
        address: 'So1anaDen',
        caipNetworkId: solana.caipNetworkId,
      },
    },
    connectors: [fox, owl, foxSolana],
    networks,
    choices: Object.values(choices),
  },
  disconnected: { namespace: 'eip155', connected: {}, connectors: [], networks, choices: [] },
}

export const switchAccountCases: Cases<typeof switchAccountMachine> = {
  'account.connected': [foxSolanaConnection],
  'account.changed': [
    { namespace: 'eip155', address: carol, accounts: [{ address: carol, type: 'eoa' }] },
    { namespace: 'solana', address: 'So1', accounts: [{ address: 'So1', type: 'eoa' }] },
  ],
  'account.lost': [{ namespace: 'solana' }],
  'account.disconnected': [{ namespace: 'solana' }],
  connect: [{ namespace: 'solana' }],
  pick: Object.values(choices).map((choice) => ({ choice })),
  'xstate.done.actor.requestAccounts': [{ output: owlConnection }],
  'xstate.error.actor.requestAccounts': [{ error: new KitError(catalogue, 'rpc/user-rejected') }],
}
