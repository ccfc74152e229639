'use client'
import type { ViewName } from '@latchkit/core'
import { viewNames } from '@latchkit/core/utils'
import { useEffect } from 'react'
import type { Panels } from '../kit/HandleContext.ts'
import { whenIdle } from './whenIdle.ts'

/** While the modal is there and stands, fetches the views beneath the first one, one after the other, whenever the page is idle. */
export function useAhead(panels: Panels): void {
  useEffect(() => {
    let there = true
    let forget = () => {}
    const fetch = async (view: ViewName, rest: readonly ViewName[]) => {
      await panels.of(view).load()
      if (there) ahead(rest, 0)
    }
    const ahead = (views: readonly ViewName[], settling?: number) => {
      const [view, ...rest] = views.filter((one) => panels.of(one).getSnapshot().status === 'idle')
      if (view !== undefined) forget = whenIdle(() => void fetch(view, rest), settling)
    }
    ahead(viewNames)
    return () => {
      there = false
      forget()
    }
  }, [panels])
}
