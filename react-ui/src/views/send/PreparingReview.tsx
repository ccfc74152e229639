import { Button } from '../../components/Button.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { useSay } from '../../components/useSay.ts'
import { useSendWords } from '../../locales/useSendWords.ts'

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
