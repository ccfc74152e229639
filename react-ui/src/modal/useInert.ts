'use client'
import { type RefObject, useLayoutEffect } from 'react'

/** Takes an element out of reach while it is on its way out: React 18 does not know the attribute. */
export function useInert(node: RefObject<HTMLElement | null>, inert: boolean): void {
  useLayoutEffect(() => {
    if (node.current !== null) node.current.inert = inert
  }, [node, inert])
}
