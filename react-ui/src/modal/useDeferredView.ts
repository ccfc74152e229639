'use client'
import type { RouterEntry } from '@latchkit/core'
import { useDeferredValue, useEffect, useState } from 'react'
import { useKitContext } from '../kit/useKitContext.ts'
import { useKitState } from '../kit/useKitState.ts'
import { useLoader } from '../kit/useLoader.ts'
import { panelLoader } from './panelLoader.ts'

/** How long the previous view stays while the code of the next one loads, in ms. */
const maxDelay = 200

export type DeferredView = { entry: RouterEntry; direction: 'forward' | 'back'; canGoBack: boolean }

/**
 * The stack entry to render: the router's current entry. While the code of its view loads, the
 * previous entry for up to 200 ms.
 */
export function useDeferredView(): DeferredView {
  const { entry, entries, direction } = useDeferred(useKitState(({ router }) => router))
  const panel = panelLoader(useKitContext(), entry.view)
  const { status } = useLoader(panel)
  const canGoBack = entries.length > 1
  const [shownView, setShownView] = useState<DeferredView>({ entry, direction, canGoBack })
  const isSettled = status === 'loaded' || status === 'failed'
  if (isSettled && (shownView.entry !== entry || shownView.canGoBack !== canGoBack)) {
    setShownView({ entry, direction, canGoBack })
  }
  useEffect(() => void panel.load(), [panel])
  useEffect(() => {
    if (isSettled) return
    const timer = setTimeout(() => setShownView({ entry, direction, canGoBack }), maxDelay)
    return () => clearTimeout(timer)
  }, [isSettled, entry, direction, canGoBack])
  return shownView
}

/**
 * Returns a changed value in a later render, so that the wallet and the page handle the change
 * first. A page that renders in every frame would defer it for seconds: the limit is 200 ms.
 */
function useDeferred<Value>(value: Value): Value {
  const deferred = useDeferredValue(value)
  const [overdue, setOverdue] = useState(value)
  const shown = overdue === value ? value : deferred
  useEffect(() => {
    if (shown === value) return
    const timer = setTimeout(() => setOverdue(value), maxDelay)
    return () => clearTimeout(timer)
  }, [shown, value])
  return shown
}
