import type { SignInView } from '@latchkit/core/flows'
import { isolateText } from '@latchkit/core/utils'
import { errorText, useTexts } from '@latchkit/react-ui/locales'
import { Button } from '../components/Button.tsx'
import { Mark } from '../components/Mark.tsx'
import { Step } from '../components/Step.tsx'

type Request = Extract<SignInView, { step: 'signing' | 'storing' | 'declined' | 'failed' }>

/** The wallet has the message, the site has the signature, or one of them refused. */
export function SignInRequest({ request }: { request: Request }) {
  const texts = useTexts()
  const { signIn, connecting } = texts
  const wallet = isolateText(request.wallet.name)
  const art = <Mark size="large" name={request.wallet.name} image={request.wallet.icon} />
  const cancel = (
    <Button onClick={request.cancel}>{request.required ? texts.disconnect : texts.cancel}</Button>
  )
  switch (request.step) {
    case 'signing': {
      const { unresponsive } = request
      return (
        <Step
          tone={unresponsive ? 'slow' : 'waiting'}
          art={art}
          title={unresponsive ? connecting.unresponsive(wallet) : connecting.requesting(wallet)}
          text={
            unresponsive
              ? signIn.unresponsiveText
              : signIn.requestingText(isolateText(request.site.name))
          }
        >
          {cancel}
        </Step>
      )
    }
    case 'storing':
      return (
        <Step tone="waiting" art={art} title={signIn.storing} text={signIn.storingText}>
          {cancel}
        </Step>
      )
    case 'declined':
      return (
        <Step
          tone="bad"
          art={art}
          title={errorText(texts, 'siwx/declined')}
          text={
            request.problem === 'siwx/declined'
              ? signIn.declinedText
              : errorText(texts, request.problem)
          }
        >
          {cancel}
          <Button kind="primary" onClick={request.retry}>
            {texts.tryAgain}
          </Button>
        </Step>
      )
    case 'failed':
      return (
        <Step
          tone="bad"
          art={art}
          title={signIn.failed}
          text={[
            errorText(texts, request.problem),
            ...(request.signed ? [signIn.signatureKept(wallet)] : []),
          ].join(' ')}
        >
          {cancel}
          <Button kind="primary" onClick={request.retry}>
            {texts.tryAgain}
          </Button>
        </Step>
      )
  }
}
