import { useTexts } from '../../locales/useTexts.ts'
import { emailTexts } from './texts/en.ts'

/** `sending`: another code is being requested. */
export type ResendState = 'idle' | 'sending'

type ResendProps = {
  state: ResendState
  /** Until another code can be requested. */
  seconds: number
  /** Null: not now. */
  resend: (() => void) | null
}

/**
 * A button that sends another code. It stays in place and focusable while that is not possible. Its
 * label counts down; its accessible name does not.
 */
export function Resend({ state, seconds, resend }: ResendProps) {
  const { email, language } = useTexts(emailTexts)
  const isSending = state === 'sending'
  const isWaiting = seconds > 0 && !isSending
  const isEnabled = resend !== null && !isSending && !isWaiting
  const name = isSending ? email.resending : email.resend
  return (
    <p className="lk-lead lk-code-resend">
      <span>{email.noCode}</span>
      <button
        type="button"
        className="lk-link lk-resend"
        aria-label={name}
        aria-disabled={isEnabled ? undefined : true}
        onClick={isEnabled ? resend : undefined}
      >
        {isWaiting ? email.resendIn(new Intl.NumberFormat(language).format(seconds)) : name}
      </button>
    </p>
  )
}
