'use client'
import type { ViewName } from '@latchkit/core'
import { viewNames } from '@latchkit/core/domain'
import { useEffect } from 'react'
import type { Panels } from '../kit/HandleContext.ts'
import { whenIdle } from './whenIdle.ts'

/** Fetches the views beneath the first one, one after the other, while the page is idle. */
export function useAhead(panels: Panels): void {
  useEffect(() => {
    let forget = () => {}
    const next = ([view, ...rest]: readonly ViewName[]) => {
      if (view === undefined) return
      forget = whenIdle(
        () =>
          void panels
            .of(view)
            .load()
            .then(() => next(rest)),
      )
    }
    next(viewNames)
    return () => forget()
  }, [panels])
}
