'use client'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { scrollContainerOf, useVirtualRows } from '../../hooks/useVirtualRows.ts'

/**
 * Layout before the first measurement. `rowHeight` and `offset` (distance to the top of the scroll
 * container) in px.
 */
const initialLayout = { columns: 4, rowHeight: 104, offset: 64 }
type Layout = typeof initialLayout

const overscan = 3

type VirtualGrid = {
  columns: number
  /** Rows to render. `start`: distance from the top of the grid, in px. */
  rows: readonly { index: number; start: number }[]
  rowCount: number
  /** Height of all rows, in px. */
  height: number
  isScrollingFast: boolean
}

type VirtualGridOptions = {
  tileCount: number
  /** The tile with the focus, whose row is always rendered. Null: none. */
  focusedTile: number | null
  /** Adds a row of placeholders if more tiles are loading. */
  hasMore: boolean
}

/** Virtualizes the rows of a grid of tiles. */
export function useVirtualGrid(
  frame: RefObject<HTMLElement | null>,
  probe: RefObject<HTMLElement | null>,
  { tileCount, focusedTile, hasMore }: VirtualGridOptions,
): VirtualGrid {
  const { columns, rowHeight, offset } = useGridLayout(frame, probe)
  const rowCount = Math.max(1, Math.ceil(tileCount / columns) + (hasMore ? 1 : 0))
  const { items, height, virtualizer, isScrollingFast } = useVirtualRows(frame, {
    count: rowCount,
    overscan,
    pinned: focusedTile === null ? null : Math.min(Math.floor(focusedTile / columns), rowCount - 1),
    offset,
    estimateSize: () => rowHeight,
  })
  useLayoutEffect(() => {
    if (rowHeight > 0) virtualizer.measure()
  }, [virtualizer, rowHeight])
  return { columns, rows: items, rowCount, height, isScrollingFast }
}

/**
 * Measures the grid. The style sheet defines the size of a tile: it is read from a hidden probe,
 * and again when the card or the text size changes.
 */
function useGridLayout(
  frame: RefObject<HTMLElement | null>,
  probe: RefObject<HTMLElement | null>,
): Layout {
  const [layout, setLayout] = useState(initialLayout)
  useLayoutEffect(() => {
    const grid = frame.current
    const tile = probe.current
    if (grid === null || tile === null) return
    const measure = () => {
      if (tile.offsetHeight === 0) return
      const gridRect = grid.getBoundingClientRect()
      const container = scrollContainerOf(grid)
      const containerTop = container.getBoundingClientRect().top
      const next = {
        // Due to rounding, a tile may be a fraction of a pixel wider than a quarter of the grid.
        columns: Math.floor(gridRect.width / tile.getBoundingClientRect().width + 0.01),
        rowHeight: tile.offsetHeight,
        offset:
          container === grid ? 0 : Math.round(gridRect.top - containerTop + container.scrollTop),
      }
      setLayout((last) => (isSameLayout(last, next) ? last : next))
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(grid)
    observer.observe(tile)
    return () => observer.disconnect()
  }, [frame, probe])
  return layout
}

const isSameLayout = (a: Layout, b: Layout) =>
  a.columns === b.columns && a.rowHeight === b.rowHeight && a.offset === b.offset
