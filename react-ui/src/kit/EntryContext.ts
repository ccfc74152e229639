'use client'
import { createContext } from 'react'

/** The key of the modal's stack entry that is drawn here; null outside of the modal. */
export const EntryContext = createContext<string | null>(null)
