'use client'
import type { KitState, Namespace, ViewName } from '@latchkit/core'
import { availableConnectors } from '@latchkit/core/internal'
import { useEffect } from 'react'
import type { Panels } from '../kit/KitContext.ts'
import { useKit } from '../kit/useKit.ts'
import { useKitState } from '../kit/useKitState.ts'
import { usePrefetchViews } from './usePrefetchViews.ts'
import { whenIdle } from './whenIdle.ts'

/** The namespace of the installed wallet that a visitor picks probably: the active one if it has one. */
function walletNamespace(state: KitState): Namespace | undefined {
  if (!state.config.enableWallets) return undefined
  const chains = availableConnectors(state).map(({ chain }) => chain)
  return chains.find((chain) => chain === state.network.activeNamespace) ?? chains[0]
}

/**
 * Loads the code of the `next` views of the shown one, and on Connect the code that calls an
 * installed wallet, so that a click on a wallet sends its request at once. Renders nothing.
 */
export function PrefetchViews({ panels, view }: { panels: Panels; view: ViewName }): null {
  const { modal } = useKit()
  const config = useKitState((state) => state.config)
  const { remote, device } = config
  const opensApps = remote && (device.ios || device.telegram)
  const namespace = useKitState(walletNamespace)
  usePrefetchViews(panels, view, config)
  useEffect(() => {
    if (view !== 'Connect') return
    // A failure is reported when a wallet is picked.
    const preload = (...request: Parameters<typeof modal.preload>) =>
      void modal.preload(...request).catch(() => {})
    return whenIdle(() => {
      if (namespace !== undefined) preload('ConnectingExternal', namespace)
      // iOS and Telegram can open an app only inside the click handler.
      if (opensApps) preload('ConnectingWalletConnect')
    }, 0)
  }, [modal, view, namespace, opensApps])
  return null
}
