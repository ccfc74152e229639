import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import type { Live } from './create-live.ts'
import type { LiveKits } from './kits.ts'
import type { PageWindow } from './page-windows.ts'

const LiveContext = createContext<Live | null>(null)

/** Provides one subscription to the devtools channel for all panels. */
export const LiveProvider = ({ live, children }: { live: Live; children: ReactNode }) => (
  <LiveContext value={live}>{children}</LiveContext>
)

export function useLive(): Live {
  const live = use(LiveContext)
  if (live === null) throw new Error('useLive() requires a LiveProvider above it.')
  return live
}

export function useLiveKits(): LiveKits {
  const live = useLive()
  return useSyncExternalStore(live.subscribe, live.get)
}

export function usePageWindows(): readonly PageWindow[] {
  const live = useLive()
  return useSyncExternalStore(live.subscribe, live.windows.get)
}
