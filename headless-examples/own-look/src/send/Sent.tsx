import { exactAmount, isolateText, shortAddressNoBreak } from '@latchkit/core/utils'
import { errorText, transferText, useTexts } from '@latchkit/react-ui/locales'
import type { ReactNode } from 'react'
import { Button } from '../components/Button.tsx'
import { Copy } from '../components/Copy.tsx'
import { Step } from '../components/Step.tsx'
import { Explorer } from './Explorer.tsx'
import type { SendStep } from './send-step.ts'

const problems = {
  reverted: 'send/reverted',
  replaced: 'send/replaced',
  dropped: 'send/dropped',
  mismatched: 'send/altered',
  failed: 'send/unfollowed',
} as const

const progress = ['slow', 'underpriced', 'included', 'reorganized', 'confirmed'] as const
const tones = {
  sent: 'waiting',
  slow: 'slow',
  underpriced: 'slow',
  included: 'waiting',
  reorganized: 'slow',
  confirmed: 'good',
} as const

/** Result of a sent transfer. */
export function Sent({ send, art }: { send: SendStep<'sent'>; art: ReactNode }) {
  const { hash, network, review, name, status, otherNetwork, done } = send
  const texts = useTexts()
  const { send: sendTexts } = texts
  return (
    <Step {...result()} art={art}>
      <Explorer network={otherNetwork ?? network} page="tx" value={hash}>
        <Copy
          look="button"
          text={hash}
          label={sendTexts.copyHash}
          copied={sendTexts.hashCopied}
          failed={sendTexts.copyFailed}
        >
          {sendTexts.copyHash}
        </Copy>
      </Explorer>
      <Button kind="primary" onClick={done}>
        {sendTexts.done}
      </Button>
    </Step>
  )

  function result() {
    switch (status) {
      case 'astray':
      case 'misdirected':
        return {
          tone: status === 'astray' ? 'slow' : 'bad',
          title: sendTexts.notConfirmed[status],
          text: transferText(
            texts,
            send,
            status === 'astray'
              ? sendTexts.astray(String(otherNetwork?.id))
              : sendTexts.misdirected(otherNetwork?.name ?? '', network.name),
          ),
        } as const
      case 'reverted':
      case 'replaced':
      case 'dropped':
      case 'mismatched':
      case 'failed':
        return {
          tone: 'bad',
          title: sendTexts.notConfirmed[status],
          text: transferText(texts, send, errorText(texts, problems[status])),
        } as const
      default: {
        const receiver = isolateText(name) ?? shortAddressNoBreak(review.to)
        const known = progress.find((each) => each === status) ?? 'sent'
        const to = sendTexts.sentTo[known]
        return {
          tone: tones[known],
          title: sendTexts.sent(exactAmount(review, texts.language)),
          text: to(receiver),
        } as const
      }
    }
  }
}
