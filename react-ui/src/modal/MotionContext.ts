'use client'
import { createContext } from 'react'

/** How an element looks at one end of its way. */
export type Place = { opacity: 0 | 1; transform: string }
/** Resolves when it is there; a move that another one takes over never does. */
export type Move = (
  element: HTMLElement,
  from: Place | null,
  to: Place,
  seconds: number,
) => Promise<void>

/** `move` is null while its code is not here: then things change without moving. `seconds`: how long a view travels. */
export type Motion = { move: Move | null; seconds: number }

/** How things move here; still outside of a `MotionShell`. */
export const MotionContext = createContext<Motion>({ move: null, seconds: 0 })
