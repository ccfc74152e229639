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

/**
 * An account of the active wallet, of another available wallet, of a missing one, and of another
 * namespace.
 */
export const choices = {
  same: { address: bob, type: 'eoa', namespace: 'eip155', connectorId: fox.id },
  other: { address: carol, type: 'eoa', namespace: 'eip155', connectorId: owl.id },
  gone: { address: carol, type: 'eoa', namespace: 'eip155', connectorId: 'io.gone' },
  far: { address: 'So1anaFox', type: 'eoa', namespace: 'solana', connectorId: foxSolana.id },
} as const satisfies Record<string, AccountChoice>

const networks = { eip155: mainnet.caipNetworkId, solana: solana.caipNetworkId }
/** With two connected namespaces, and with none. */
export const switchAccountInputs: Record<'connected' | 'nowhere', SwitchAccountInput> = {
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
  nowhere: { namespace: 'eip155', connected: {}, connectors: [], networks, choices: [] },
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
  'xstate.error.actor.requestAccounts': [{ error: new KitError('rpc/user-rejected') }],
}
