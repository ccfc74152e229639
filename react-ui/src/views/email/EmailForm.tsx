import type { ErrorCode } from '@latchkit/core'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { EmailInput } from '../../components/EmailInput.tsx'
import { Panel } from '../../components/Panel.tsx'
import { useAnnounce } from '../../components/useAnnounce.ts'
import { useSecondsLeft } from '../../components/useSecondsLeft.ts'
import { errorText } from '../../locales/error-text.ts'
import { useTexts } from '../../locales/useTexts.ts'
import { CountdownText } from './CountdownText.tsx'
import { emailTexts } from './texts/en.ts'
import { waitText } from './wait-text.ts'

export type EmailFormProps = {
  label: string
  /** A sentence above the field. */
  lead: ReactNode
  /** The address that was submitted last, which the field shows first. Empty: none. */
  email: string
  /** Why that address was not accepted. Null: it was, or there was none. */
  problem: ErrorCode | null
  /** When the next e-mail can be sent, in ms since 1970. Null: now. */
  waitUntil: number | null
  /** Label of the button. */
  action: string
  submit(email: string): void
}

/** A form for an e-mail address. The button is disabled and counts down until the next e-mail. */
export function EmailForm({
  label,
  lead,
  email,
  problem,
  waitUntil,
  action,
  submit,
}: EmailFormProps) {
  const texts = useTexts(emailTexts)
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(email)
  const seconds = useSecondsLeft(form, waitUntil)
  // The button counts down instead.
  const isThrottled = problem === 'email/throttled' && waitUntil !== null
  const isSubmitted = text.trim() === email.trim()
  const shownProblem =
    problem === null || isThrottled || !isSubmitted ? null : errorText(texts, problem)
  useEffect(() => {
    field.current?.focus({ preventScroll: true })
  }, [])
  const send = () => {
    if (seconds === 0) submit(text)
  }
  return (
    <Panel>
      <Speech label={label} throttledFor={isThrottled ? seconds : 0} />
      <form
        ref={form}
        className="lk-email-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <p className="lk-lead">{lead}</p>
        <div className="lk-email">
          <EmailInput
            field={field}
            label={label}
            placeholder={texts.email.placeholder}
            value={text}
            aria-describedby={id}
            aria-invalid={shownProblem !== null || undefined}
            onChange={setText}
          />
          <p id={id} className="lk-email-problem" aria-live="polite">
            {shownProblem}
          </p>
        </div>
        <Button
          kind="primary"
          state={seconds > 0 || text.trim() === '' ? 'disabled' : 'idle'}
          onClick={send}
        >
          {seconds > 0 ? <CountdownText seconds={seconds} /> : action}
        </Button>
      </form>
    </Panel>
  )
}

/**
 * Announces the form and, after a refused submission, for how long it is throttled: once, with the
 * seconds of the first render that has some.
 */
function Speech({ label, throttledFor }: { label: string; throttledFor: number }) {
  const texts = useTexts(emailTexts)
  const [seconds, setSeconds] = useState(0)
  if (seconds === 0 && throttledFor > 0) setSeconds(throttledFor)
  useAnnounce(label, seconds > 0 ? waitText(texts, seconds) : null)
  return null
}
