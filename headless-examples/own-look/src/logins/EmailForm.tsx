import { useTexts } from '@latchkit/react-ui/locales'
import { type ReactNode, useState } from 'react'
import { Button } from '../components/Button.tsx'
import { Countdown } from '../components/Countdown.tsx'
import { Field } from '../components/Field.tsx'
import { useSecondsLeft } from '../components/useSecondsLeft.ts'
import { type Problem, problemText } from './problem-text.ts'

type EmailFormProps = {
  label: string
  action: string
  hint?: ReactNode
  /** The last submitted address. */
  email?: string
  /** Why `email` was not accepted. */
  problem?: Problem | null
  /** When the next e-mail can be sent, in ms since 1970. Null: now. */
  waitUntil?: number | null
  /** Null: nothing can be submitted yet. */
  submit: ((email: string) => void) | null
  focused?: boolean
}

/** The field of an e-mail address with its button, which counts down to the next e-mail. */
export function EmailForm({
  label,
  action,
  hint,
  email = '',
  problem = null,
  waitUntil = null,
  submit,
  focused = false,
}: EmailFormProps) {
  const texts = useTexts()
  const [text, setText] = useState(email)
  const seconds = useSecondsLeft(waitUntil)
  const send = submit === null || seconds > 0 || text.trim() === '' ? null : () => submit(text)
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send?.()
      }}
    >
      <Field
        kind="email"
        label={label}
        value={text}
        onChange={setText}
        focused={focused}
        hint={hint}
        problem={text.trim() === email ? problemText(texts, problem) : null}
      />
      <div className="actions">
        <Button kind="primary" onClick={send}>
          {seconds > 0 ? (
            <Countdown
              text={texts.email.wait(seconds.toLocaleString(texts.language))}
              announced={problem === 'email/throttled'}
            />
          ) : (
            action
          )}
        </Button>
      </div>
    </form>
  )
}
