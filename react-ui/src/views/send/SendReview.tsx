import { exactAmount, inSentence, shortAddress } from '@latchkit/core/utils'
import { Button } from '../../components/Button.tsx'
import { Notice } from '../../components/Notice.tsx'
import { Panel } from '../../components/Panel.tsx'
import { useSay } from '../../components/useSay.ts'
import { useArmed } from '../../hooks/useArmed.ts'
import { errorText } from '../../locales/error-text.ts'
import { useSendWords } from '../../locales/useSendWords.ts'
import { ReviewFacts } from './ReviewFacts.tsx'
import { ReviewPair } from './ReviewPair.tsx'
import { SendWarnings } from './SendWarnings.tsx'
import type { SendAt } from './send-views.ts'

/** Everything that is about to happen, out of the payload itself, before the wallet is asked. */
export function SendReview({ send }: { send: SendAt<'reviewing'> }) {
  const words = useSendWords()
  const armed = useArmed()
  const amount = exactAmount(send.review, words.language)
  useSay(words.send.saying(amount, inSentence(send.name) ?? shortAddress(send.review.to)), null)
  const { confirm } = send
  return (
    <Panel>
      <ReviewPair {...send} />
      <ReviewFacts {...send} />
      <SendWarnings {...send} />
      {send.problem !== null && <Notice>{errorText(words, send.problem)}</Notice>}
      <div className="lk-actions lk-send-actions">
        <Button kind="ghost" onClick={send.edit}>
          {words.back}
        </Button>
        <Button
          kind="primary"
          data-armed={armed}
          state={confirm === null ? 'disabled' : 'idle'}
          onClick={() => {
            if (armed) confirm?.()
          }}
        >
          <bdi>{confirm === null ? words.send.acceptFirst : words.send.confirm(amount)}</bdi>
        </Button>
      </div>
    </Panel>
  )
}
