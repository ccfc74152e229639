import { exactAmount, inSentence, unbroken } from '@latchkit/core/utils'
import { useWalletInfo } from '@latchkit/react-ui'
import { errorText, useWords } from '@latchkit/react-ui/locales'
import { Button } from '../parts/Button.tsx'
import { Mark } from '../parts/Mark.tsx'
import { Skeleton } from '../parts/Skeleton.tsx'
import { Step } from '../parts/Step.tsx'
import { Explorer } from './Explorer.tsx'
import { Review } from './Review.tsx'
import { Sent } from './Sent.tsx'
import type { Beyond } from './send-at.ts'

/** What becomes of a form: its review, the wallet's answer, and the end. */
export function Outcome({ send }: { send: Beyond }) {
  const words = useWords()
  const wallet = useWalletInfo()
  const { send: says } = words
  const name = inSentence(wallet?.name ?? null)
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
    case 'handed': {
      const receiver = inSentence(send.name) ?? unbroken(send.review.to)
      const text = send.silent
        ? says.silentText
        : says.askingText(exactAmount(send.review, words.language), receiver)
      return (
        <Step
          tone={send.silent ? 'slow' : 'waiting'}
          art={art}
          title={send.silent ? says.silent(name) : says.asking(name)}
          text={text}
        >
          <Button onClick={send.another}>{says.another}</Button>
        </Step>
      )
    }
    case 'refused':
      return (
        <Step tone="bad" art={art} title={says.refused(name)} text={says.refusedText}>
          <Again edit={send.edit} retry={send.retry} />
        </Step>
      )
    case 'failed':
      return (
        <Step tone="bad" art={art} title={says.failed} text={errorText(words, send.problem)}>
          <Again edit={send.edit} retry={send.retry} />
        </Step>
      )
    case 'untold':
      return (
        <Step tone="slow" art={art} title={says.untold} text={errorText(words, send.problem)}>
          <Explorer network={send.network} page="address" value={send.review.from} />
          <Button onClick={send.another}>{says.another}</Button>
        </Step>
      )
    case 'stale':
      return (
        <Step tone="bad" title={says.stale[send.problem]} text={says.staleText}>
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
    case 'sent':
      return <Sent send={send} art={art} />
  }
}

/** To change something first, or to try it once more. */
function Again({ edit, retry }: { edit: (() => void) | null; retry: (() => void) | null }) {
  const words = useWords()
  return (
    <>
      {edit !== null && <Button onClick={edit}>{words.send.edit}</Button>}
      {retry !== null && (
        <Button kind="primary" onClick={retry}>
          {words.tryAgain}
        </Button>
      )}
    </>
  )
}
