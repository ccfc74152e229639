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
 * connected namespaces to the session store. A stored connection counts as connected, also if its
 * wallet was slow or another tab made it, unless this tab had a connection in its namespace that has
 * ended. The first message is sent when an account is connected, or when a session may be open whose
 * connection has ended meanwhile.
 */
export function createAccountWatcher(options: AccountWatcherOptions): () => void {
  const { state, send, stored, open } = options
  let sent: Messages['session'] & { type: 'account.set' } = {
    type: 'account.set',
    account: null,
    connected: [],
  }
  let hasSent = false
  /** The namespaces in which this tab has, or had, a connection. */
  const own = new Set<Namespace>()
  return () => {
    const current = state()
    const account: SignInAccount | null = signInAccount(current)
    const accounts = Object.values(current.accounts)
    const withStatus = (wanted: string) =>
      accounts.filter(({ status }) => status === wanted).map(({ namespace }) => namespace)
    const active = withStatus('connected')
    const restoring = withStatus('reconnecting')
    for (const each of active) own.add(each)
    for (const each of restoring) own.delete(each)
    // Read again: a tab may have disconnected one.
    const waiting = [...restoring, ...stored()].filter((each) => !own.has(each))
    const connected = [...new Set([...active, ...waiting])]
    if (!hasSent && account === null && active.length === 0 && open().length === 0) return
    const isSame = isSameSignIn(sent.account, account) && sent.connected.join() === connected.join()
    if (hasSent && isSame) return
    hasSent = true
    sent = { type: 'account.set', account, connected }
    send(sent)
  }
}
