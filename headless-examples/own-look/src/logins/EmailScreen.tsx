import type { EmailView } from '@latchkit/core/flows'
import { isolateText } from '@latchkit/core/utils'
import { useTexts } from '@latchkit/react-ui/locales'
import { EmailLogin } from '@latchkit/react-ui/views/email'
import { Code } from './Code.tsx'
import { EmailForm } from './EmailForm.tsx'
import { Resend } from './Resend.tsx'
import { Connected, Failed, Stopped, Waiting } from './steps.tsx'

/** Login by e-mail: the address, the confirmation of the device, and the code. */
export const EmailScreen = () => (
  <EmailLogin>{(login) => (login.step === 'loading' ? null : <Steps login={login} />)}</EmailLogin>
)

function Steps({ login }: { login: EmailView }) {
  const { email } = useTexts()
  switch (login.step) {
    case 'entering':
      return (
        <EmailForm
          focused
          label={email.label}
          hint={email.lead}
          action={email.continue}
          email={login.email}
          problem={login.problem}
          waitUntil={login.resendAt}
          submit={login.submit}
        />
      )
    case 'submitting':
      return <Waiting title={email.sending} text={email.sendingText} cancel={login.cancel} />
    case 'connecting':
      return <Waiting title={email.connecting} text={email.connectingText} cancel={login.cancel} />
    case 'confirmingDevice':
      return (
        <Waiting
          title={email.deviceTitle}
          text={email.deviceText(isolateText(login.email) ?? '').join('')}
          cancel={login.cancel}
        />
      )
    case 'enteringCode':
    case 'checkingCode':
      return (
        <Code entry={login} title={email.codeTitle}>
          <Resend resend={login.resend} resendAt={login.resendAt} />
        </Code>
      )
    case 'failed':
      return <Failed {...login} title={email.connectFailed} />
    case 'connected':
      return <Connected />
    case 'cancelled':
      return <Stopped />
  }
}
