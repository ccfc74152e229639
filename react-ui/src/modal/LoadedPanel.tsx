'use client'
import type { ViewName } from '@latchkit/core'
import { useContext } from 'react'
import { EntryContext } from '../kit/EntryContext.ts'
import type { Panels } from '../kit/KitContext.ts'
import { useLoader } from '../kit/useLoader.ts'
import { NotLoaded } from './NotLoaded.tsx'
import { useFlowFailed } from './useFlowFailed.ts'

/**
 * The panel of a view. Empty while its code loads; a message with a retry button if the code did
 * not load; a message with a close button if the flow failed.
 */
export function LoadedPanel({ view, panels }: { view: ViewName; panels: Panels }) {
  const panel = panels.get(view)
  const code = useLoader(panel)
  const flowFailed = useFlowFailed(useContext(EntryContext))
  if (code.status === 'failed') return <NotLoaded retry={() => void panel.load()} />
  if (code.status !== 'ready') return null
  return flowFailed ? <NotLoaded retry={null} /> : <code.value.panel />
}
