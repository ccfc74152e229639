import { useEffect, useEffectEvent } from 'react'
import type { PanelProps } from '../panels/panel.types.ts'
import type { Step } from './story.ts'

type Shown = Pick<PanelProps, 'shown' | 'mark'>
/** What stands in the picture. `step`: whose transitions are shown. */
type Place = { active: readonly string[]; step: Step | null } | null

/** Marks a place in the picture while its panel is shown. */
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
