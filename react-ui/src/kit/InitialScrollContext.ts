'use client'
import { createContext } from 'react'

/**
 * Scroll offset in px at which the rendered view was left, 0 on its first visit. Virtual lists
 * measure it on their first render, before the scroll container has the offset.
 */
export const InitialScrollContext = createContext(0)
