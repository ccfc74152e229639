'use client'
import { type ReactNode, useMemo } from 'react'
import componentsCss from '../components/components.css?inline'
import { SheetContext } from '../components/useSheet.ts'
import { useKitContext } from '../kit/useKitContext.ts'
import { useOwnedSheets } from '../theme/useOwnedSheets.ts'
import dialogCss from './dialog.css?inline'

/**
 * Adopts the styles of the modal when its code has loaded, so that the browser parses them before
 * the click, and keeps them and those of all views that were shown until the page unmounts the modal:
 * removing them with each view would restyle the whole page at each change.
 */
export function ModalStyles({ children }: { children: ReactNode }) {
  const { container } = useKitContext().renderOptions
  const owner = useOwnedSheets(container, [componentsCss, dialogCss])
  const place = useMemo(() => ({ container, owner }), [container, owner])
  return <SheetContext.Provider value={place}>{children}</SheetContext.Provider>
}
