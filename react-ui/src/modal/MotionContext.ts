'use client'
import { createContext } from 'react'

/** Style of an element at one end of an animation. */
export type Keyframe = { opacity: 0 | 1; transform: string }

/**
 * Animates an element; `from: null` starts at its current style. Resolves at the end; never
 * resolves if another animation replaces it.
 */
export type Animate = (
  element: HTMLElement,
  from: Keyframe | null,
  to: Keyframe,
  seconds: number,
) => Promise<void>

/**
 * `animate` is null until its code has loaded: views then change without animation. `seconds`:
 * duration of a view transition.
 */
export type Motion = { animate: Animate | null; seconds: number }

/** Animations of the modal. Without a `MotionProvider`, views change without animation. */
export const MotionContext = createContext<Motion>({ animate: null, seconds: 0 })
