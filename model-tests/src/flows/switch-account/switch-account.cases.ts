import { KitError } from '../../../../core/src/errors/kit-error.ts'
import type { switchAccountMachine } from '../../../../core/src/flows/switch-account/switch-account.machine.ts'
import type { AccountChoice, SwitchAccountInput } from '../../../../core/src/flows/switch-account/switch-account.types.ts'
import { alice, bob, carol, fox, mainnet, owl, owlConnection } from '../../samples.ts'
import type { Cases } from '../../walker/chart-model.ts'

/** Of the active wallet, of another one that is here, of one that is not here. */
export const choices = {
  same: { address: bob, type: 'eoa', connectorId: fox.id },
  other: { address: carol, type: 'eoa', connectorId: owl.id },
  gone: { address: carol, type: 'eoa', connectorId: 'io.gone' },
} as const satisfies Record<string, AccountChoice>

/** Connected on a known network, and connected nowhere. */
export const switchAccountInputs: Record<'connected' | 'nowhere', SwitchAccountInput> = {
  connected: {
    namespace: 'eip155',
    address: alice,
    activeConnectorId: fox.id,
    knownConnectorIds: [fox.id, owl.id],
    caipNetworkId: mainnet.caipNetworkId,
    choices: Object.values(choices),
  },
  nowhere: { namespace: 'eip155', address: null, activeConnectorId: null, knownConnectorIds: [], caipNetworkId: null, choices: [] },
}

export const switchAccountCases: Cases<typeof switchAccountMachine> = {
  'account.changed': [
    { namespace: 'eip155', address: carol, accounts: [{ address: carol, type: 'eoa' }] },
    { namespace: 'solana', address: 'So1', accounts: [{ address: 'So1', type: 'eoa' }] },
  ],
  pick: Object.values(choices).map((choice) => ({ choice })),
  'xstate.done.actor.requestAccounts': [{ output: owlConnection }],
  'xstate.error.actor.requestAccounts': [{ error: new KitError('rpc/user-rejected') }],
}
