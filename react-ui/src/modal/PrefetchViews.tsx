'use client'
import type { ViewName } from '@latchkit/core'
import { useEffect } from 'react'
import { useKit } from '../kit/useKit.ts'
import { useKitState } from '../kit/useKitState.ts'
import { usePrefetchViews } from './usePrefetchViews.ts'
import { whenIdle } from './whenIdle.ts'

/** Loads the code of the `next` views of the shown one. Renders nothing. */
export function PrefetchViews({ view }: { view: ViewName }): null {
  const { modal } = useKit()
  // iOS and Telegram can open an app only inside the click handler.
  const opensApps = useKitState(
    ({ config: { remote, device } }) =>
      view === 'Connect' && remote && (device.ios || device.telegram),
  )
  usePrefetchViews(view)
  useEffect(() => {
    if (!opensApps) return
    // A failure is reported when a wallet is picked.
    return whenIdle(() => void modal.preload('ConnectingWalletConnect').catch(() => {}), 0)
  }, [modal, opensApps])
  return null
}
