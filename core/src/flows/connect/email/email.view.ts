import type { SnapshotFrom } from 'xstate'
import type { emailMachine } from './email.machine.ts'
import type { EmailEvent, EmailView } from './email.types.ts'

/** Maps the state to a step and the commands that it allows. */
export function emailView(
  state: SnapshotFrom<typeof emailMachine>,
  send: (event: EmailEvent) => void,
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
  if (state.matches('cancelled')) return { step: 'cancelled' }
  const skip = state.matches('connected') ? () => send({ type: 'skip' }) : null
  return { step: 'connected', address: connection?.address ?? '', skip }
}
