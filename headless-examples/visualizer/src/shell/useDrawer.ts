import { useEffect, useRef, useState } from 'react'

/** Drawer over the diagram on a narrow screen. */
export type Drawer = 'charts' | 'panel' | null

/**
 * The open drawer. Opening the catalogue focuses its search. Escape closes and returns the focus.
 */
export function useDrawer() {
  const [drawer, open] = useState<Drawer>(null)
  const catalogue = useRef<HTMLElement>(null)
  useEffect(() => {
    if (drawer === null) return
    const before = document.activeElement
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && open(null)
    addEventListener('keydown', press)
    if (drawer === 'charts') catalogue.current?.querySelector('input')?.focus()
    return () => {
      removeEventListener('keydown', press)
      if (drawer === 'charts' && before instanceof HTMLElement) before.focus()
    }
  }, [drawer])
  return { drawer, open, catalogue }
}
