import type { SnapshotFrom } from 'xstate'
import type { PopupProvider } from '../../../domain/config/socials.ts'
import type { ErrorCode } from '../../../errors/catalogue.ts'
import { popupProviderOf } from '../login/login.context.ts'
import type { loginMachine } from '../login/login.machine.ts'
import type { LoginEvent } from '../login/login.types.ts'

type Common = { provider: PopupProvider }
export type SocialView = Common &
  (
    | {
        step: 'signingIn'
        /**
         * `preparing`: the popup shows its loading page, and the project may be asked whether it
         * offers the login. `consenting`: that of the provider.
         */
        popup: 'preparing' | 'consenting'
        /** Opens the popup again. To be called in the visitor's click. */
        retry(): void
        cancel(): void
      }
    /** The page is left for that of the provider (Telegram). */
    | { step: 'redirecting'; cancel(): void }
    | { step: 'connecting'; cancel(): void }
    /** The popup could not be opened. `retry` opens it; to be called in the visitor's click. */
    | { step: 'blocked'; problem: ErrorCode; retry(): void; cancel(): void }
    | {
        step: 'failed'
        problem: ErrorCode
        /** To be called in the visitor's click. Null if another attempt would fail too. */
        retry: (() => void) | null
        cancel(): void
      }
    /** `skip` closes the modal at once. Null when it closes. */
    | { step: 'connected'; address: string; skip: (() => void) | null }
    /** The flow ended; no command is left. */
    | { step: 'cancelled' }
  )

/** Maps the state to a step and the commands that it allows. */
export function socialView(
  state: SnapshotFrom<typeof loginMachine>,
  send: (event: LoginEvent) => void,
): SocialView {
  const { connection, way } = state.context
  const provider = popupProviderOf(state.context)
  const problem = state.context.problem ?? 'kit/unknown'
  const retry = () => send({ type: 'retry' })
  const cancel = () => send({ type: 'cancel' })
  if (state.matches('asking')) {
    if (way === 'redirect') return { provider, step: 'redirecting', cancel }
    if (way === 'result') return { provider, step: 'connecting', cancel }
    return { provider, step: 'signingIn', popup: 'preparing', retry, cancel }
  }
  if (state.matches('signingIn')) {
    const popup = state.matches({ signingIn: 'waiting' }) ? 'consenting' : 'preparing'
    return { provider, step: 'signingIn', popup, retry, cancel }
  }
  if (state.matches('redirecting')) return { provider, step: 'redirecting', cancel }
  if (state.matches('connecting')) return { provider, step: 'connecting', cancel }
  if (state.matches('blocked')) return { provider, step: 'blocked', problem, retry, cancel }
  if (state.matches('failed')) return { provider, step: 'failed', problem, retry, cancel }
  if (state.matches('unavailable'))
    return { provider, step: 'failed', problem, retry: null, cancel }
  if (state.matches('connected') || state.matches('finished')) {
    return {
      provider,
      step: 'connected',
      address: connection?.address ?? '',
      skip: state.matches('connected') ? () => send({ type: 'skip' }) : null,
    }
  }
  return { provider, step: 'cancelled' }
}
