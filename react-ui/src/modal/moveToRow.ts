import type { KeyboardEvent } from 'react'
import { currentView } from './currentView.ts'
import { tabbable } from './tabbable.ts'

/**
 * Moves the focus between the rows of the current view with the arrow keys, Home and End. ArrowDown
 * leads from the dialog, its header and the search field to the first row, or into the grid, whose
 * own keys come first.
 */
export function moveToRow(event: KeyboardEvent): void {
  const { currentTarget, defaultPrevented, key, nativeEvent, target } = event
  if (defaultPrevented || nativeEvent.isComposing || !/^(Arrow(Down|Up)|Home|End)$/.test(key))
    return
  const view = currentTarget.querySelector(currentView)
  if (view === null || !(target instanceof HTMLElement)) return
  const stops = tabbable(view)
  const rows = stops.filter((stop) => stop.matches('.lk-row, .lk-tile'))
  const index = rows.indexOf(target)
  if (index < 0 && !target.matches('.lk-frame, .lk-view, .lk-header *, [type=search]')) return
  const next = {
    ArrowDown: rows[index + 1],
    ArrowUp: index === 0 ? stops.find((stop) => stop.matches('[type=search]')) : rows[index - 1],
    Home: rows[0],
    End: rows.at(-1),
  }[key]
  if (next === undefined || (index < 0 && key !== 'ArrowDown')) return
  event.preventDefault()
  next.focus()
}
