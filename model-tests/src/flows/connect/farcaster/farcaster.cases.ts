import { KitError } from '../../../../../core/src/errors/kit-error.ts'
import type { farcasterMachine } from '../../../../../core/src/flows/connect/farcaster/farcaster.machine.ts'
import type { FarcasterInput } from '../../../../../core/src/flows/connect/farcaster/farcaster.types.ts'
import { mainnet } from '../../../samples.ts'
import type { Cases } from '../../../walker/machine-model.ts'
import { featuresRead, offers } from '../offers.ts'
import { embeddedConnection } from '../social/social.cases.ts'

export const farcasterUrl = 'https://farcaster.example/connect?token=1'
const network = {
  namespace: 'eip155',
  caipNetworkId: mainnet.caipNetworkId,
  isActive: true,
} as const
/** Inputs with and without a network that the frame serves, and with each offer. */
export const farcasterInputs = {
  available: { network, offer: offers.on },
  awaited: { network, offer: offers.awaited },
  awaitedOff: { network, offer: offers.awaitedOff },
  off: { network, offer: offers.off },
  unavailable: { network: null, offer: offers.on },
} as const satisfies Record<string, FarcasterInput>

export const frameError = new KitError('embedded/aborted')
export const farcasterCases: Cases<typeof farcasterMachine> = {
  'features.read': featuresRead,
  'xstate.done.actor.requestUrl': [{ output: farcasterUrl }],
  'xstate.error.actor.requestUrl': [{ error: frameError }],
  'xstate.done.actor.waitForApproval': [{ output: { userName: 'ada' } }],
  'xstate.error.actor.waitForApproval': [{ error: frameError }],
  'xstate.done.actor.connectUser': [{ output: embeddedConnection }],
  'xstate.error.actor.connectUser': [{ error: frameError }],
}
