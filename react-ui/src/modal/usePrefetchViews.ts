'use client'
import type { ViewName } from '@latchkit/core'
import { shallowEqual } from '@latchkit/core/internal'
import { useEffect, useRef } from 'react'
import type { NextView } from '../kit/defineView.ts'
import { useKitContext } from '../kit/useKitContext.ts'
import { useKitState } from '../kit/useKitState.ts'
import { useLoader } from '../kit/useLoader.ts'
import { type SwitchSettings, viewSwitches } from '../kit/view-switches.ts'
import { panelLoader } from './panelLoader.ts'
import { whenIdle } from './whenIdle.ts'

/**
 * Loads the code of the `next` views of the current one, one after the other, each when the page
 * is idle, until the component unmounts. Starts when the code of the current view is loaded;
 * after a view change it waits longer, so that it does not slow down the transition. Omits the views
 * of features that are off.
 */
export function usePrefetchViews(current: ViewName): void {
  const { kit, loaderOf } = useKitContext()
  const code = useLoader(panelLoader({ kit, loaderOf }, current)).value
  const next = useKitState(
    ({ config }) => (code?.next ?? []).flatMap((each) => viewsOf(each, config)),
    shallowEqual,
  )
  const firstView = useRef(current)
  useEffect(() => {
    const loader = (view: ViewName) => panelLoader({ kit, loaderOf }, view)
    let mounted = true
    let cancel = () => {}
    const load = async (view: ViewName, rest: readonly ViewName[]) => {
      await loader(view).load()
      if (mounted) schedule(rest, 0)
    }
    const schedule = (views: readonly ViewName[], delay?: number) => {
      const [view, ...rest] = views.filter((candidate) => loader(candidate).status() === 'idle')
      if (view !== undefined) cancel = whenIdle(() => void load(view, rest), delay)
    }
    schedule(next, current === firstView.current ? 0 : undefined)
    return () => {
      mounted = false
      cancel()
    }
  }, [kit, loaderOf, current, next])
}

/** The view, unless the settings turn it off. */
function viewsOf(next: NextView, settings: SwitchSettings): readonly ViewName[] {
  if (typeof next === 'string') return [next]
  return viewSwitches[next.needs](settings) ? [next.view] : []
}
