'use client'
import { createContext } from 'react'

/** Key of the modal's stack entry that is being rendered. Null outside the modal. */
export const EntryContext = createContext<string | null>(null)
