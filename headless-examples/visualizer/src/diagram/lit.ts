import type { MachineLayout } from './layout.types.ts'

/**
 * The arrows and states that belong to the selected state or transition, by their ids. `inner`:
 * arrows within the selected state, which are neither lit nor dimmed.
 */
export type Lit = {
  links: ReadonlySet<string>
  inner: ReadonlySet<string>
  states: ReadonlySet<string>
}

/**
 * For a state: its incoming and outgoing arrows, their ends, and the states around and in it. For a
 * transition or an arrow: the arrow and its ends. Null if the layout contains neither.
 */
export function litBy({ states, links }: MachineLayout, id: string): Lit | null {
  const around = (id: string): string[] => {
    const parent = states.find(({ state }) => state.id === id)?.state.parent ?? null
    return parent === null ? [] : [...around(parent), parent]
  }
  const isWithin = (inner: string) => inner === id || around(inner).includes(id)
  const lit = links.filter(
    ({ id: link, source, target, label }) =>
      source === id ||
      target === id ||
      link === id ||
      isWithin(source) !== isWithin(target) ||
      label.lines.some(({ keys }) => keys.includes(id)),
  )
  const own = states.filter(
    ({ state, rows }) =>
      isWithin(state.id) ||
      rows.some((row) => row.kind === 'transition' && row.line.keys.includes(id)),
  )
  if (lit.length + own.length === 0) return null
  const ends = [
    ...own.map(({ state }) => state.id),
    ...lit.flatMap(({ source, target }) => [source, target]),
  ]
  return {
    links: new Set(lit.map(({ id }) => id)),
    inner: new Set(
      links
        .filter(({ source, target }) => isWithin(source) && isWithin(target))
        .map(({ id }) => id),
    ),
    states: new Set(ends.flatMap((end) => [end, ...around(end)])),
  }
}

/** Whether an arrow or a state is dimmed, because something else is selected. */
export const isLinkDim = (lit: Lit | null, id: string): boolean =>
  lit !== null && !lit.links.has(id) && !lit.inner.has(id)
export const isStateDim = (lit: Lit | null, id: string): boolean =>
  lit !== null && !lit.states.has(id)
