import type { SignInView } from '@latchkit/core/flows'
import { CancelButton } from '../../components/CancelButton.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { useAnnounce } from '../../components/useAnnounce.ts'
import { useTexts } from '../../locales/useTexts.ts'
import { JoinedIcons } from './JoinedIcons.tsx'
import { signInTexts } from './texts/en.ts'

/** More than a view ever has, in px: a skeleton is at most as wide as its view. */
const wholeWidth = 2_000

/**
 * A placeholder of the review at its final size. `view` null: another account signs in next, and
 * there is nothing to cancel.
 */
export function PreparingSignIn({
  view,
}: {
  view: Extract<SignInView, { step: 'preparing' }> | null
}) {
  const texts = useTexts(signInTexts)
  useAnnounce(texts.signIn.preparing, null)
  return (
    <Panel>
      <div className="lk-sign-in-intro" aria-busy="true">
        {view === null ? (
          <Skeleton width={136} height={64} label={texts.signIn.preparing} />
        ) : (
          <JoinedIcons site={view.site} wallet={view.wallet} />
        )}
        <Skeleton width={200} height={22} label={view === null ? '' : texts.signIn.preparing} />
        <Skeleton width={280} height={38} label="" />
      </div>
      <Skeleton width={wholeWidth} height={178} label="" />
      <Skeleton width={130} height={36} label="" />
      <div className="lk-actions">
        {view !== null && (
          <CancelButton
            cancel={view.cancel}
            label={view.required ? texts.disconnect : texts.cancel}
          />
        )}
      </div>
    </Panel>
  )
}
