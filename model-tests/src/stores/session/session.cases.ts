import { caipAddressOf } from '../../../../core/src/domain/caip/caip.ts'
import type { AuthenticationAnswer } from '../../../../core/src/domain/sign-in/authentication.ts'
import type { SignInAccount, SignInPolicies } from '../../../../core/src/domain/sign-in/session.ts'
import { catalogue } from '../../../../core/src/errors/catalogue.ts'
import { KitError } from '../../../../core/src/errors/kit-error.ts'
import type { sessionMachine } from '../../../../core/src/stores/session/session.machine.ts'
import type { SessionInput } from '../../../../core/src/stores/session/session.types.ts'
import {
  alice,
  bob,
  foxSession,
  foxSignIn,
  foxSolana,
  foxSolanaConnection,
  mainnet,
  sepolia,
  solana,
} from '../../samples.ts'
import type { Cases } from '../../walker/machine-model.ts'

/** Another account of the wallet, the same account on another network, and an account on Solana. */
export const onBob: SignInAccount = {
  ...foxSignIn,
  address: bob,
  caipAddress: caipAddressOf(mainnet.caipNetworkId, bob),
}
export const onSepolia: SignInAccount = {
  ...foxSignIn,
  caipNetworkId: sepolia.caipNetworkId,
  caipAddress: caipAddressOf(sepolia.caipNetworkId, alice),
}
export const onSolana: SignInAccount = {
  namespace: 'solana',
  address: foxSolanaConnection.address,
  caipNetworkId: solana.caipNetworkId,
  caipAddress: caipAddressOf(solana.caipNetworkId, foxSolanaConnection.address),
  connectorId: foxSolana.id,
}

/** The policies of `siwx` by default, and those of `siweConfig`. */
export const policies: SignInPolicies = {
  required: true,
  signOutOnDisconnect: true,
  signOutOnAccountChange: false,
  signOutOnNetworkChange: false,
}
export const sessionInputs: Record<'required', SessionInput> = {
  required: { policies, earlier: [] },
}
/** A session of an earlier page load may be open. */
export const earlierInput: SessionInput = { policies, earlier: ['eip155'] }
export const strictPolicies: SignInPolicies = {
  ...policies,
  signOutOnAccountChange: true,
  signOutOnNetworkChange: true,
}
/** When a session ends that is renewed. */
export const later = '2033-05-18T03:33:20.000Z'
export const answer: AuthenticationAnswer = {
  request: { data: foxSession.data, chains: [mainnet.caipNetworkId] },
  cacaos: [{}],
  accounts: [foxSignIn.caipAddress],
}
export const unreachable = new KitError(catalogue, 'siwx/unreachable')

const stored = [
  {
    session: { ...foxSession, data: { ...foxSession.data, expirationTime: later } },
    policies,
    others: false,
  },
  { session: foxSession, policies, others: false },
  { session: foxSession, policies: strictPolicies, others: false },
  {
    session: null,
    policies: { ...policies, required: false, signOutOnDisconnect: false },
    others: false,
  },
]

/**
 * Accounts: Fox, another address, another namespace while Fox stays connected and after it was
 * disconnected, an unsupported network, no wallet.
 */
export const sessionCases: Cases<typeof sessionMachine> = {
  'account.set': [
    { account: foxSignIn, connected: ['eip155'] },
    { account: onBob, connected: ['eip155'] },
    { account: onSolana, connected: ['eip155', 'solana'] },
    { account: onSolana, connected: ['solana'] },
    { account: null, connected: ['eip155'] },
    { account: null, connected: [] },
  ],
  'owner.add': [{ account: foxSignIn }],
  'session.revoke': [{ account: foxSignIn }],
  'session.set': [
    { account: foxSignIn, session: foxSession },
    { account: onBob, session: foxSession },
  ],
  'session.outdated': [
    { reason: 'expired' },
    { reason: 'changed' },
    { reason: 'interval' },
    { reason: 'reachable' },
  ],
  'xstate.done.actor.takeAnswer': [{ output: { answer: null } }, { output: { answer } }],
  'xstate.error.actor.takeAnswer': [{ error: unreachable }],
  'xstate.done.actor.readSession': stored.map((output) => ({ output })),
  'xstate.error.actor.readSession': [{ error: unreachable }],
  'xstate.done.actor.refreshSession': stored.map((output) => ({ output })),
  'xstate.error.actor.refreshSession': [{ error: unreachable }],
  'xstate.done.actor.authenticate': [{ output: undefined }],
  'xstate.error.actor.authenticate': [{ error: new KitError(catalogue, 'siwx/not-verified') }],
  'xstate.done.actor.signOut': [{ output: undefined }],
  'xstate.error.actor.signOut': [{ error: unreachable }],
}
