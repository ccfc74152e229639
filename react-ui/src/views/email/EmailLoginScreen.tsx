import type { EmailView } from '@latchkit/core/flows'
import { isolateText } from '@latchkit/core/utils'
import { CancelButton } from '../../components/CancelButton.tsx'
import { TwoButtons } from '../../components/TwoButtons.tsx'
import { useSheet } from '../../components/useSheet.ts'
import { errorText } from '../../locales/error-text.ts'
import { useTexts } from '../../locales/useTexts.ts'
import { CodeForm } from './CodeForm.tsx'
import { EmailForm } from './EmailForm.tsx'
import emailCss from './email.css?inline'
import { MailScreen } from './MailScreen.tsx'
import { emailTexts } from './texts/en.ts'
import { withEmail } from './withEmail.tsx'

/** The steps of a login by e-mail: the address, the device, the code, the connection. */
export function EmailLoginScreen({ view }: { view: EmailView }) {
  const texts = useTexts(emailTexts)
  useSheet(emailCss)
  const { email: labels } = texts
  switch (view.step) {
    case 'entering':
      return (
        <EmailForm
          label={labels.label}
          lead={labels.lead}
          email={view.email}
          problem={view.problem}
          waitUntil={view.resendAt}
          action={labels.continue}
          submit={view.submit}
        />
      )
    case 'enteringCode':
    case 'checkingCode':
      return (
        <CodeForm
          {...view}
          title={labels.codeTitle}
          lead={withEmail(labels.codeText, view.email)}
          spokenLead={labels.codeText(isolateText(view.email) ?? '').join('')}
          state={view.step === 'checkingCode' ? 'checking' : 'entering'}
          resendState={view.step === 'enteringCode' && view.resend === null ? 'sending' : 'idle'}
        />
      )
    default:
      return <EmailLoginProgress view={view} />
  }
}

/** The steps without a form. */
function EmailLoginProgress({
  view,
}: {
  view: Exclude<EmailView, { step: 'entering' | 'enteringCode' | 'checkingCode' }>
}) {
  const texts = useTexts(emailTexts)
  const { email: labels } = texts
  switch (view.step) {
    case 'submitting':
      return pending(labels.sending, labels.sendingText, view.cancel)
    case 'confirmingDevice': {
      const text = labels.deviceText(isolateText(view.email) ?? '').join('')
      return pending(labels.deviceTitle, text, view.cancel)
    }
    case 'connecting':
      return pending(labels.connecting, labels.connectingText, view.cancel)
    case 'failed':
      return (
        <MailScreen
          ring="failed"
          title={labels.connectFailed}
          text={errorText(texts, view.problem)}
          actions={<TwoButtons cancel={view.cancel} next={view.retry} />}
        />
      )
    case 'connected':
      return (
        <MailScreen
          ring="done"
          title={texts.connecting.connected}
          text={null}
          actions={null}
          skip={view.skip}
        />
      )
    case 'cancelled':
      return <MailScreen ring={null} title={labels.stopped} text={null} actions={null} />
  }

  function pending(title: string, text: string, cancel: () => void) {
    return (
      <MailScreen
        ring="pending"
        title={title}
        text={text}
        actions={<CancelButton cancel={cancel} />}
      />
    )
  }
}
