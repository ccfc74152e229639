'use client'
import { type RefObject, useEffect, useRef } from 'react'

/**
 * Calls `skip` on the next key press or click anywhere in the page. Returns a ref for an element of
 * that page.
 */
export function useSkip(skip: (() => void) | null): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const page = element.current?.ownerDocument
    if (skip === null || page === undefined) return
    page.addEventListener('keydown', skip, true)
    page.addEventListener('click', skip, true)
    return () => {
      page.removeEventListener('keydown', skip, true)
      page.removeEventListener('click', skip, true)
    }
  }, [skip])
  return element
}
