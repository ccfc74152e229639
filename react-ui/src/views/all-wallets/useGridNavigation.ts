'use client'
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

type GridNavigation = {
  /** The current tile. */
  index: number
  onKeyDown(event: KeyboardEvent, columns: number): void
  /** Whether a tile has the focus. Its row stays rendered while the grid scrolls. */
  hasFocus: boolean
  onFocus(event: FocusEvent): void
  onBlur(event: FocusEvent): void
}

/**
 * Keyboard navigation of a grid: arrow keys move between tiles, Home and End within the row, with
 * Ctrl to the first and last tile. Focusing a tile, for example by a click, makes it current.
 */
export function useGridNavigation(
  frame: RefObject<HTMLElement | null>,
  count: number,
): GridNavigation {
  const [current, setCurrent] = useState(0)
  const [hasFocus, setHasFocus] = useState(false)
  // Set when a key changes `current`: the tile can take the focus only after the render, because
  // its row may not be rendered before.
  const focusAfterRender = useRef(false)
  const focusTile = useCallback(
    (tile: number) => frame.current?.querySelector<HTMLElement>(`[data-index="${tile}"]`)?.focus(),
    [frame],
  )
  useLayoutEffect(() => {
    if (!focusAfterRender.current) return
    focusAfterRender.current = false
    focusTile(current)
  }, [focusTile, current])
  return {
    index: Math.min(current, Math.max(count - 1, 0)),
    onKeyDown(event, columns) {
      const from = tileOf(event)
      const next = from === null ? null : nextTile(event, from, columns, count)
      if (next === null || next === from) return
      event.preventDefault()
      focusAfterRender.current = next !== current
      setCurrent(next)
      if (!focusAfterRender.current) focusTile(next)
    },
    hasFocus,
    onFocus(event) {
      setHasFocus(true)
      const tile = tileOf(event)
      if (tile !== null && !focusAfterRender.current) setCurrent(tile)
    },
    onBlur({ currentTarget, relatedTarget }) {
      if (!currentTarget.contains(relatedTarget instanceof Node ? relatedTarget : null))
        setHasFocus(false)
    },
  }
}

/** Index of the tile that contains the target of an event. */
function tileOf({ target }: { target: EventTarget }): number | null {
  const tile = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null
  return tile === null ? null : Number(tile.dataset.index)
}

/** Index of the tile to which an arrow key, Home or End moves. Null for other keys. */
function nextTile(
  { key, ctrlKey, metaKey, currentTarget }: KeyboardEvent,
  current: number,
  columns: number,
  count: number,
): number | null {
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1
  const rowStart = current - (current % columns)
  const clamp = (next: number) => (next < 0 || next >= count ? current : next)
  switch (key) {
    case 'ArrowRight':
      return clamp(current + forward)
    case 'ArrowLeft':
      return clamp(current - forward)
    case 'ArrowDown':
      return clamp(current + columns)
    case 'ArrowUp':
      return clamp(current - columns)
    case 'Home':
      return ctrlKey || metaKey ? 0 : rowStart
    case 'End':
      return ctrlKey || metaKey ? count - 1 : Math.min(rowStart + columns, count) - 1
    default:
      return null
  }
}
