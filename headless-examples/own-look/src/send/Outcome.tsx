import { exactAmount, isolateText, shortAddressNoBreak } from '@latchkit/core/utils'
import { useWalletInfo } from '@latchkit/react-ui'
import { errorText, useTexts } from '@latchkit/react-ui/locales'
import { Button } from '../components/Button.tsx'
import { Mark } from '../components/Mark.tsx'
import { Skeleton } from '../components/Skeleton.tsx'
import { Step } from '../components/Step.tsx'
import { Explorer } from './Explorer.tsx'
import { Review } from './Review.tsx'
import { Sent } from './Sent.tsx'
import type { Beyond } from './send-at.ts'

/** Steps after the form: review, wallet request, result. */
export function Outcome({ send }: { send: Beyond }) {
  const words = useTexts()
  const wallet = useWalletInfo()
  const { send: says } = words
  const name = isolateText(wallet?.name ?? null)
  const art = (
    <Mark size="large" name={wallet?.name ?? words.modal.label} image={wallet?.icon ?? null} />
  )
  switch (send.step) {
    case 'preparing':
      return (
        <>
          <Skeleton lines={5} label={says.preparing} />
          <Button onClick={send.cancel}>{words.cancel}</Button>
        </>
      )
    case 'reviewing':
      return <Review send={send} />
    case 'checking':
      return (
        <Step tone="waiting" art={art} title={says.checking} text={says.checkingText}>
          <Button onClick={send.cancel}>{words.cancel}</Button>
        </Step>
      )
    case 'awaitingWallet': {
      const receiver = isolateText(send.name) ?? shortAddressNoBreak(send.review.to)
      const text = send.unresponsive
        ? says.unresponsiveText
        : says.requestingText(exactAmount(send.review, words.language), receiver)
      return (
        <Step
          tone={send.unresponsive ? 'slow' : 'waiting'}
          art={art}
          title={send.unresponsive ? says.unresponsive(name) : says.requesting(name)}
          text={text}
        >
          <Button onClick={send.startNew}>{says.startNew}</Button>
        </Step>
      )
    }
    case 'rejected':
      return (
        <Step tone="bad" art={art} title={says.rejected(name)} text={says.rejectedText}>
          <Again edit={send.edit} retry={send.retry} />
        </Step>
      )
    case 'failed':
      return (
        <Step tone="bad" art={art} title={says.failed} text={errorText(words, send.problem)}>
          <Again edit={send.edit} retry={send.retry} />
        </Step>
      )
    case 'outcomeUnknown':
      return (
        <Step
          tone="slow"
          art={art}
          title={says.outcomeUnknown}
          text={errorText(words, send.problem)}
        >
          <Explorer network={send.network} page="address" value={send.review.from} />
          <Button onClick={send.startNew}>{says.startNew}</Button>
        </Step>
      )
    case 'outdated':
      return (
        <Step tone="bad" title={says.outdated[send.problem]} text={says.outdatedText}>
          <Button kind="primary" onClick={send.restart}>
            {says.restart}
          </Button>
        </Step>
      )
    case 'blocked':
      return (
        <Step tone="rest" title={says.blocked} text={errorText(words, send.problem)}>
          <Again edit={send.edit} retry={send.retry} />
        </Step>
      )
    case 'unsupported':
      return <Step tone="rest" title={says.blocked} text={errorText(words, send.problem)} />
    case 'sent':
      return <Sent send={send} art={art} />
  }
}

/** Buttons to edit or retry. */
function Again({ edit, retry }: { edit(): void; retry(): void }) {
  const words = useTexts()
  return (
    <>
      <Button onClick={edit}>{words.send.edit}</Button>
      <Button kind="primary" onClick={retry}>
        {words.tryAgain}
      </Button>
    </>
  )
}
