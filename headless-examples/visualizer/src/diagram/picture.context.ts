import { createContext, useContext } from 'react'
import type { Line } from './layout.types.ts'
import type { Lit } from './lit.ts'

/**
 * The state that the nodes of a diagram share, as state ids and edge keys. `current`: the element
 * that gets the keyboard focus, `focused`: the one that has it. `lit`: what belongs to the selection; the rest is dimmed. `preview`:
 * the same of the element under the pointer or with the keyboard focus.
 */
export type Picture = {
  active: ReadonlySet<string>
  taken: ReadonlySet<string>
  possible: ReadonlySet<string>
  unwalked: ReadonlySet<string>
  selected: string | null
  current: string | null
  focused: string | null
  lit: Lit | null
  preview: Lit | null
  select(id: string | null): void
  /** Collapses or expands a state. */
  fold(id: string): void
}

export const PictureContext = createContext<Picture | null>(null)

export function usePicture(): Picture {
  const picture = useContext(PictureContext)
  if (picture === null) throw new Error('usePicture() requires a Picture above it.')
  return picture
}

/** Value of a boolean data attribute. */
export const flag = (is: boolean): '' | undefined => (is ? '' : undefined)

/** Whether one of the transitions of a line is marked. */
export const hasKey = ({ keys }: Line, marked: ReadonlySet<string>): boolean =>
  keys.some((key) => marked.has(key))
