'use client'
import { useId, useState } from 'react'
import type { Panels } from '../kit/KitContext.ts'
import { useKitState } from '../kit/useKitState.ts'
import { Alerts } from './Alerts.tsx'
import type { Announcement } from './AnimatedView.tsx'
import { Body } from './Body.tsx'
import { DialogFrame } from './DialogFrame.tsx'
import { FocusFrame } from './FocusFrame.tsx'
import { Header } from './Header.tsx'
import { InlineFrame } from './InlineFrame.tsx'
import { MotionProvider } from './MotionProvider.tsx'
import { Toasts } from './Toasts.tsx'
import { useDeferredView } from './useDeferredView.ts'
import { useNonce } from './useNonce.ts'
import { usePrefetchViews } from './usePrefetchViews.ts'
import { useRootProps } from './useRootProps.ts'
import { ViewTransition } from './ViewTransition.tsx'

/** The modal and the view that it shows. */
export function Dialog({ panels, duration }: { panels: Panels; duration: number }) {
  const id = useId()
  const labels = { title: `${id}title` }
  const config = useKitState((state) => state.config)
  const shaking = useKitState(({ modal }) => modal.shaking)
  const root = useRootProps(duration)
  const shownView = useDeferredView(panels)
  const [announcement, setAnnouncement] = useState<Announcement | null>(null)
  usePrefetchViews(panels, config)
  useNonce()
  const Frame = config.embedded ? InlineFrame : DialogFrame
  return (
    <MotionProvider duration={duration}>
      <Frame labels={labels} root={root}>
        <Alerts />
        <FocusFrame viewKey={shownView.entry.key} direction={shownView.direction} shaking={shaking}>
          <Header
            shownView={shownView}
            panels={panels}
            labels={labels}
            announcement={announcement?.viewKey === shownView.entry.key ? announcement.text : null}
          />
          <Toasts />
          <Body>
            <ViewTransition
              shownView={shownView}
              panels={panels}
              setAnnouncement={setAnnouncement}
            />
          </Body>
        </FocusFrame>
      </Frame>
    </MotionProvider>
  )
}
