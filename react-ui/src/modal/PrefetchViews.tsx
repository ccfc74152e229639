'use client'
import type { KitState, ViewName } from '@latchkit/core'
import { availableConnectors } from '@latchkit/core/internal'
import { useEffect } from 'react'
import type { Panels } from '../kit/KitContext.ts'
import { useKit } from '../kit/useKit.ts'
import { useKitState } from '../kit/useKitState.ts'
import { usePrefetchViews } from './usePrefetchViews.ts'
import { whenIdle } from './whenIdle.ts'

/** The namespace of the first installed wallet that the modal offers. */
const walletNamespace = (state: KitState) => availableConnectors(state)[0]?.chain

/**
 * Loads the code of the `next` views of the shown one, and on Connect the code that calls an
 * installed wallet, so that a picked wallet is asked in the click. Renders nothing.
 */
export function PrefetchViews({ panels, view }: { panels: Panels; view: ViewName }): null {
  const { modal } = useKit()
  const config = useKitState((state) => state.config)
  const namespace = useKitState(walletNamespace)
  usePrefetchViews(panels, view, config)
  useEffect(() => {
    if (view !== 'Connect' || namespace === undefined) return
    // A failure is reported when a wallet is picked.
    const load = () => void modal.preload('ConnectingExternal', namespace).catch(() => {})
    return whenIdle(load, 0)
  }, [modal, view, namespace])
  return null
}
