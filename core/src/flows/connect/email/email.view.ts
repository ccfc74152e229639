import type { SnapshotFrom } from 'xstate'
import type { ErrorCode } from '../../../errors/catalogue.ts'
import type { loginMachine } from '../login/login.machine.ts'
import type { LoginEvent } from '../login/login.types.ts'

type Addressed = {
  email: string
  /** When another e-mail can be requested, in ms since 1970. Null: now. */
  resendAt: number | null
}
type Cancellable = { cancel(): void }
export type EmailView =
  | (Addressed & {
      step: 'entering'
      /** Why the last address was not accepted. */
      problem: ErrorCode | null
      submit(email: string): void
      /** Leaves the login. */
      cancel(): void
    })
  /**
   * `submitting`: the project may be asked whether it offers the login, then the frame sends the
   * e-mail. `confirmingDevice`: the visitor opens the link in it.
   */
  | (Addressed & Cancellable & { step: 'submitting' | 'confirmingDevice' | 'connecting' })
  | (Addressed &
      Cancellable & {
        step: 'enteringCode' | 'checkingCode'
        /** The digits that are entered so far. */
        code: string
        /** Why the last code was not accepted. */
        problem: ErrorCode | null
        /**
         * Sets the digits. Six of them are checked at once; other texts are ignored. Null while a
         * code is being checked.
         */
        enterCode: ((text: string) => void) | null
        /**
         * Sends another code. Null while a code is being checked and, in `enteringCode`, while
         * another one is being requested.
         */
        resend: (() => void) | null
      })
  | (Addressed & Cancellable & { step: 'failed'; problem: ErrorCode; retry(): void })
  /** `skip` closes the modal at once. Null when it closes. */
  | { step: 'connected'; address: string; skip: (() => void) | null }
  /** The flow ended; no command is left. */
  | { step: 'cancelled' }

/** Maps the state to a step and the commands that it allows. */
export function emailView(
  state: SnapshotFrom<typeof loginMachine>,
  send: (event: LoginEvent) => void,
): EmailView {
  const { email, resendAt, code, problem, connection } = state.context
  const cancel = () => send({ type: 'cancel' })
  const common = { email, resendAt }
  if (state.matches('entering') || state.matches('unavailable')) {
    const submit = (text: string) => send({ type: 'submit', email: text })
    return { ...common, step: 'entering', problem, submit, cancel }
  }
  if (state.matches('asking') || state.matches('submitting'))
    return { ...common, step: 'submitting', cancel }
  if (state.matches('confirmingDevice')) return { ...common, step: 'confirmingDevice', cancel }
  if (state.matches('connecting')) return { ...common, step: 'connecting', cancel }
  const enterCode = (text: string) => send({ type: 'enter', code: text })
  if (state.matches('enteringCode')) {
    const resend = state.matches({ enteringCode: 'idle' }) ? () => send({ type: 'resend' }) : null
    return { ...common, step: 'enteringCode', code, problem, enterCode, resend, cancel }
  }
  if (state.matches('checkingCode'))
    return {
      ...common,
      step: 'checkingCode',
      code,
      problem: null,
      enterCode: null,
      resend: null,
      cancel,
    }
  if (state.matches('failed')) {
    const retry = () => send({ type: 'retry' })
    return { ...common, step: 'failed', problem: problem ?? 'kit/unknown', retry, cancel }
  }
  if (state.matches('left')) return { step: 'cancelled' }
  const skip = state.matches('connected') ? () => send({ type: 'skip' }) : null
  return { step: 'connected', address: connection?.address ?? '', skip }
}
