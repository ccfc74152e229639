import { useTexts } from '@latchkit/react-ui/locales'
import { EmailForm } from './EmailForm.tsx'

type EmailFieldProps = {
  /** The address of a login that waits for another network. Empty: none waits. */
  email: string
  /** Null: the terms are not accepted yet. */
  submit: ((email: string) => void) | null
  /** Called when the visitor focuses the field. */
  select: (() => void) | undefined
}

/** The field of the e-mail address among the ways to connect. */
export function EmailField({ email, submit, select }: EmailFieldProps) {
  const { email: texts } = useTexts()
  return (
    <div onFocusCapture={select}>
      <EmailForm label={texts.label} action={texts.continue} email={email} submit={submit} />
    </div>
  )
}
