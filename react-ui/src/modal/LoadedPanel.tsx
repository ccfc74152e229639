'use client'
import type { ViewName } from '@latchkit/core'
import { useContext, useSyncExternalStore } from 'react'
import { EntryContext } from '../kit/EntryContext.ts'
import type { Panels } from '../kit/HandleContext.ts'
import { useKit } from '../kit/useKit.ts'
import { useLoader } from '../kit/useLoader.ts'
import { useSubscribe } from '../kit/useSubscribe.ts'
import { NotLoaded } from './NotLoaded.tsx'

/** A view's look once its code is here; nothing while it is fetched; a message and a retry where it did not come or its flow broke. */
export function LoadedPanel({ view, panels }: { view: ViewName; panels: Panels }) {
  const panel = panels.of(view)
  const code = useLoader(panel)
  const broken = useBroken()
  if (code.status === 'failed') return <NotLoaded retry={() => void panel.load()} />
  if (code.status !== 'ready') return null
  return broken ? <NotLoaded retry={null} /> : <code.value />
}

/** Whether the flow that the entry holds ended by an error. */
function useBroken(): boolean {
  const entry = useContext(EntryContext)
  const { flows } = useKit()
  const running = useSyncExternalStore(
    useSubscribe(flows),
    () => (entry === null ? null : (flows.getSnapshot()[entry] ?? null)),
    () => null,
  )
  return useSyncExternalStore(
    useSubscribe(running),
    () => running?.outcome().status === 'failed',
    () => false,
  )
}
