import { useTexts } from '@latchkit/react-ui/locales'
import { EmailForm } from './EmailForm.tsx'

type EmailFieldProps = {
  /** Null: the terms are not accepted yet. */
  submit: ((email: string) => void) | null
  /** Called when the visitor focuses the field. */
  select: (() => void) | undefined
}

/** The field of the e-mail address among the ways to connect. */
export function EmailField({ submit, select }: EmailFieldProps) {
  const { email: texts } = useTexts()
  return (
    <div onFocusCapture={select}>
      <EmailForm label={texts.label} action={texts.continue} submit={submit} />
    </div>
  )
}
