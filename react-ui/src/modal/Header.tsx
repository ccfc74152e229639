'use client'
import { IconButton } from '../components/IconButton.tsx'
import { CloseIcon } from '../components/icons.ts'
import type { Panels } from '../kit/HandleContext.ts'
import { useKit } from '../kit/useKit.ts'
import { useKitState } from '../kit/useKitState.ts'
import { useWords } from '../locales/useWords.ts'
import type { Labels } from './frameProps.ts'
import { HeaderStart } from './HeaderStart.tsx'
import { Status } from './Status.tsx'
import { Title } from './Title.tsx'
import { titleOf } from './titleOf.ts'
import type { Shown } from './useShown.ts'

type HeaderProps = {
  shown: Shown
  panels: Panels
  labels: Labels
  /** What the page says of its step, to be read out. */
  step: string | null
}

/** Where one is, the way back, the way out. */
export function Header({ shown, panels, labels, step }: HeaderProps) {
  const kit = useKit()
  const words = useWords()
  const title = useKitState((state) => titleOf(shown.entry, state, words))
  const embedded = useKitState(({ config }) => config.embedded)
  return (
    <div className="lk-header">
      <div className="lk-header-side">
        <HeaderStart shown={shown} panels={panels} />
      </div>
      <Title id={labels.title} text={title} hidden={shown.entry.view === 'Account'} />
      <div className="lk-header-side">
        {!embedded && (
          <IconButton label={words.close} onClick={() => kit.tryClose()}>
            <CloseIcon />
          </IconButton>
        )}
      </div>
      <Status page={shown.entry.key} title={title} step={step} />
    </div>
  )
}
