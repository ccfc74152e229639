import { useEffect, useRef, useState } from 'react'

/** What lies over the picture on a narrow screen. */
export type Drawer = 'charts' | 'panel' | null

/** Opening leads a keyboard into the catalogue; Escape closes, and leads it back to where it came from. */
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
