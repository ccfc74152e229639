'use client'
import { useId } from 'react'
import type { Panels } from '../kit/HandleContext.ts'
import { useKitState } from '../kit/useKitState.ts'
import { Alerts } from './Alerts.tsx'
import { Body } from './Body.tsx'
import { Card } from './Card.tsx'
import { DialogFrame } from './DialogFrame.tsx'
import { Header } from './Header.tsx'
import { InlineFrame } from './InlineFrame.tsx'
import { MotionShell } from './MotionShell.tsx'
import { Stage } from './Stage.tsx'
import { Toasts } from './Toasts.tsx'
import { useAhead } from './useAhead.ts'
import { useNonce } from './useNonce.ts'
import { useRootProps } from './useRootProps.ts'
import { useShown } from './useShown.ts'

/** The modal with the page that is shown; fetched when it is first wanted. */
export function Dialog({ panels, duration }: { panels: Panels; duration: number }) {
  const id = useId()
  const labels = { title: `${id}title`, description: `${id}description` }
  const { embedded, metadata } = useKitState(({ config }) => config)
  const shaking = useKitState(({ modal }) => modal.shaking)
  const root = useRootProps(duration)
  const shown = useShown(panels)
  useAhead(panels)
  useNonce()
  const Frame = embedded ? InlineFrame : DialogFrame
  return (
    <MotionShell duration={duration}>
      <Frame labels={labels} root={root}>
        <Alerts />
        <Card page={shown.entry.key} shaking={shaking}>
          <p id={labels.description} className="lk-hidden">
            {metadata.name}
          </p>
          <Header shown={shown} labels={labels} />
          <Toasts />
          <Body>
            <Stage shown={shown} panels={panels} />
          </Body>
        </Card>
      </Frame>
    </MotionShell>
  )
}
