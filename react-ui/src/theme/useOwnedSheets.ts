'use client'
import { useInsertionEffect, useState } from 'react'
import { adoptSheet, releaseSheets, type SheetOwner, styleRootOf } from './adoptSheet.ts'

/**
 * Adopts sheets in the root of a container, by default of the page, until the component is
 * unmounted, with those that other components add to the returned owner. Adopts them again with each
 * render: the page may have moved the container to another root, or replaced the sheets of the root.
 */
export function useOwnedSheets(container: Element | null, texts: readonly string[]): SheetOwner {
  const [owner] = useState<SheetOwner>(() => new Set())
  useInsertionEffect(() => {
    const added = [...owner].map(({ latchkit }) => latchkit.text)
    for (const text of new Set([...texts, ...added]))
      adoptSheet(styleRootOf(container), text, owner)
  })
  useInsertionEffect(() => () => releaseSheets(owner), [owner])
  return owner
}
