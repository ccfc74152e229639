'use client'
import { type RefObject, useContext, useLayoutEffect, useRef } from 'react'
import { type Keyframe, MotionContext } from './MotionContext.ts'
import type { PresenceItem } from './usePresence.ts'

const visible: Keyframe = { opacity: 1, transform: 'none' }

type TransitionOptions = {
  before(element: HTMLElement): Keyframe
  after(element: HTMLElement): Keyframe
  /** Factor by which the duration of a view transition is multiplied. Default 1. */
  durationFactor?: number
  /** Called when the exit transition is over, also if its animation never ends or fails. */
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
  const isMoving = useRef(false)
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })
  useLayoutEffect(() => {
    const { before, after, durationFactor = 1, remove } = latest.current
    const element = node.current
    const duration = animate === null ? 0 : seconds * durationFactor
    if (element !== null && animate !== null) {
      const play = (from: Keyframe | null, to: Keyframe) => {
        isMoving.current = true
        const stop = () => {
          isMoving.current = false
        }
        animate(element, from, to, duration).then(stop, stop)
      }
      // Reading the current style forces a layout.
      if (exiting) play(isMoving.current ? null : visible, after(element))
      else if (phase.current === 'exiting') play(null, visible)
      else if (phase.current === 'new' && entering) play(before(element), visible)
    }
    phase.current = exiting ? 'exiting' : 'visible'
    if (!exiting) return
    const timer = setTimeout(() => remove(key), duration * 1_000)
    return () => clearTimeout(timer)
  }, [node, key, entering, exiting, animate, seconds])
}
