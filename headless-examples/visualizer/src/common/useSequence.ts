import { useEffect, useRef } from 'react'
import type { PanelProps, SequenceFeed } from './panel.types.ts'

/** Offers the steps of a panel to the sequence view while the panel is visible. Null: no steps. */
export function useSequence(
  { shown, present }: Pick<PanelProps, 'shown' | 'present'>,
  feed: SequenceFeed | null,
): void {
  const latest = useRef(feed)
  useEffect(() => {
    latest.current = feed
  })
  const { frames, end, requests, current } = feed ?? {}
  useEffect(() => {
    if (!shown || !frames || end === undefined || !requests || current === undefined) return
    present({ frames, end, requests, current, pick: (index) => latest.current?.pick(index) })
  }, [shown, present, frames, end, requests, current])
  const isOffered = shown && feed !== null
  useEffect(() => {
    if (isOffered) return () => present(null)
  }, [isOffered, present])
}
