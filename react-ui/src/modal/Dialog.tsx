'use client'
import { useId, useState } from 'react'
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
import type { Step } from './StageView.tsx'
import { Toasts } from './Toasts.tsx'
import { useAhead } from './useAhead.ts'
import { useNonce } from './useNonce.ts'
import { useRootProps } from './useRootProps.ts'
import { useShown } from './useShown.ts'

/** The modal with the page that is shown; fetched when it is first wanted. */
export function Dialog({ panels, duration }: { panels: Panels; duration: number }) {
  const id = useId()
  const labels = { title: `${id}title` }
  const embedded = useKitState(({ config }) => config.embedded)
  const shaking = useKitState(({ modal }) => modal.shaking)
  const root = useRootProps(duration)
  const shown = useShown(panels)
  const [step, say] = useState<Step | null>(null)
  useAhead(panels)
  useNonce()
  const Frame = embedded ? InlineFrame : DialogFrame
  return (
    <MotionShell duration={duration}>
      <Frame labels={labels} root={root}>
        <Alerts />
        <Card page={shown.entry.key} way={shown.way} shaking={shaking}>
          <Header
            shown={shown}
            panels={panels}
            labels={labels}
            step={step?.page === shown.entry.key ? step.text : null}
          />
          <Toasts />
          <Body>
            <Stage shown={shown} panels={panels} say={say} />
          </Body>
        </Card>
      </Frame>
    </MotionShell>
  )
}
