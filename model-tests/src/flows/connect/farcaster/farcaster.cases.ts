import { KitError } from '../../../../../core/src/errors/kit-error.ts'
import type { farcasterMachine } from '../../../../../core/src/flows/connect/farcaster/farcaster.machine.ts'
import type { FarcasterInput } from '../../../../../core/src/flows/connect/farcaster/farcaster.types.ts'
import { mainnet } from '../../../samples.ts'
import type { Cases } from '../../../walker/machine-model.ts'
import { embeddedConnection } from '../social/social.cases.ts'

export const farcasterUrl = 'https://farcaster.example/connect?token=1'
/** Inputs with and without a network that the frame serves. */
export const farcasterInputs = {
  available: {
    network: { namespace: 'eip155', caipNetworkId: mainnet.caipNetworkId, isActive: true },
  },
  unavailable: { network: null },
} as const satisfies Record<string, FarcasterInput>

export const frameError = new KitError('embedded/aborted')
export const farcasterCases: Cases<typeof farcasterMachine> = {
  'xstate.done.actor.requestUrl': [{ output: farcasterUrl }],
  'xstate.error.actor.requestUrl': [{ error: frameError }],
  'xstate.done.actor.waitForApproval': [{ output: { userName: 'ada' } }],
  'xstate.error.actor.waitForApproval': [{ error: frameError }],
  'xstate.done.actor.connectUser': [{ output: embeddedConnection }],
  'xstate.error.actor.connectUser': [{ error: frameError }],
}
