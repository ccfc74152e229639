import type { SignInAccount } from '../../domain/sign-in/session.ts'
import type { ErrorCode } from '../../errors/catalogue.ts'
import { approvalTransaction } from '../../protocol/approval-transaction.ts'
import type { Message } from '../../protocol/messages.ts'
import type { Reactions } from '../../protocol/reactions.ts'
import { track } from '../../protocol/track.ts'
import { sentBy } from './sign-in.context.ts'
import type { SignInContext, SignInEmitted, SignInOutput } from './sign-in.types.ts'

/** The toast for a signature that failed. Many pages do not support those of smart accounts. */
const toastCode = (code: ErrorCode, smartAccount: boolean): ErrorCode =>
  smartAccount ? 'siwx/smart-account' : code

/**
 * Gives the session to the session store, which closes the modal. A visitor who does not sign in
 * where that is required is disconnected.
 */
export const signInReactions: Reactions<SignInEmitted, SignInOutput, SignInContext> = {
  'signature.requested': ({ connectorId }, query) => [
    track('CLICK_SIGN_SIWX_MESSAGE', query.trackedAccount()),
    ...approvalTransaction(connectorId, query),
  ],
  'check.requested': () => [{ to: 'session', type: 'check' }],
  'session.refused': () => [{ to: 'session', type: 'session.refused' }],
  'session.requested': ({ account }) => [{ to: 'session', type: 'owner.add', account }],
  'session.stored': (_, query) => [track('SIWX_AUTH_SUCCESS', query.trackedAccount())],
  'attempt.failed': (_, query) => [track('SIWX_AUTH_ERROR', query.trackedAccount())],
  'sign.failed': ({ code, smartAccount }, query) => [
    // the in-page wallet answered without showing its request
    ...(query.transactions() > 0 && query.currentView() !== 'ApproveTransaction'
      ? [{ to: 'router', type: 'transactions.cancel' } as const]
      : []),
    {
      to: 'toast',
      type: 'show',
      variant: 'error',
      code: toastCode(code, smartAccount),
      message: null,
    },
  ],
  done: (output, query) => {
    if (output.type === 'outdated') return []
    if (output.type === 'signedIn')
      return [
        { to: 'session', type: 'session.set', account: output.account, session: output.session },
      ]
    return [
      track('CLICK_CANCEL_SIWX', query.trackedAccount()),
      ...revoking(output.sent),
      output.required
        ? { to: 'kit', type: 'disconnect', namespaces: query.connectedNamespaces() }
        : { to: 'modal', type: 'close' },
    ]
  },
  // The view was closed, or `signIn` has rejected.
  aborted: (context) => revoking(sentBy(context)),
}

/** Ends the session of an account that may be open. */
const revoking = (account: SignInAccount | null): readonly Message[] =>
  account === null ? [] : [{ to: 'session', type: 'session.revoke', account }]
