import type { Connection } from '../../../../../core/src/domain/account/account.ts'
import { KitError } from '../../../../../core/src/errors/kit-error.ts'
import type { socialMachine } from '../../../../../core/src/flows/connect/social/social.machine.ts'
import type { SocialInput } from '../../../../../core/src/flows/connect/social/social.types.ts'
import { alice, mainnet } from '../../../samples.ts'
import type { Cases } from '../../../walker/machine-model.ts'
import { featuresRead, offers } from '../offers.ts'

export const resultUri = 'https://frame.example/?result=1'
/** The connection of the embedded wallet. */
export const embeddedConnection: Connection = {
  namespace: 'eip155',
  connectorId: 'ID_AUTH',
  address: alice,
  accounts: [{ address: alice, type: 'eoa' }],
  caipNetworkId: mainnet.caipNetworkId,
}

const popup: SocialInput = {
  provider: 'google',
  network: { namespace: 'eip155', caipNetworkId: mainnet.caipNetworkId, isActive: true },
  offer: offers.on,
  way: 'popup',
  resultUri: null,
}
/** One input for each way of the login and each offer, and one without a network that the frame serves. */
export const socialInputs: Record<
  | 'popup'
  | 'blocked'
  | 'redirect'
  | 'returned'
  | 'awaited'
  | 'awaitedOff'
  | 'awaitedBlocked'
  | 'awaitedRedirect'
  | 'awaitedReturn'
  | 'off'
  | 'offBlocked'
  | 'unavailable',
  SocialInput
> = {
  popup,
  blocked: { ...popup, way: 'blocked' },
  redirect: { ...popup, way: 'redirect' },
  returned: { ...popup, way: 'result', resultUri },
  awaited: { ...popup, offer: offers.awaited },
  awaitedOff: { ...popup, offer: offers.awaitedOff },
  awaitedBlocked: { ...popup, offer: offers.awaited, way: 'blocked' },
  awaitedRedirect: { ...popup, offer: offers.awaited, way: 'redirect' },
  awaitedReturn: { ...popup, offer: offers.awaited, way: 'result', resultUri },
  off: { ...popup, offer: offers.off },
  offBlocked: { ...popup, offer: offers.off, way: 'blocked' },
  unavailable: { ...popup, network: null },
}

/** An error for each guard, and an error that no guard accepts. */
export const socialErrors = {
  cancelled: new KitError('social/cancelled'),
  untrusted: new KitError('social/untrusted-origin'),
  missing: new KitError('social/popup-missing'),
  cutOff: new KitError('social/popup-cut-off'),
  blocked: new KitError('social/popup-blocked'),
  timedOut: new KitError('embedded/request-timed-out'),
  refused: new KitError('social/refused'),
  notLoaded: new KitError('kit/missing'),
}

export const socialCases: Cases<typeof socialMachine> = {
  'features.read': featuresRead,
  'xstate.done.actor.waitForResult': [{ output: { resultUri } }],
  'xstate.error.actor.waitForResult': Object.values(socialErrors).map((error) => ({ error })),
  'xstate.done.actor.showProvider': [{ output: undefined }],
  'xstate.error.actor.showProvider': [
    { error: socialErrors.missing },
    { error: socialErrors.timedOut },
    { error: socialErrors.refused },
    { error: socialErrors.notLoaded },
  ],
  'xstate.done.actor.leavePage': [{ output: undefined }],
  'xstate.error.actor.leavePage': [
    { error: socialErrors.blocked },
    { error: socialErrors.timedOut },
    { error: socialErrors.notLoaded },
  ],
  'xstate.done.actor.connectUser': [{ output: embeddedConnection }],
  'xstate.error.actor.connectUser': [{ error: socialErrors.timedOut }],
}
