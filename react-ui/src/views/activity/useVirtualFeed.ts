'use client'
import {
  defaultRangeExtractor,
  observeElementRect,
  type Range,
  useVirtualizer,
} from '@tanstack/react-virtual'
import {
  type FocusEvent,
  type RefObject,
  useCallback,
  useContext,
  useLayoutEffect,
  useState,
} from 'react'
import { InitialScrollContext } from '../../kit/InitialScrollContext.ts'

/** px of a row and of a heading where nothing was measured yet. */
const usual = { row: 64, heading: 30 }
/** Rows that are drawn beyond what is seen. */
const spare = 6

/** What moves the rows: the modal's page; on a page of one's own the list itself. */
const scrollerOf = (frame: HTMLElement): HTMLElement =>
  frame.closest<HTMLElement>('.lk-scroll') ?? frame

/** Which rows of a long list are near enough to be drawn, in whatever scrolls around it. One that has the focus always is. */
export function useVirtualFeed(
  frame: RefObject<HTMLElement | null>,
  entries: readonly { key: string; headed: boolean }[],
) {
  const above = useAbove(frame)
  const before = useContext(InitialScrollContext)
  const [held, hold] = useState<number | null>(null)
  const kept = held === null ? null : Math.min(held, entries.length - 1)
  const rangeExtractor = useCallback(
    (range: Range) =>
      [...new Set([...defaultRangeExtractor(range), kept ?? range.startIndex])].sort(
        (a, b) => a - b,
      ),
    [kept],
  )
  const sizeOf = (index: number) => usual.row + (entries[index]?.headed ? usual.heading : 0)
  const virtual = useVirtualizer<HTMLElement, HTMLElement>({
    count: entries.length,
    getScrollElement: () => frame.current && scrollerOf(frame.current),
    getItemKey: (index) => entries[index]?.key ?? index,
    estimateSize: sizeOf,
    measureElement: (item) => item.offsetHeight || sizeOf(Number(item.dataset.index)),
    overscan: spare,
    scrollMargin: above,
    initialRect: { width: 344, height: 680 },
    initialOffset: before,
    rangeExtractor,
    // what has no height now is on its way in or out: its rows stay
    observeElementRect: (instance, change) =>
      observeElementRect(instance, (rect) => rect.height > 0 && change(rect)),
  })
  return {
    items: virtual.getVirtualItems().map(({ index, start }) => ({ index, start: start - above })),
    height: virtual.getTotalSize(),
    measure: virtual.measureElement,
    follow({ target }: FocusEvent) {
      const item = target.closest<HTMLElement>('[data-index]')
      if (item !== null) hold(Number(item.dataset.index))
    },
    leave: () => hold(null),
  }
}

/** px from the top of what scrolls to the list; what is above may grow. */
function useAbove(frame: RefObject<HTMLElement | null>): number {
  const [above, setAbove] = useState(0)
  useLayoutEffect(() => {
    const list = frame.current
    if (list === null) return
    const around = scrollerOf(list)
    const measure = () => {
      if (around === list || list.offsetHeight === 0) return
      setAbove(
        Math.round(
          list.getBoundingClientRect().top - around.getBoundingClientRect().top + around.scrollTop,
        ),
      )
    }
    const observer = new ResizeObserver(measure)
    observer.observe(list)
    for (const child of around.children) observer.observe(child)
    measure()
    return () => observer.disconnect()
  }, [frame])
  return above
}
