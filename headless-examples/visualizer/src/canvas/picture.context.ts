import { createContext, useContext } from 'react'

/** What the pieces of a picture need to know besides themselves. Ids of states and keys of edges. `current`: the one a keyboard comes to. */
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
  if (picture === null) throw new Error('usePicture is for pieces of a picture.')
  return picture
}

/** As an attribute: there, or not. */
export const flag = (is: boolean): '' | undefined => (is ? '' : undefined)
