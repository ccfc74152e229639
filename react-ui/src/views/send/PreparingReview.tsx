import { Button } from '../../components/Button.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { useAnnounce } from '../../components/useAnnounce.ts'
import { useTexts } from '../../locales/useTexts.ts'
import { sendTexts } from './texts/en.ts'

/** Placeholder of the review at its final size. */
export function PreparingReview({ cancel }: { cancel(): void }) {
  const texts = useTexts(sendTexts)
  useAnnounce(texts.send.preparing, null)
  return (
    <Panel>
      <div className="lk-review-pair" aria-busy="true">
        <Skeleton width={344} height={98} label={texts.send.preparing} />
        <Skeleton width={344} height={98} label="" />
      </div>
      <Skeleton width={344} height={180} label="" />
      <div className="lk-actions">
        <Button kind="ghost" onClick={cancel}>
          {texts.cancel}
        </Button>
      </div>
    </Panel>
  )
}
