import type { UpdateEmailView } from '@latchkit/core/flows'
import { isolateText } from '@latchkit/core/utils'
import { useTexts } from '@latchkit/react-ui/locales'
import { UpdateEmail } from '@latchkit/react-ui/views/email'
import { createElement, Fragment } from 'react'
import { Button } from '../components/Button.tsx'
import { Step } from '../components/Step.tsx'
import { Code } from './Code.tsx'
import { EmailForm } from './EmailForm.tsx'
import { Resend } from './Resend.tsx'
import { Waiting } from './steps.tsx'

/** Change of the e-mail address, with a code to the old and one to the new address. */
export const UpdateEmailScreen = () => (
  <UpdateEmail>
    {(update) => (update.step === 'loading' ? null : <Steps update={update} />)}
  </UpdateEmail>
)

function Steps({ update }: { update: UpdateEmailView }) {
  const texts = useTexts()
  const { email } = texts
  switch (update.step) {
    case 'entering':
      return (
        <EmailForm
          focused
          label={email.newLabel}
          hint={createElement(Fragment, null, ...email.newLead(<bdi>{update.email}</bdi>))}
          action={email.save}
          email={update.newEmail}
          problem={update.problem}
          waitUntil={update.resendAt}
          submit={update.submit}
        />
      )
    case 'submitting':
      return <Waiting title={email.sending} text={email.sendingText} cancel={update.cancel} />
    case 'enteringPrimaryCode':
    case 'checkingPrimaryCode':
      return <ChangeCode update={update} title={email.primaryTitle} />
    case 'enteringSecondaryCode':
    case 'checkingSecondaryCode':
      return <ChangeCode update={update} title={email.secondaryTitle} />
    case 'updated':
      return (
        <Step
          tone="good"
          title={email.updated}
          text={email.updatedText(isolateText(update.email) ?? '').join('')}
        >
          <Button onClick={update.close}>{texts.close}</Button>
        </Step>
      )
    case 'cancelled':
      return <Step tone="rest" title={email.unchanged} text={null} />
  }
}

type CodeStep = Extract<UpdateEmailView, { code: string }>

/** The code of a change of the address. Another one is offered once it does not count any more. */
const ChangeCode = ({ update, title }: { update: CodeStep; title: string }) => (
  <Code entry={update} title={title}>
    {update.resend !== null && <Resend resend={update.resend} resendAt={update.resendAt} />}
  </Code>
)
