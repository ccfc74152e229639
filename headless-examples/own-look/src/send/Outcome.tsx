import { isolateText } from '@latchkit/core/utils'
import { errorText, transferText, useTexts } from '@latchkit/react-ui/locales'
import { Button } from '../components/Button.tsx'
import { Mark } from '../components/Mark.tsx'
import { Skeleton } from '../components/Skeleton.tsx'
import { Step } from '../components/Step.tsx'
import { useNamedWallet } from '../components/useNamedWallet.ts'
import { Explorer } from './Explorer.tsx'
import { Review } from './Review.tsx'
import { Sent } from './Sent.tsx'
import type { AfterForm } from './send-step.ts'

/** Steps after the form: review, wallet request, result. */
export function Outcome({ send }: { send: AfterForm }) {
  const texts = useTexts()
  const wallet = useNamedWallet()
  const { send: sendTexts } = texts
  const name = isolateText(wallet?.name ?? null)
  const art = (
    <Mark size="large" name={wallet?.name ?? texts.modal.label} image={wallet?.icon ?? null} />
  )
  switch (send.step) {
    case 'preparing':
      return (
        <>
          <Skeleton lines={5} label={sendTexts.preparing} />
          <Button onClick={send.cancel}>{texts.cancel}</Button>
        </>
      )
    case 'reviewing':
      return <Review send={send} />
    case 'checking':
      return (
        <Step tone="waiting" art={art} title={sendTexts.checking} text={sendTexts.checkingText}>
          <Button onClick={send.cancel}>{texts.cancel}</Button>
        </Step>
      )
    case 'awaitingWallet': {
      const sentence = send.unresponsive ? sendTexts.unresponsiveText : sendTexts.requestingText
      return (
        <Step
          tone={send.unresponsive ? 'slow' : 'waiting'}
          art={art}
          title={send.unresponsive ? sendTexts.unresponsive(name) : sendTexts.requesting(name)}
          text={transferText(texts, send, sentence)}
        >
          <Button onClick={send.cancel}>{texts.cancel}</Button>
          {send.startNew !== null && <Button onClick={send.startNew}>{sendTexts.startNew}</Button>}
        </Step>
      )
    }
    case 'rejected':
      return (
        <Step
          tone="bad"
          art={art}
          title={sendTexts.rejected(name)}
          text={transferText(texts, send, sendTexts.rejectedText)}
        >
          <RetryButtons edit={send.edit} retry={send.retry} />
        </Step>
      )
    case 'failed':
      return (
        <Step
          tone="bad"
          art={art}
          title={sendTexts.failed}
          text={transferText(texts, send, errorText(texts, send.problem))}
        >
          <RetryButtons edit={send.edit} retry={send.retry} />
        </Step>
      )
    case 'outcomeUnknown':
      return (
        <Step
          tone="slow"
          art={art}
          title={sendTexts.outcomeUnknown}
          text={transferText(texts, send, errorText(texts, send.problem))}
        >
          <Explorer network={send.network} page="address" value={send.review.from} />
          <Button onClick={send.startNew}>{sendTexts.startNew}</Button>
        </Step>
      )
    case 'outdated':
      return (
        <Step tone="bad" title={sendTexts.outdated[send.problem]} text={sendTexts.outdatedText}>
          <Button kind="primary" onClick={send.restart}>
            {sendTexts.restart}
          </Button>
        </Step>
      )
    case 'blocked':
      return (
        <Step tone="rest" title={sendTexts.blocked} text={errorText(texts, send.problem)}>
          <RetryButtons edit={send.edit} retry={send.retry} />
        </Step>
      )
    case 'unsupported':
      return <Step tone="rest" title={sendTexts.blocked} text={errorText(texts, send.problem)} />
    case 'sent':
      return <Sent send={send} art={art} />
  }
}

/** Buttons to edit or retry. */
function RetryButtons({ edit, retry }: { edit(): void; retry(): void }) {
  const texts = useTexts()
  return (
    <>
      <Button onClick={edit}>{texts.send.edit}</Button>
      <Button kind="primary" onClick={retry}>
        {texts.tryAgain}
      </Button>
    </>
  )
}
