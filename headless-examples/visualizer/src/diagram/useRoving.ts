import { type KeyboardEvent, type RefObject, useState } from 'react'
import { foldItem, isLeaf, type PictureNode } from './nodes.ts'
import type { View } from './useView.ts'

type RovingInput = {
  nodes: readonly PictureNode[]
  selected: string | null
  select(id: string | null): void
  fold(id: string): void
  container: RefObject<HTMLElement | null>
  view: View
}

const step = 80
const pans: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
}
const moves: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
}

/**
 * Keyboard access to the diagram. If the diagram has the focus, arrow keys pan it. If a state or
 * transition has the focus, arrow keys move to the next one, Home and End to the first and last, and
 * Enter selects it. `e` expands or collapses the state with the focus, else the selected one. `+`,
 * `-`, `0`, `f` and Escape work in both cases.
 */
export function useRoving({ nodes, selected, select, fold, container, view }: RovingInput) {
  const [focused, focus] = useState<string | null>(null)
  const [hasFocus, setHasFocus] = useState(false)
  const items = nodes.flatMap(itemsOf)
  const current =
    [focused, selected, items[0] ?? null].find((id) => id !== null && items.includes(id)) ?? null

  function goTo(id: string | undefined): void {
    if (id === undefined) return
    focus(id)
    view.reveal(id)
    container.current
      ?.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"]`)
      ?.focus({ preventScroll: true })
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { key, ctrlKey, metaKey, altKey, target } = event
    if (ctrlKey || metaKey || altKey) return
    if (
      press(
        key,
        target instanceof HTMLElement ? (target.dataset.item ?? null) : null,
        target === container.current,
      )
    )
      event.preventDefault()
  }

  /** Handles a key. Returns whether it did. */
  function press(key: string, item: string | null, onDiagram: boolean): boolean {
    const pan = pans[key]
    const index = item === null ? -1 : items.indexOf(item)
    const folded = item ?? selected
    if (onDiagram && pan) view.pan(...pan)
    else if (index >= 0 && moves[key] !== undefined) goTo(items[index + moves[key]])
    else if (index >= 0 && key === 'Home') goTo(items[0])
    else if (index >= 0 && key === 'End') goTo(items.at(-1))
    else if (key === '+' || key === '=') view.zoom('in')
    else if (key === '-') view.zoom('out')
    else if (key === '0') view.zoom('whole')
    else if (key === 'f') view.fit()
    else if (key === 'e' && folded !== null && items.includes(foldItem(folded))) fold(folded)
    else if (key === 'Escape') select(null)
    else return false
    return true
  }

  const onFocus = ({ target }: { target: EventTarget }) => {
    const item = target instanceof HTMLElement ? target.dataset.item : undefined
    if (item === undefined) return
    focus(item)
    setHasFocus(true)
    if (target instanceof HTMLElement && target.matches(':focus-visible')) view.reveal(item)
  }
  const onBlur = () => setHasFocus(false)
  return {
    current,
    focused: hasFocus ? focused : null,
    listeners: { onKeyDown, onFocus, onBlur },
  }
}

/**
 * The elements of a node that can get the focus: a state and its listed transitions, or the lines
 * of a label.
 */
function itemsOf(node: PictureNode): string[] {
  if (node.type === 'label') return node.data.link.label.lines.map(({ key }) => key)
  const { placed } = node.data
  if (node.type === 'state' && !isLeaf(placed)) return []
  return [
    placed.state.id,
    ...placed.rows.flatMap((row) => {
      if (row.kind === 'title' && row.isFoldable) return [foldItem(placed.state.id)]
      return row.kind === 'transition' ? [row.line.key] : []
    }),
  ]
}
