'use client'
import { useContext } from 'react'
import { type Handle, HandleContext } from './HandleContext.ts'

/** The provider's kit and its way to draw it; says what to do when there is no provider. */
export function useHandle(): Handle {
  const handle = useContext(HandleContext)
  if (handle === null) {
    throw new Error(
      'No kit here: hooks and components of @latchkit/react-ui need <KitProvider kit={…}> above them.',
    )
  }
  return handle
}
