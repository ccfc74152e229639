'use client'
import type { ViewName } from '@latchkit/core'
import type { Panels } from '../kit/KitContext.ts'
import { useKitState } from '../kit/useKitState.ts'
import { usePrefetchViews } from './usePrefetchViews.ts'

/** Loads the code of the views that can follow the shown one. Renders nothing. */
export function PrefetchViews({ panels, view }: { panels: Panels; view: ViewName }): null {
  const config = useKitState((state) => state.config)
  usePrefetchViews(panels, view, config)
  return null
}
