import { useEffect, useEffectEvent } from 'react'
import type { PanelProps } from '../common/panel.types.ts'
import type { Step } from './session-log.ts'

type Shown = Pick<PanelProps, 'shown' | 'mark'>
/** Marks of the diagram. `step`: the step whose transitions are shown. */
type Place = { active: readonly string[]; step: Step | null } | null

/** Marks states and transitions in the diagram while the panel is visible. */
export function useMarks({ shown, mark }: Shown, place: Place): void {
  const put = useEffectEvent(mark)
  const active = place?.active.join('\n')
  const step = place?.step ?? null
  useEffect(() => {
    if (!shown || active === undefined) return
    put({ active: active.split('\n'), taken: step?.frame.taken ?? [] })
    return () => put({})
  }, [shown, active, step])
}
