'use client'
import { type RefObject, useContext, useLayoutEffect, useRef } from 'react'
import { MotionContext, type Place } from './MotionContext.ts'
import type { Passing } from './usePassing.ts'

const here: Place = { opacity: 1, transform: 'none' }
type Way = { before: Place; after: Place; share?: number; gone(key: string): void }

/** Moves an element in and out. `share`: how much of a view's time it takes. */
export function useTravel(
  node: RefObject<HTMLElement | null>,
  { key, arrives, leaving }: Passing<unknown>,
  way: Way,
): void {
  const { move, seconds } = useContext(MotionContext)
  const was = useRef<'new' | 'here' | 'leaving'>('new')
  const latest = useRef(way)
  useLayoutEffect(() => {
    latest.current = way
  })
  useLayoutEffect(() => {
    const { before, after, share = 1, gone } = latest.current
    const element = node.current
    if (move !== null && element !== null) {
      if (leaving) void move(element, null, after, seconds * share).then(() => gone(key))
      else if (was.current === 'leaving') void move(element, null, here, seconds * share)
      else if (was.current === 'new' && arrives) void move(element, before, here, seconds * share)
    } else if (leaving) gone(key)
    was.current = leaving ? 'leaving' : 'here'
  }, [node, key, arrives, leaving, move, seconds])
}
