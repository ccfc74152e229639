'use client'
import { createContext, useContext } from 'react'
import { useSheetIn } from '../theme/useSheetIn.ts'
import componentsCss from './components.css?inline'

/** The parent element of the modal. Null: the body of the page. */
export const SheetContainerContext = createContext<Element | null>(null)

/**
 * Adopts the sheet of a view, after that of the components, in the document or shadow root that the
 * view is rendered in.
 */
export function useSheet(text: string): void {
  const container = useContext(SheetContainerContext)
  useSheetIn(container, componentsCss)
  useSheetIn(container, text)
}
