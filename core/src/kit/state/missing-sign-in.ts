import { isSameSignIn, signInAccount } from '../../domain/sign-in/sign-in-account.ts'
import type { KitState } from '../../protocol/kit-state.ts'
import type { Queries } from '../../protocol/reactions.ts'

/** See `Queries.missingSignIn`. The session store may not know the active account yet. */
export function missingSignIn(
  state: Pick<KitState, 'accounts' | 'network' | 'session'>,
): ReturnType<Queries['missingSignIn']> {
  const { status, account, required } = state.session
  const active = signInAccount(state)
  if (status === 'disabled' || active === null) return 'none'
  // an account whose sessions could not be read is being disconnected
  if ((status === 'signedIn' || status === 'failed') && isSameSignIn(account, active)) return 'none'
  return required ? 'required' : 'optional'
}
