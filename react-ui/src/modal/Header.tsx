'use client'
import { memo, useContext } from 'react'
import { IconButton } from '../components/IconButton.tsx'
import { CloseIcon } from '../components/icons.ts'
import type { StepTexts } from '../components/useAnnounce.ts'
import { SlotsContext } from '../kit/SlotsContext.ts'
import { useKit } from '../kit/useKit.ts'
import { useKitState } from '../kit/useKitState.ts'
import { enCore } from '../locales/en-core.ts'
import { useTexts } from '../locales/useTexts.ts'
import type { Labels } from './frame.types.ts'
import { HeaderStart } from './HeaderStart.tsx'
import { LiveRegion } from './LiveRegion.tsx'
import { Title } from './Title.tsx'
import { titleOf } from './titleOf.ts'
import type { DeferredView } from './useDeferredView.ts'

type HeaderProps = {
  shownView: DeferredView
  labels: Labels
  /** The texts of the view's current step. Null if it has none. */
  announcement: StepTexts | null
}

/** Title, back button and close button. Memoized: the modal renders more often. */
export const Header = memo(function Header({ shownView, labels, announcement }: HeaderProps) {
  const kit = useKit()
  const texts = useTexts(enCore)
  const { Title: OwnTitle } = useContext(SlotsContext)
  const { view } = shownView.entry
  const isAccount = view === 'Account'
  const viewTitle = useKitState((state) => titleOf(shownView.entry, state, texts))
  const title = announcement?.header ?? viewTitle
  // On an unsupported network the modal may not close.
  const canClose = useKitState(
    ({ config, router }) => !config.embedded && router.entries[0]?.view !== 'UnsupportedChain',
  )
  return (
    <div className="lk-header" data-part="header">
      <div className="lk-header-side">
        <HeaderStart shownView={shownView} />
      </div>
      <Title id={labels.title} text={title} hidden={isAccount || OwnTitle !== undefined} />
      {OwnTitle !== undefined && !isAccount && (
        <div className="lk-header-title lk-slot">
          <OwnTitle view={view} title={title} />
        </div>
      )}
      <div className="lk-header-side">
        {canClose && (
          <IconButton label={texts.close} onClick={() => kit.modal.requestClose()}>
            <CloseIcon />
          </IconButton>
        )}
      </div>
      <LiveRegion
        viewKey={shownView.entry.key}
        title={title}
        announcement={announcement?.text ?? null}
      />
    </div>
  )
})
