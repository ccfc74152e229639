'use client'
import {
  defaultRangeExtractor,
  observeElementOffset,
  observeElementRect,
  type Range,
  useVirtualizer,
} from '@tanstack/react-virtual'
import { type RefObject, useCallback, useContext, useRef } from 'react'
import { InitialScrollContext } from '../kit/InitialScrollContext.ts'

type VirtualRowsOptions = {
  count: number
  /** Number of rows rendered beyond the visible ones. */
  overscan: number
  /** Index of a row that is always rendered, so that it keeps the focus. Null: none. */
  pinned: number | null
  /** Distance from the top of the scroll container to the list, in px. */
  offset: number
  /** Height of a row that was not measured yet, in px. */
  estimateSize(index: number): number
  getItemKey?(index: number): string | number
  measureElement?(element: HTMLElement): number
}

/** From this number of px between two scroll events, a list scrolls fast. */
const fastStep = 48

/** The element that scrolls a list: the modal's body, or outside the modal the list's own frame. */
export const scrollContainerOf = (frame: HTMLElement): HTMLElement =>
  frame.closest<HTMLElement>('.lk-scroll') ?? frame

/** A virtualizer for the rows of a list. Only rows near the visible area are rendered. */
export function useVirtualRows(
  frame: RefObject<HTMLElement | null>,
  { pinned, offset, ...options }: VirtualRowsOptions,
) {
  const initialOffset = useContext(InitialScrollContext)
  const step = useRef(0)
  const rangeExtractor = useCallback(
    (range: Range) => {
      const indexes = new Set([...defaultRangeExtractor(range), pinned ?? range.startIndex])
      return [...indexes].sort((a, b) => a - b)
    },
    [pinned],
  )
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    ...options,
    getScrollElement: () => frame.current && scrollContainerOf(frame.current),
    scrollMargin: offset,
    initialRect: { width: 344, height: 680 },
    initialOffset,
    rangeExtractor,
    observeElementOffset: (instance, onChange) =>
      observeElementOffset(instance, (next, isScrolling) => {
        step.current = isScrolling ? Math.abs(next - (instance.scrollOffset ?? next)) : 0
        onChange(next, isScrolling)
      }),
    // During a view transition the element may be hidden and have no height: ignore that size, so
    // that its rows stay rendered.
    observeElementRect: (instance, onChange) =>
      observeElementRect(instance, (rect) => rect.height > 0 && onChange(rect)),
  })
  return {
    /** Rows to render. `start`: distance from the top of the list, in px. */
    items: virtualizer
      .getVirtualItems()
      .map(({ index, start }) => ({ index, start: start - offset })),
    /** Height of all rows, in px. */
    height: virtualizer.getTotalSize(),
    /** Updated when rows appear and when the list stops. */
    isScrollingFast: step.current >= fastStep,
    virtualizer,
  }
}
