'use client'
import type { ViewName } from '@latchkit/core'
import { useContext } from 'react'
import { EntryContext } from '../kit/EntryContext.ts'
import type { Panels } from '../kit/HandleContext.ts'
import { useLoader } from '../kit/useLoader.ts'
import { NotLoaded } from './NotLoaded.tsx'
import { useBroken } from './useBroken.ts'

/** A view's look once its code is here; nothing while it is fetched; a message and a retry where it did not come or its flow broke. */
export function LoadedPanel({ view, panels }: { view: ViewName; panels: Panels }) {
  const panel = panels.of(view)
  const code = useLoader(panel)
  const broken = useBroken(useContext(EntryContext))
  if (code.status === 'failed') return <NotLoaded retry={() => void panel.load()} />
  if (code.status !== 'ready') return null
  return broken ? <NotLoaded retry={null} /> : <code.value />
}
