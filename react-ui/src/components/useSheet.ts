'use client'
import { createContext, useContext } from 'react'
import { type SheetPlace, useSheetIn } from '../theme/useSheetIn.ts'
import componentsCss from './components.css?inline'

/** The place of sheets: the container and owner of the modal. Outside of it, the document. */
export const SheetContext = createContext<SheetPlace>({ container: null, owner: null })

/**
 * Adopts `text`, the sheet of a component or view, after components.css: inside a modal in the root
 * of its container, until the modal is unmounted; outside of it in the document, until the
 * component is unmounted.
 */
export function useSheet(text: string): void {
  const place = useContext(SheetContext)
  useSheetIn(place, componentsCss)
  useSheetIn(place, text)
}
