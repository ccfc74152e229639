'use client'
import type { RouterEntry } from '@latchkit/core'
import { useEffect, useState } from 'react'
import type { Panels } from '../kit/HandleContext.ts'
import { useKitState } from '../kit/useKitState.ts'
import { useLoader } from '../kit/useLoader.ts'

/** ms that the view before stays while the code of the next one is fetched. */
const patience = 200

/** `back` says whether there is a page beneath; `way` whether it came from there. */
export type Shown = { entry: RouterEntry; way: 'forward' | 'back'; back: boolean }

/** The entry to draw: the router's, a moment later where its code has to be fetched first. */
export function useShown(panels: Panels): Shown {
  const { entry, entries, direction } = useKitState(({ router }) => router)
  const panel = panels.of(entry.view)
  const { status } = useLoader(panel)
  const [shown, setShown] = useState<Shown>({ entry, way: direction, back: entries.length > 1 })
  const settled = status === 'ready' || status === 'failed'
  const next = { entry, way: direction, back: entries.length > 1 }
  if (settled && (shown.entry !== entry || shown.back !== next.back)) setShown(next)
  useEffect(() => void panel.load(), [panel])
  useEffect(() => {
    if (settled) return
    const timer = setTimeout(
      () => setShown({ entry, way: direction, back: entries.length > 1 }),
      patience,
    )
    return () => clearTimeout(timer)
  }, [settled, entry, direction, entries.length])
  return shown
}
