import type { SnapshotFrom } from 'xstate'
import { needsNewCode } from './update-email.guards.ts'
import type { updateEmailMachine } from './update-email.machine.ts'
import type { UpdateEmailEvent, UpdateEmailView } from './update-email.types.ts'

/** Maps the state to a step and the commands that it allows. */
export function updateEmailView(
  state: SnapshotFrom<typeof updateEmailMachine>,
  send: (event: UpdateEmailEvent) => void,
): UpdateEmailView {
  const { email, newEmail, resendAt, code, problem } = state.context
  const cancel = () => send({ type: 'cancel' })
  const current = { email: email ?? '', resendAt }
  if (state.matches('entering')) {
    const submit = (text: string) => send({ type: 'submit', email: text })
    return { ...current, step: 'entering', newEmail, problem, submit }
  }
  if (state.matches('submitting') || state.matches('resending'))
    return { ...current, step: 'submitting', cancel }
  const enterCode = (text: string) => send({ type: 'enter', code: text })
  const resend = needsNewCode(state) ? () => send({ type: 'resend' }) : null
  const form = { code, problem, enterCode, resend, cancel }
  const checking = { ...form, enterCode: null, resend: null }
  if (state.matches('enteringPrimaryCode'))
    return { ...current, ...form, step: 'enteringPrimaryCode' }
  if (state.matches('checkingPrimaryCode'))
    return { ...current, ...checking, step: 'checkingPrimaryCode' }
  const next = { email: newEmail, resendAt }
  if (state.matches('enteringSecondaryCode'))
    return { ...next, ...form, step: 'enteringSecondaryCode' }
  if (state.matches('checkingSecondaryCode'))
    return { ...next, ...checking, step: 'checkingSecondaryCode' }
  if (state.matches('updated') || state.matches('finished')) {
    const close = state.matches('updated') ? () => send({ type: 'close' }) : null
    return { step: 'updated', email: newEmail, close }
  }
  return { step: 'cancelled' }
}
