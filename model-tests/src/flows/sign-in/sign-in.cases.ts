import { caipAddressOf } from '../../../../core/src/domain/caip/caip.ts'
import { catalogue } from '../../../../core/src/errors/catalogue.ts'
import { KitError } from '../../../../core/src/errors/kit-error.ts'
import { fromWallet } from '../../../../core/src/errors/rpc-codes.ts'
import type { signInMachine } from '../../../../core/src/flows/sign-in/sign-in.machine.ts'
import type {
  PreparedMessage,
  SignInInput,
} from '../../../../core/src/flows/sign-in/sign-in.types.ts'
import {
  alice,
  bob,
  fox,
  foxConnection,
  foxSession,
  foxSignIn,
  foxSolanaConnection,
  mainnet,
  owlConnection,
  sepolia,
} from '../../samples.ts'
import type { Cases } from '../../walker/machine-model.ts'

const base: SignInInput = {
  account: foxSignIn,
  enabled: true,
  required: true,
  checked: true,
  session: null,
  unreadable: null,
  smartAccount: false,
  wallet: { name: fox.name, icon: null },
  site: { name: 'Shop', origin: 'https://shop.example', icon: null },
  metadataUrl: 'https://shop.example',
}
/** An account without a session, and everything that decides how the flow starts. */
export const signInInputs: Record<
  | 'required'
  | 'unreadable'
  | 'optional'
  | 'unchecked'
  | 'signedIn'
  | 'smartAccount'
  | 'noAccount'
  | 'notEnabled',
  SignInInput
> = {
  required: base,
  optional: { ...base, required: false },
  unchecked: { ...base, checked: false },
  unreadable: { ...base, checked: false, unreadable: 'siwx/unreachable' },
  signedIn: { ...base, checked: false, session: foxSession },
  smartAccount: { ...base, smartAccount: true },
  noAccount: { ...base, account: null, checked: false },
  notEnabled: { ...base, enabled: false, checked: false },
}

/** The account of another network, address and namespace. */
export const bobSignIn = {
  ...foxSignIn,
  address: bob,
  caipAddress: caipAddressOf(mainnet.caipNetworkId, bob),
}

export const prepared: PreparedMessage = {
  data: foxSession.data,
  message: foxSession.message,
  lifetime: 300_000,
}
export const signInErrors = {
  rejected: fromWallet({ code: 4001 }),
  broken: new KitError(catalogue, 'rpc/internal'),
  unreachable: new KitError(catalogue, 'siwx/unreachable'),
  timedOut: new KitError(catalogue, 'kit/timed-out'),
  refused: new KitError(catalogue, 'siwx/not-verified'),
  /** An extension of the page threw an error of its own. */
  foreign: new KitError(catalogue, 'kit/unknown', {}, { cause: { code: -1 } }),
}
const { unreachable, timedOut, refused, foreign } = signInErrors

export const signInCases: Cases<typeof signInMachine> = {
  'xstate.done.actor.prepareMessage': [{ output: prepared }],
  'xstate.error.actor.prepareMessage': [{ error: unreachable }],
  'xstate.done.actor.signMessage': [{ output: { signature: foxSession.signature } }],
  'xstate.error.actor.signMessage': [
    { error: signInErrors.rejected },
    { error: signInErrors.broken },
  ],
  'xstate.done.actor.storeSession': [{ output: foxSession }],
  'xstate.error.actor.storeSession': [unreachable, timedOut, refused, foreign].map((error) => ({
    error,
  })),
  'account.connected': [
    foxConnection,
    { ...foxConnection, address: bob },
    owlConnection,
    foxSolanaConnection,
  ],
  'account.changed': [alice, bob].map((address) => ({
    namespace: 'eip155',
    address,
    accounts: foxConnection.accounts,
  })),
  'account.lost': [{ namespace: 'eip155' }, { namespace: 'solana' }],
  'account.disconnected': [{ namespace: 'eip155' }, { namespace: 'solana' }],
  'chain.changed': [mainnet, sepolia].map(({ caipNetworkId }) => ({
    namespace: 'eip155',
    caipNetworkId,
  })),
  'network.changed': [mainnet, sepolia].map(({ caipNetworkId }) => ({
    caipNetworkId,
    activeNamespace: 'eip155',
    namespaceChanged: false,
    wasUnknown: false,
    quiet: false,
  })),
  'session.found': [{ account: foxSignIn, session: foxSession }],
  'session.missing': [foxSignIn, bobSignIn].map((account) => ({
    account,
    required: true,
    quiet: false,
  })),
  'session.unknown': [{ account: foxSignIn, code: 'kit/timed-out', repeated: false }],
  'session.ended': [{}],
  'session.failed': [{ account: foxSignIn, code: 'siwx/unreachable' }],
}
