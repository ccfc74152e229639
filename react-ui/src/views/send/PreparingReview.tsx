import { Button } from '../../parts/Button.tsx'
import { Panel } from '../../parts/Panel.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { useSay } from '../../parts/useSay.ts'
import { useSendWords } from '../../words/useSendWords.ts'

/** The review in its final geometry, before it is known. */
export function PreparingReview({ cancel }: { cancel(): void }) {
  const words = useSendWords()
  useSay(words.send.preparing, null)
  return (
    <Panel>
      <div className="lk-review-pair" aria-busy="true">
        <Skeleton width={344} height={98} label={words.send.preparing} />
        <Skeleton width={344} height={98} label="" />
      </div>
      <Skeleton width={344} height={180} label="" />
      <div className="lk-actions">
        <Button kind="ghost" onClick={cancel}>
          {words.cancel}
        </Button>
      </div>
    </Panel>
  )
}
