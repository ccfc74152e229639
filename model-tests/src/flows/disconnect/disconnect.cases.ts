import type { disconnectMachine } from '../../../../core/src/flows/disconnect/disconnect.machine.ts'
import type { DisconnectInput } from '../../../../core/src/flows/disconnect/disconnect.types.ts'
import { fox } from '../../samples.ts'
import type { Cases } from '../../walker/machine-model.ts'

/** Inputs with two wallets and with no wallet. */
export const disconnectInputs: Record<'two' | 'none', DisconnectInput> = {
  two: {
    wallets: [
      { namespace: 'eip155', connectorId: fox.id },
      { namespace: 'solana', connectorId: 'app.phantom' },
    ],
  },
  none: { wallets: [] },
}

export const disconnectCases: Cases<typeof disconnectMachine> = {
  'xstate.done.actor.disconnectWallets': [
    { output: [] },
    { output: [{ namespace: 'solana', text: 'no' }] },
  ],
  'xstate.error.actor.disconnectWallets': [{ error: new Error('broken') }],
}
