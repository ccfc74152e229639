import type { Kit } from '@latchkit/core'
import { useEffect, useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark'

const key = 'latchkit-demo/theme'

/** What the visitor chose here earlier; null is the system's own. */
export function storedTheme(): Theme | null {
  const stored = localStorage.getItem(key)
  return stored === 'light' || stored === 'dark' ? stored : null
}

/** The theme of kit and page, which move together, and the way to change it. */
export function useTheme(kit: Kit): [Theme | null, (theme: Theme | null) => void] {
  const theme = useSyncExternalStore((changed) => kit.subscribeTheme(changed), () => kit.getThemeMode())
  useEffect(() => {
    const { dataset } = document.documentElement
    if (theme) dataset.theme = theme
    else delete dataset.theme
  }, [theme])
  const choose = (next: Theme | null) => {
    if (next) localStorage.setItem(key, next)
    else localStorage.removeItem(key)
    kit.setThemeMode(next)
  }
  return [theme, choose]
}
