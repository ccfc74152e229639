'use client'
import { type RefObject, useEffect, useState } from 'react'

/** Where this page is from, as the browser says; null until it is drawn. */
export function usePageOrigin(node: RefObject<HTMLElement | null>): string | null {
  const [site, setSite] = useState<string | null>(null)
  useEffect(() => setSite(node.current?.ownerDocument.defaultView?.location.origin ?? null), [node])
  return site
}
