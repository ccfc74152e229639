'use client'
import { createContext } from 'react'

/** px that the page which comes was scrolled when it was left: what draws only what is seen begins there. */
export const ScrolledContext = createContext(0)
