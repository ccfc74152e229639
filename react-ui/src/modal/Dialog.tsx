'use client'
import { useId, useMemo, useState } from 'react'
import type { DialogModule } from '../kit/KitContext.ts'
import { type Slots, SlotsContext } from '../kit/SlotsContext.ts'
import { useKitContext } from '../kit/useKitContext.ts'
import { useKitState } from '../kit/useKitState.ts'
import type { Announcement } from './AnimatedView.tsx'
import { Body } from './Body.tsx'
import { Branding } from './Branding.tsx'
import { DialogFrame } from './DialogFrame.tsx'
import { FocusFrame } from './FocusFrame.tsx'
import { Header } from './Header.tsx'
import { InlineFrame } from './InlineFrame.tsx'
import { keepPress } from './keepPress.ts'
import { loadOpened } from './loadOpened.ts'
import { MotionProvider } from './MotionProvider.tsx'
import { useDeferredView } from './useDeferredView.ts'
import { useIdleCode } from './useIdleCode.ts'
import { useLanguageProps } from './useLanguageProps.ts'
import { useNonce } from './useNonce.ts'
import { useRootProps } from './useRootProps.ts'
import { ViewTransition } from './ViewTransition.tsx'

const noSlots: Slots = {}
const importLater = () => import('./laterCode.ts')

/** The modal and the view that it shows. */
export const Dialog: DialogModule['Dialog'] = ({ duration, slots = noSlots }) => {
  const id = useId()
  const labels = useMemo(() => ({ title: `${id}title` }), [id])
  const embedded = useKitState(({ config }) => config.embedded)
  const shaking = useKitState(({ modal }) => modal.shaking)
  const root = { ...useRootProps(duration), ...useLanguageProps() }
  const shownView = useDeferredView()
  const [announcement, setAnnouncement] = useState<Announcement | null>(null)
  useNonce()
  const later = useIdleCode(importLater)?.laterCode
  const enter = loadOpened(useKitContext())
  const Frame = embedded ? InlineFrame : DialogFrame
  return (
    <SlotsContext.Provider value={slots}>
      <MotionProvider duration={duration}>
        <Frame
          labels={labels}
          fit={later?.fitVisibleArea}
          root={{
            ...root,
            onKeyDown: later?.moveToRow,
            onPointerDown: keepPress,
            onPointerOver: enter,
            onFocus: enter,
          }}
        >
          {later && <later.PrefetchViews view={shownView.entry.view} />}
          {later && <later.Alerts />}
          <FocusFrame
            viewKey={shownView.entry.key}
            direction={shownView.direction}
            shaking={shaking}
          >
            <Header
              shownView={shownView}
              labels={labels}
              announcement={announcement?.viewKey === shownView.entry.key ? announcement : null}
            />
            <Body>
              <ViewTransition shownView={shownView} setAnnouncement={setAnnouncement} />
            </Body>
            <Branding />
          </FocusFrame>
        </Frame>
      </MotionProvider>
    </SlotsContext.Provider>
  )
}
