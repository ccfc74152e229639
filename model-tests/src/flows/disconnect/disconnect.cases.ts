import type { disconnectMachine } from '../../../../core/src/flows/disconnect/disconnect.machine.ts'
import type { DisconnectInput } from '../../../../core/src/flows/disconnect/disconnect.types.ts'
import { fox } from '../../samples.ts'
import type { Cases } from '../../walker/machine-model.ts'

/** Two wallets at once, and none. */
export const disconnectInputs: Record<'two' | 'none', DisconnectInput> = {
  two: {
    leaving: [
      { namespace: 'eip155', connectorId: fox.id },
      { namespace: 'solana', connectorId: 'app.phantom' },
    ],
  },
  none: { leaving: [] },
}

export const disconnectCases: Cases<typeof disconnectMachine> = {
  'xstate.done.actor.leaveWallets': [
    { output: [] },
    { output: [{ namespace: 'solana', text: 'no' }] },
  ],
  'xstate.error.actor.leaveWallets': [{ error: new Error('broken') }],
}
