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
  /** The tile that the keyboard is on. */
  at: number
  move(event: KeyboardEvent, columns: number): void
  /** Whether it is there now: then the tile stays, however far one scrolls. */
  held: boolean
  follow(event: FocusEvent): void
  leave(event: FocusEvent): void
}

/** The arrows go from tile to tile, Home and End along a row, with Ctrl to the first and last; a tile that was clicked is where they go on. */
export function useGridNavigation(
  frame: RefObject<HTMLElement | null>,
  count: number,
): GridNavigation {
  const [at, setAt] = useState(0)
  const [held, setHeld] = useState(false)
  const moved = useRef(false)
  const focusOn = useCallback(
    (tile: number) => frame.current?.querySelector<HTMLElement>(`[data-at="${tile}"]`)?.focus(),
    [frame],
  )
  useLayoutEffect(() => {
    if (!moved.current) return
    moved.current = false
    focusOn(at)
  }, [focusOn, at])
  return {
    at: Math.min(at, Math.max(count - 1, 0)),
    move(event, columns) {
      const from = tileOf(event)
      const next = from === null ? null : target(event, from, columns, count)
      if (next === null) return
      event.preventDefault()
      if (next === from) return
      moved.current = next !== at
      setAt(next)
      if (!moved.current) focusOn(next)
    },
    held,
    follow(event) {
      setHeld(true)
      const tile = tileOf(event)
      if (tile !== null && !moved.current) setAt(tile)
    },
    leave({ currentTarget, relatedTarget }) {
      if (!currentTarget.contains(relatedTarget instanceof Node ? relatedTarget : null))
        setHeld(false)
    },
  }
}

/** The tile that something happens on. */
function tileOf({ target }: { target: EventTarget }): number | null {
  const tile = target instanceof Element ? target.closest<HTMLElement>('[data-at]') : null
  return tile === null ? null : Number(tile.dataset.at)
}

/** The tile that a key leads to; null: it is not for us. */
function target(
  { key, ctrlKey, metaKey, currentTarget }: KeyboardEvent,
  at: number,
  columns: number,
  count: number,
): number | null {
  const across = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1
  const first = at - (at % columns)
  const within = (next: number) => (next < 0 || next >= count ? at : next)
  switch (key) {
    case 'ArrowRight':
      return within(at + across)
    case 'ArrowLeft':
      return within(at - across)
    case 'ArrowDown':
      return within(at + columns)
    case 'ArrowUp':
      return within(at - columns)
    case 'Home':
      return ctrlKey || metaKey ? 0 : first
    case 'End':
      return ctrlKey || metaKey ? count - 1 : Math.min(first + columns, count) - 1
    default:
      return null
  }
}
