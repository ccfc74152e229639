'use client'
import { useInsertionEffect } from 'react'
import { adoptSheet, releaseSheets, type SheetOwner, styleRootOf } from './adoptSheet.ts'

/** `container`: null is the page. `owner`: keeps the sheets; null is the component. */
export type SheetPlace = { container: Element | null; owner: SheetOwner | null }

/**
 * Adopts a sheet in the root of a container, by default of the page, before the first frame and
 * before layout effects measure the elements. The sheet stays as long as its owner.
 */
export function useSheetIn({ container, owner }: SheetPlace, text: string): void {
  useInsertionEffect(() => {
    const ownSheets: SheetOwner = new Set()
    adoptSheet(styleRootOf(container), text, owner ?? ownSheets)
    return () => releaseSheets(ownSheets)
  }, [container, owner, text])
}
