import type { MouseEvent } from 'react'

/** Reloads the page, which makes a new extension available to it. */
export const reload = ({ currentTarget }: MouseEvent<HTMLButtonElement>) =>
  currentTarget.ownerDocument.defaultView?.location.reload()
