import { createContext, useContext } from 'react'

/**
 * The state that the nodes of a diagram share, as state ids and edge keys. `current`: the element
 * that gets the keyboard focus.
 */
export type Picture = {
  active: ReadonlySet<string>
  taken: ReadonlySet<string>
  possible: ReadonlySet<string>
  unwalked: ReadonlySet<string>
  selected: string | null
  current: string | null
  select(id: string | null): void
}

export const PictureContext = createContext<Picture | null>(null)

export function usePicture(): Picture {
  const picture = useContext(PictureContext)
  if (picture === null) throw new Error('usePicture() requires a Picture above it.')
  return picture
}

/** Value of a boolean data attribute. */
export const flag = (is: boolean): '' | undefined => (is ? '' : undefined)
