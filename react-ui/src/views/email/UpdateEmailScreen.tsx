import type { UpdateEmailView } from '@latchkit/core/flows'
import { isolateText } from '@latchkit/core/utils'
import { Button } from '../../components/Button.tsx'
import { CancelButton } from '../../components/CancelButton.tsx'
import { useSheet } from '../../components/useSheet.ts'
import { useTexts } from '../../locales/useTexts.ts'
import { CodeForm } from './CodeForm.tsx'
import { EmailForm } from './EmailForm.tsx'
import emailCss from './email.css?inline'
import { MailScreen } from './MailScreen.tsx'
import { emailTexts } from './texts/en.ts'
import { withEmail } from './withEmail.tsx'

/** The steps of a change of the e-mail address: the new address, and a code to each address. */
export function UpdateEmailScreen({ view }: { view: UpdateEmailView }) {
  const texts = useTexts(emailTexts)
  useSheet(emailCss)
  const { email: labels } = texts
  switch (view.step) {
    case 'entering':
      return (
        <EmailForm
          label={labels.newLabel}
          lead={withEmail(labels.newLead, view.email)}
          email={view.newEmail}
          problem={view.problem}
          waitUntil={view.resendAt}
          action={labels.save}
          submit={view.submit}
        />
      )
    case 'submitting':
      return (
        <MailScreen
          ring="pending"
          title={labels.sending}
          text={labels.sendingText}
          actions={<CancelButton cancel={view.cancel} />}
        />
      )
    case 'updated':
      return (
        <MailScreen
          ring="done"
          title={labels.updated}
          text={labels.updatedText(isolateText(view.email) ?? '').join('')}
          actions={
            view.close !== null && (
              <Button kind="ghost" onClick={view.close}>
                {texts.close}
              </Button>
            )
          }
        />
      )
    case 'cancelled':
      return <MailScreen ring={null} title={labels.unchanged} text={null} actions={null} />
    default:
      return <UpdateEmailCode view={view} />
  }
}

type CodeSteps = Extract<UpdateEmailView, { code: string }>

/** The code of the current or of the new address. */
function UpdateEmailCode({ view }: { view: CodeSteps }) {
  const texts = useTexts(emailTexts)
  const { email: labels } = texts
  const isPrimary = view.step === 'enteringPrimaryCode' || view.step === 'checkingPrimaryCode'
  const isChecking = view.step === 'checkingPrimaryCode' || view.step === 'checkingSecondaryCode'
  return (
    // Another code is another form: the digits of the first one are gone.
    <CodeForm
      {...view}
      key={isPrimary ? 'primary' : 'secondary'}
      title={isPrimary ? labels.primaryTitle : labels.secondaryTitle}
      lead={withEmail(labels.codeText, view.email)}
      spokenLead={labels.codeText(isolateText(view.email) ?? '').join('')}
      state={isChecking ? 'checking' : 'entering'}
      resendState={view.resend === null ? 'none' : 'idle'}
    />
  )
}
