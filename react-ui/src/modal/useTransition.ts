'use client'
import { type RefObject, useContext, useLayoutEffect, useRef } from 'react'
import { type Keyframe, MotionContext } from './MotionContext.ts'
import type { PresenceItem } from './usePresence.ts'

const visible: Keyframe = { opacity: 1, transform: 'none' }

type TransitionOptions = {
  before: Keyframe
  after: Keyframe
  /** Factor by which the duration of a view transition is multiplied. Default 1. */
  durationFactor?: number
  /** Called when the exit animation has ended. */
  remove(key: string): void
}

/** Animates an element from `before` when its item enters and to `after` when it exits. */
export function useTransition(
  node: RefObject<HTMLElement | null>,
  { key, entering, exiting }: PresenceItem<unknown>,
  options: TransitionOptions,
): void {
  const { animate, seconds } = useContext(MotionContext)
  const phase = useRef<'new' | 'visible' | 'exiting'>('new')
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })
  useLayoutEffect(() => {
    const { before, after, durationFactor = 1, remove } = latest.current
    const element = node.current
    const duration = seconds * durationFactor
    if (animate !== null && element !== null) {
      if (exiting) void animate(element, null, after, duration).then(() => remove(key))
      else if (phase.current === 'exiting') void animate(element, null, visible, duration)
      else if (phase.current === 'new' && entering) void animate(element, before, visible, duration)
    } else if (exiting) {
      remove(key)
    }
    phase.current = exiting ? 'exiting' : 'visible'
  }, [node, key, entering, exiting, animate, seconds])
}
