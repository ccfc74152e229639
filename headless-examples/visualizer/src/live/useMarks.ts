import { useEffect, useEffectEvent } from 'react'
import type { PanelProps } from '../common/panel.types.ts'
import type { Step } from './session-log.ts'

type Shown = Pick<PanelProps, 'shown' | 'mark'>
/** Marks of the diagram. `step`: the step whose transitions are shown. */
type MarkedStep = { active: readonly string[]; step: Step | null } | null

/** Marks states and transitions in the diagram while the panel is visible. */
export function useMarks({ shown, mark }: Shown, marked: MarkedStep): void {
  const applyMarks = useEffectEvent(mark)
  const active = marked?.active.join('\n')
  const step = marked?.step ?? null
  useEffect(() => {
    if (!shown || active === undefined) return
    applyMarks({ active: active.split('\n'), taken: step?.frame.taken ?? [] })
    return () => applyMarks({})
  }, [shown, active, step])
}
