import type { disconnectMachine } from '../../../../core/src/flows/disconnect/disconnect.machine.ts'
import type { DisconnectInput } from '../../../../core/src/flows/disconnect/disconnect.types.ts'
import { fox } from '../../samples.ts'
import type { Cases } from '../../walker/machine-model.ts'

/** Inputs with two wallets, one wallet and no wallet. */
export const disconnectInputs: Record<'two' | 'one' | 'none', DisconnectInput> = {
  two: {
    requested: 'all',
    wallets: [
      { namespace: 'eip155', connectorId: fox.id, revoke: true, members: [] },
      { namespace: 'solana', connectorId: 'app.phantom', revoke: false, members: [] },
    ],
  },
  one: {
    requested: 'eip155',
    wallets: [{ namespace: 'eip155', connectorId: fox.id, revoke: true, members: [] }],
  },
  none: { requested: 'all', wallets: [] },
}

export const disconnectCases: Cases<typeof disconnectMachine> = {
  'xstate.done.actor.disconnectWallets': [
    { output: [] },
    { output: [{ namespace: 'solana', code: 'rpc/internal', text: 'no' }] },
  ],
  'xstate.error.actor.disconnectWallets': [{ error: new Error('broken') }],
}
