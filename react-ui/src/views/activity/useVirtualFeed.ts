'use client'
import { type FocusEvent, type RefObject, useLayoutEffect, useState } from 'react'
import { scrollContainerOf, useVirtualRows } from '../../hooks/useVirtualRows.ts'

/** Heights in px before a row is measured. */
const estimate = { row: 64, heading: 30 }

const overscan = 6

/** Virtualizes the rows of the activity list. The row with the focus is always rendered. */
export function useVirtualFeed(
  frame: RefObject<HTMLElement | null>,
  entries: readonly { key: string; hasHeading: boolean }[],
) {
  const offset = useListOffset(frame)
  const [focused, setFocused] = useState<number | null>(null)
  const estimateSize = (index: number) =>
    estimate.row + (entries[index]?.hasHeading ? estimate.heading : 0)
  const { items, height, virtualizer } = useVirtualRows(frame, {
    count: entries.length,
    overscan,
    pinned: focused === null ? null : Math.min(focused, entries.length - 1),
    offset,
    estimateSize,
    getItemKey: (index) => entries[index]?.key ?? index,
    measureElement: (item) => item.offsetHeight || estimateSize(Number(item.dataset.index)),
  })
  return {
    items,
    height,
    measure: virtualizer.measureElement,
    onFocus({ target }: FocusEvent) {
      const item = target.closest<HTMLElement>('[data-index]')
      if (item !== null) setFocused(Number(item.dataset.index))
    },
    onBlur: () => setFocused(null),
  }
}

/**
 * Distance from the top of the scroll container to the list, in px. Observes the content of the
 * container, because content above the list may grow.
 */
function useListOffset(frame: RefObject<HTMLElement | null>): number {
  const [offset, setOffset] = useState(0)
  useLayoutEffect(() => {
    const list = frame.current
    if (list === null) return
    const container = scrollContainerOf(list)
    const measure = () => {
      if (container === list || list.offsetHeight === 0) return
      const distance = list.getBoundingClientRect().top - container.getBoundingClientRect().top
      setOffset(Math.round(distance + container.scrollTop))
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(list)
    for (const child of container.children) observer.observe(child)
    return () => observer.disconnect()
  }, [frame])
  return offset
}
