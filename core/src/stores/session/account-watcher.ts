import type { Namespace } from '../../domain/caip/namespace.ts'
import type { SignInAccount } from '../../domain/sign-in/session.ts'
import { isSameSignIn, signInAccount } from '../../domain/sign-in/sign-in-account.ts'
import type { KitState } from '../../protocol/kit-state.ts'
import type { Messages } from '../../protocol/messages.ts'

type AccountWatcherOptions = {
  state(): KitState
  send(message: Messages['session']): void
  /** The namespaces with a stored connection. */
  stored(): readonly Namespace[]
  /** The namespaces whose sessions may be open, also of an earlier page load. */
  open(): readonly Namespace[]
}

/**
 * Creates a listener for changes of the kit state. It sends the account that signs in and the
 * connected namespaces to the session store. A stored connection counts as connected while it is
 * restored, and until the next visit if its wallet was slow. The first message is sent when an
 * account is connected, or when a session may be open whose connection has ended meanwhile.
 */
export function createAccountWatcher(options: AccountWatcherOptions): () => void {
  const { state, send, stored, open } = options
  let sent: Messages['session'] & { type: 'account.set' } = {
    type: 'account.set',
    account: null,
    connected: [],
  }
  let hasSent = false
  /** The stored connections that could not be restored. Null until the restore has ended. */
  let kept: readonly Namespace[] | null = null
  return () => {
    const current = state()
    const account: SignInAccount | null = signInAccount(current)
    const active = Object.values(current.accounts)
      .filter(({ status }) => status === 'connected')
      .map(({ namespace }) => namespace)
    const { restoring } = current
    if (restoring?.length === 0) kept = (kept ?? stored()).filter((each) => !active.includes(each))
    // Read again: the visitor may have disconnected one that was not restored.
    const waiting = (kept?.filter((each) => stored().includes(each)) ?? restoring ?? []).filter(
      (each) => !active.includes(each),
    )
    const connected = [...active, ...waiting]
    if (!hasSent && account === null && active.length === 0 && open().length === 0) return
    const isSame = isSameSignIn(sent.account, account) && sent.connected.join() === connected.join()
    if (hasSent && isSame) return
    hasSent = true
    sent = { type: 'account.set', account, connected }
    send(sent)
  }
}
