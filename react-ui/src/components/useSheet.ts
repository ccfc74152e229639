'use client'
import { createContext, useContext } from 'react'
import { type SheetPlace, useSheetIn } from '../theme/useSheetIn.ts'
import componentsCss from './components.css?inline'

/** In the modal, its place and its owner, so that a view that is shown again has its styles. */
export const SheetContext = createContext<SheetPlace>({ container: null, owner: null })

/**
 * Adopts the sheet of a component or view, after that of all views, in the document or shadow root
 * that it is rendered in. Loads with the code of the component: styles of later views come later.
 */
export function useSheet(text: string): void {
  const place = useContext(SheetContext)
  useSheetIn(place, componentsCss)
  useSheetIn(place, text)
}
