'use client'
import {
  defaultRangeExtractor,
  observeElementRect,
  type Range,
  useVirtualizer,
} from '@tanstack/react-virtual'
import { type RefObject, useCallback, useContext, useLayoutEffect, useState } from 'react'
import { InitialScrollContext } from '../../kit/InitialScrollContext.ts'

/** How tiles lie where nothing was measured yet. */
const usual = { columns: 4, row: 104, above: 64 }
type Shape = typeof usual

/** Rows that are drawn beyond what is seen. */
const spare = 3

type Rows = {
  columns: number
  /** Those to be drawn, `start` px below the first. */
  rows: readonly { index: number; start: number }[]
  total: number
  /** px of all of them. */
  height: number
}

/** Which rows of a grid are near enough to be drawn, in whatever scrolls around it. The row with the tile `held` always is. */
export function useVirtualRows(
  frame: RefObject<HTMLElement | null>,
  probe: RefObject<HTMLElement | null>,
  count: number,
  held: number | null,
  follows: boolean,
): Rows {
  const { columns, row, above } = useShape(frame, probe)
  const total = Math.max(1, Math.ceil(count / columns) + (follows ? 1 : 0))
  const heldRow = held === null ? null : Math.min(Math.floor(held / columns), total - 1)
  const rangeExtractor = useCallback(
    (range: Range) =>
      [...new Set([...defaultRangeExtractor(range), heldRow ?? range.startIndex])].sort(
        (a, b) => a - b,
      ),
    [heldRow],
  )
  const before = useContext(InitialScrollContext)
  const virtual = useVirtualizer<HTMLElement, HTMLElement>({
    count: total,
    getScrollElement: () => frame.current && scrollerOf(frame.current),
    estimateSize: () => row,
    overscan: spare,
    scrollMargin: above,
    initialRect: { width: 344, height: 680 },
    initialOffset: before,
    rangeExtractor,
    // what has no height now is on its way in or out: its rows stay
    observeElementRect: (instance, change) =>
      observeElementRect(instance, (rect) => rect.height > 0 && change(rect)),
  })
  useLayoutEffect(() => {
    if (row > 0) virtual.measure()
  }, [virtual, row])
  const rows = virtual
    .getVirtualItems()
    .map(({ index, start }) => ({ index, start: start - above }))
  return { columns, rows, total, height: virtual.getTotalSize() }
}

/** What moves the wallets: the modal's page; on a page of one's own the grid itself. */
const scrollerOf = (frame: HTMLElement): HTMLElement =>
  frame.closest<HTMLElement>('.lk-scroll') ?? frame

/** The style sheet says how large a tile is: it is read off a hidden one, and again when the card or the text changes its size. */
function useShape(
  frame: RefObject<HTMLElement | null>,
  probe: RefObject<HTMLElement | null>,
): Shape {
  const [shape, setShape] = useState(usual)
  useLayoutEffect(() => {
    const [grid, tile] = [frame.current, probe.current]
    if (grid === null || tile === null) return
    const measure = () => {
      if (tile.offsetHeight === 0) return
      const [all, one] = [grid.getBoundingClientRect(), tile.getBoundingClientRect()]
      const around = scrollerOf(grid)
      // a fourth of a width need not be a whole number of pixels
      const columns = Math.floor(all.width / one.width + 0.01)
      const above =
        around === grid
          ? 0
          : Math.round(all.top - around.getBoundingClientRect().top + around.scrollTop)
      const next = { columns, row: tile.offsetHeight, above }
      setShape((last) =>
        last.columns === columns && last.row === next.row && last.above === above ? last : next,
      )
    }
    const observer = new ResizeObserver(measure)
    observer.observe(grid)
    observer.observe(tile)
    measure()
    return () => observer.disconnect()
  }, [frame, probe])
  return shape
}
