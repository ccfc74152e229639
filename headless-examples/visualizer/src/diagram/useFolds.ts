import type { MachineGraph } from '@latchkit/core/devtools'
import { type Dispatch, type SetStateAction, useMemo } from 'react'
import { foldableStates, initialFolds, outerStates } from './folds.ts'

/** The collapsed states by machine, and whether the states around active ones are expanded. */
export type FoldSession = {
  collapsed: Readonly<Record<string, readonly string[]>>
  expandsActive: boolean
}
/** The collapsed states of one machine. */
export type Folds = {
  collapsed: readonly string[]
  canFold: boolean
  expandsActive: boolean
  setExpandsActive(on: boolean): void
  /** Collapses or expands a state. */
  fold(id: string): void
  collapseAll(): void
  expandAll(): void
  /** Expands the states around the given states and transitions. */
  reveal(ids: readonly string[]): void
}

export function useFolds(
  graph: MachineGraph,
  [session, setSession]: readonly [FoldSession, Dispatch<SetStateAction<FoldSession>>],
): Folds {
  const foldable = useMemo(() => foldableStates(graph), [graph])
  const initial = useMemo(() => initialFolds(graph), [graph])
  const collapsed = session.collapsed[graph.id] ?? initial
  const set = (next: readonly string[]) =>
    setSession((old) => ({ ...old, collapsed: { ...old.collapsed, [graph.id]: next } }))
  return {
    collapsed,
    canFold: foldable.length > 0,
    expandsActive: session.expandsActive,
    setExpandsActive: (expandsActive) => setSession((old) => ({ ...old, expandsActive })),
    fold: (id) =>
      set(collapsed.includes(id) ? collapsed.filter((one) => one !== id) : [...collapsed, id]),
    collapseAll: () => set(foldable),
    expandAll: () => set([]),
    reveal(ids) {
      const outer = ids.flatMap((id) => outerStates(id, graph))
      const next = collapsed.filter((id) => !outer.includes(id))
      if (next.length < collapsed.length) set(next)
    },
  }
}
