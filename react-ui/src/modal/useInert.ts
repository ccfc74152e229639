'use client'
import { type RefObject, useLayoutEffect } from 'react'

/** Sets `inert` on an element. React 18 does not support the attribute. */
export function useInert(node: RefObject<HTMLElement | null>, inert: boolean): void {
  useLayoutEffect(() => {
    if (node.current !== null) node.current.inert = inert
  }, [node, inert])
}
