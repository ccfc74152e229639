import type { Namespace } from '../../domain/caip/namespace.ts'
import type { SignInAccount } from '../../domain/sign-in/session.ts'
import { isSameSignIn, signInAccount } from '../../domain/sign-in/sign-in-account.ts'
import type { KitState } from '../../protocol/kit-state.ts'
import type { Messages } from '../../protocol/messages.ts'

type AccountWatcherOptions = {
  state(): KitState
  send(message: Messages['session']): void
}

/**
 * Creates a listener for changes of the kit state. It sends the account that signs in and the
 * connected namespaces to the session store.
 */
export function createAccountWatcher({ state, send }: AccountWatcherOptions): () => void {
  let account: SignInAccount | null = null
  let connected: readonly Namespace[] = []
  return () => {
    const current = state()
    const nextAccount = signInAccount(current)
    const nextConnected = Object.values(current.accounts)
      .filter(({ status }) => status === 'connected')
      .map(({ namespace }) => namespace)
    if (isSameSignIn(account, nextAccount) && connected.join() === nextConnected.join()) return
    account = nextAccount
    connected = nextConnected
    send({ type: 'account.set', account, connected })
  }
}
