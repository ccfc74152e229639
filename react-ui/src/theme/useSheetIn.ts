'use client'
import { useInsertionEffect } from 'react'
import { adoptSheet, styleRootOf } from './adoptSheet.ts'

/**
 * Adopts a sheet in the root of `container`, by default of the page, before the first frame and
 * before layout effects measure what it styles.
 */
export function useSheetIn(container: Element | null, text: string): void {
  useInsertionEffect(() => {
    adoptSheet(styleRootOf(container), text)
  }, [container, text])
}
