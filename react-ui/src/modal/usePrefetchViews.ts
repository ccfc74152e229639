'use client'
import type { KitState, ViewName } from '@latchkit/core'
import { viewNames } from '@latchkit/core/internal'
import { useEffect } from 'react'
import type { Panels } from '../kit/KitContext.ts'
import { whenIdle } from './whenIdle.ts'

/**
 * Loads the code of all views one after the other, each when the page is idle, until the component
 * unmounts. Omits the views of features that are off.
 */
export function usePrefetchViews(panels: Panels, { features, remote }: KitState['config']): void {
  const { send, receive, history } = features
  useEffect(() => {
    const isOff = (view: ViewName) =>
      (!send && view.startsWith('WalletSend')) ||
      (!receive && view === 'WalletReceive') ||
      (!history && view === 'Transactions') ||
      (!remote && view.startsWith('ConnectingWallet'))
    let mounted = true
    let cancel = () => {}
    const load = async (view: ViewName, rest: readonly ViewName[]) => {
      await panels.get(view).load()
      if (mounted) schedule(rest, 0)
    }
    const schedule = (views: readonly ViewName[], delay?: number) => {
      const [view, ...rest] = views.filter(
        (candidate) => !isOff(candidate) && panels.get(candidate).getSnapshot().status === 'idle',
      )
      if (view !== undefined) cancel = whenIdle(() => void load(view, rest), delay)
    }
    schedule(viewNames)
    return () => {
      mounted = false
      cancel()
    }
  }, [panels, send, receive, history, remote])
}
