import type { SnapshotFrom } from 'xstate'
import { isSameSignIn, signInAccount } from '../../domain/sign-in/sign-in-account.ts'
import { safeImage } from '../../domain/text/url.ts'
import { connectorById } from '../../domain/wallet/connector-by-id.ts'
import { remoteConnectorId } from '../../domain/wallet/wallet.ts'
import { defineFlow } from '../../protocol/define.ts'
import type { KitState } from '../../protocol/kit-state.ts'
import { signInActors } from './sign-in.actors.ts'
import { accountOf, preparedOf } from './sign-in.context.ts'
import { signInMachine } from './sign-in.machine.ts'
import { signInReactions } from './sign-in.reactions.ts'
import type { SignInCommand, SignInInput, SignInView } from './sign-in.types.ts'

/** The active account, what is known about its session, and who requests the signature. */
export function signInInput(state: KitState): SignInInput {
  const { accounts, config, session } = state
  const { metadata, origin } = config
  const account = signInAccount(state)
  const isCurrent = isSameSignIn(session.account, account)
  const { accounts: shared = [] } = accounts[account?.namespace ?? ''] ?? {}
  const { type } = shared.find(({ address }) => address === account?.address) ?? {}
  return {
    account,
    enabled: session.status !== 'disabled',
    required: session.required,
    checked: isCurrent && session.status === 'signedOut',
    session: isCurrent ? session.session : null,
    unreadable: isCurrent && session.status === 'unknown' ? session.problem : null,
    smartAccount: type === 'smartAccount',
    wallet: walletOf(state, account),
    site: { name: metadata.name, origin, icon: safeImage(metadata.icons[0]) },
    metadataUrl: metadata.url,
  }
}

/**
 * Name and image of the wallet; those of the wallet behind a remote session. The embedded wallet has
 * no name that visitors know.
 */
function walletOf(
  { connections: { connectors, session } }: KitState,
  account: SignInInput['account'],
): SignInInput['wallet'] {
  const connector =
    account === null ? null : connectorById(connectors, account.connectorId, account.namespace)
  if (connector === null || connector.type === 'AUTH') return { name: '', icon: null }
  const { name, icon } =
    connector.id === remoteConnectorId ? (session?.wallet ?? connector) : connector
  return { name, icon }
}

/** Maps a snapshot to the step of the sign-in, with its commands. */
export function signInView(
  snapshot: SnapshotFrom<typeof signInMachine>,
  send: (command: SignInCommand) => void,
): SignInView {
  const { context } = snapshot
  if (snapshot.matches('outdated')) return { step: 'outdated' }
  if (snapshot.matches('cancelled')) return { step: 'cancelled' }
  if (snapshot.matches('signedIn') && context.session !== null)
    return { step: 'signedIn', session: context.session }
  const { site, wallet, required, details, cause } = context
  const problem = context.problem ?? 'kit/unknown'
  const cancel = () => send({ type: 'cancel' })
  if (snapshot.matches('unavailable')) return { step: 'unavailable', problem, cancel }
  const retry = () => send({ type: 'retry' })
  const fields = { site, wallet, required, account: accountOf(context), cancel }
  if (snapshot.matches('failed')) {
    const signed = snapshot.matches({ failed: 'signed' })
    return { step: 'failed', ...fields, problem, details, cause, signed, retry }
  }
  if (snapshot.matches('checking') || snapshot.matches('preparing') || context.prepared === null)
    return { step: 'preparing', ...fields }
  const { data, message } = preparedOf(context)
  if (snapshot.matches('signing')) {
    const unresponsive = snapshot.matches({ signing: 'unresponsive' })
    return { step: 'signing', ...fields, data, message, unresponsive }
  }
  if (snapshot.matches('storing')) return { step: 'storing', ...fields, data, message }
  if (snapshot.matches('declined'))
    return { step: 'declined', ...fields, data, message, problem, retry }
  return { step: 'reviewing', ...fields, data, message, sign: () => send({ type: 'sign' }) }
}

/** Signs in with the connected account. */
export const signIn = defineFlow({
  id: 'signIn',
  title: 'Sign in',
  area: 'account',
  views: ['SIWXSignMessage'],
  machine: signInMachine,
  actors: signInActors,
  input: signInInput,
  view: signInView,
  reactions: signInReactions,
  listens: [
    'account.connected',
    'account.changed',
    'account.lost',
    'account.disconnected',
    'chain.changed',
    'network.changed',
    'session.found',
    'session.missing',
    'session.unknown',
    'session.ended',
    'session.failed',
  ],
})
