import type { SignInView } from '@latchkit/core/flows'
import { isolateText } from '@latchkit/core/utils'
import { errorText, useTexts } from '@latchkit/react-ui/locales'
import { SignIn } from '@latchkit/react-ui/views/sign-in'
import { Button } from '../components/Button.tsx'
import { Mark } from '../components/Mark.tsx'
import { Skeleton } from '../components/Skeleton.tsx'
import { Step } from '../components/Step.tsx'
import { useNamedWallet } from '../components/useNamedWallet.ts'
import { MessageReview } from './MessageReview.tsx'
import { SignInRequest } from './SignInRequest.tsx'

/** View that proves to the site that the account is the visitor's. */
export const SignInScreen = () => (
  <SignIn>{(signIn) => (signIn.step === 'loading' ? null : <Steps signIn={signIn} />)}</SignIn>
)

function Steps({ signIn }: { signIn: SignInView }) {
  const texts = useTexts()
  const wallet = useNamedWallet()
  switch (signIn.step) {
    case 'preparing':
      return (
        <>
          <Skeleton lines={5} label={texts.signIn.preparing} />
          <Button onClick={signIn.cancel}>
            {signIn.required ? texts.disconnect : texts.cancel}
          </Button>
        </>
      )
    case 'reviewing':
      return <MessageReview review={signIn} />
    case 'signing':
    case 'storing':
    case 'declined':
    case 'failed':
      return <SignInRequest request={signIn} />
    case 'outdated':
      return <Skeleton lines={5} label={texts.signIn.preparing} />
    case 'signedIn':
      return (
        <Step
          tone="good"
          art={<Mark size="large" name={wallet?.name ?? ''} image={wallet?.icon ?? null} />}
          title={texts.signIn.signedIn}
          text={isolateText(wallet?.name ?? null)}
        />
      )
    case 'cancelled':
      return <Step tone="rest" title={texts.signIn.cancelled} text={null} />
    case 'unavailable':
      return (
        <Step tone="bad" title={texts.signIn.unavailable} text={errorText(texts, signIn.problem)}>
          <Button onClick={signIn.cancel}>{texts.close}</Button>
        </Step>
      )
  }
}
