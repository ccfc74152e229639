'use client'
import { createContext } from 'react'

/** `ready`: the code that moves things is here. `seconds`: how long a view travels. */
export type Motion = { ready: boolean; seconds: number }

/** How things move here; still outside of a `MotionShell`. */
export const MotionContext = createContext<Motion>({ ready: false, seconds: 0 })
