import type { ErrorCode } from '@latchkit/core'
import { type ReactNode, useId, useRef, useState } from 'react'
import { Announcement } from '../../components/Announcement.tsx'
import { CancelButton } from '../../components/CancelButton.tsx'
import { CodeInput } from '../../components/CodeInput.tsx'
import { Panel } from '../../components/Panel.tsx'
import { useSecondsLeft } from '../../components/useSecondsLeft.ts'
import { errorText } from '../../locales/error-text.ts'
import { useTexts } from '../../locales/useTexts.ts'
import { CountdownText } from './CountdownText.tsx'
import { emailTexts } from './texts/en.ts'

/** Number of digits of a code. */
const codeLength = 6

export type CodeFormProps = {
  title: string
  /** Where the code was sent. */
  lead: ReactNode
  /** `lead` as text, for screen readers. */
  spokenLead: string
  /** The digits entered so far. */
  code: string
  /** Why the last code was not accepted, or no other code was sent. */
  problem: ErrorCode | null
  /** `checking`: the code is being checked. */
  state: 'entering' | 'checking'
  /** Null while a code is being checked. */
  enterCode: ((text: string) => void) | null
  /** Sends another code. Null: not now. */
  resend: (() => void) | null
  /** `none`: this code is sent once, and still counts. */
  resendState: ResendState | 'none'
  /** When another code can be requested, in ms since 1970. Null: now. */
  resendAt: number | null
  cancel(): void
}

/** A form for a code that was sent by e-mail. Complete digits are checked at once. */
export function CodeForm(form: CodeFormProps) {
  const { title, problem, state, resend, resendState, resendAt } = form
  const texts = useTexts(emailTexts)
  const noteId = useId()
  const field = useRef<HTMLInputElement>(null)
  const seconds = useSecondsLeft(field, resendAt)
  const isChecking = state === 'checking'
  const sendAgain =
    resend &&
    (() => {
      resend()
      field.current?.focus({ preventScroll: true })
    })
  return (
    <Panel>
      <Speech title={title} lead={form.spokenLead} problem={problem} state={state} />
      <div className="lk-code-form">
        <div className="lk-pending-screen-text">
          <h3 className="lk-title">{title}</h3>
          <p className="lk-lead">{form.lead}</p>
        </div>
        <CodeInput
          field={field}
          label={texts.email.codeLabel}
          value={form.code}
          length={codeLength}
          describedBy={noteId}
          state={isChecking ? 'busy' : problem === null ? 'idle' : 'invalid'}
          focusOnMount
          onChange={(text) => form.enterCode?.(text)}
        />
        <p id={noteId} className="lk-code-note" role="alert">
          {!isChecking && problem !== null && (
            <Problem code={problem} seconds={resendAt === null ? null : seconds} />
          )}
        </p>
        {resendState !== 'none' && (
          <Resend state={resendState} seconds={seconds} resend={sendAgain} />
        )}
      </div>
      <div className="lk-actions">
        <CancelButton cancel={form.cancel} />
      </div>
    </Panel>
  )
}

/**
 * Why a code was not accepted or sent. `seconds`: until another code can be requested. Null: that
 * is not known.
 */
function Problem({ code, seconds }: { code: ErrorCode; seconds: number | null }) {
  const texts = useTexts(emailTexts)
  if (code !== 'email/throttled' || seconds === null) return errorText(texts, code)
  return seconds > 0 && <CountdownText seconds={seconds} />
}

/**
 * Announces the form once, and each check of a code. The note of the form announces why a code was
 * not accepted, so that nothing else is spoken then.
 */
function Speech({
  title,
  lead,
  problem,
  state,
}: Pick<CodeFormProps, 'title' | 'problem' | 'state'> & { lead: string }) {
  const { email } = useTexts(emailTexts)
  const isChecking = state === 'checking'
  const [isSpoken, setIsSpoken] = useState(false)
  if (!isSpoken && (isChecking || problem !== null)) setIsSpoken(true)
  if (isChecking) return <Announcement title={email.checking} text={null} />
  return !isSpoken && <Announcement title={title} text={lead} />
}

/** `sending`: another code is being requested. */
type ResendState = 'idle' | 'sending'

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
function Resend({ state, seconds, resend }: ResendProps) {
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
