import { exactAmount, isolateText, shortAddress } from '@latchkit/core/utils'
import { Button } from '../../components/Button.tsx'
import { GuardedButton } from '../../components/GuardedButton.tsx'
import { Notice } from '../../components/Notice.tsx'
import { Panel } from '../../components/Panel.tsx'
import { useAnnounce } from '../../components/useAnnounce.ts'
import { errorText } from '../../locales/error-text.ts'
import { useTexts } from '../../locales/useTexts.ts'
import { ReviewDetails } from './ReviewDetails.tsx'
import { ReviewPair } from './ReviewPair.tsx'
import { SendWarnings } from './SendWarnings.tsx'
import type { SendStepView } from './send.types.ts'
import { sendTexts } from './texts/en.ts'

/**
 * The review before the wallet request. Everything is read from the payload that will be sent (rule
 * R13).
 */
export function SendReview({ send }: { send: SendStepView<'reviewing'> }) {
  const texts = useTexts(sendTexts)
  const amount = exactAmount(send.review, texts.language)
  useAnnounce(
    texts.send.announcement(amount, isolateText(send.name) ?? shortAddress(send.review.to)),
    null,
  )
  const { confirm } = send
  return (
    <Panel>
      <ReviewPair {...send} />
      <ReviewDetails {...send} />
      <SendWarnings {...send} />
      {send.problem !== null && <Notice>{errorText(texts, send.problem)}</Notice>}
      <div className="lk-actions lk-send-actions">
        <Button kind="ghost" onClick={send.edit}>
          {texts.back}
        </Button>
        <GuardedButton
          kind="primary"
          state={confirm === null ? 'disabled' : 'idle'}
          onClick={() => confirm?.()}
        >
          <bdi>{confirm === null ? texts.send.acceptFirst : texts.send.confirm(amount)}</bdi>
        </GuardedButton>
      </div>
    </Panel>
  )
}
