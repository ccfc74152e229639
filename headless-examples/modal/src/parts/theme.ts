import type { ThemeMode } from '@latchkit/core'
import { useKitTheme } from '@latchkit/react-ui'
import { useEffect } from 'react'
import { themeKey } from './themeKey.ts'

/** What the visitor chose here earlier, as options of a kit; without a choice it is the system's. */
export function storedTheme(): { themeMode?: ThemeMode } {
  const stored = localStorage.getItem(themeKey)
  return stored === 'light' || stored === 'dark' ? { themeMode: stored } : {}
}

/** The theme of kit and page, which move together, and the way to change it. */
export function useTheme(): [ThemeMode | null, (theme: ThemeMode | null) => void] {
  const { themeMode, setThemeMode } = useKitTheme()
  useEffect(() => {
    const { dataset } = document.documentElement
    if (themeMode) dataset.theme = themeMode
    else delete dataset.theme
  }, [themeMode])
  const choose = (next: ThemeMode | null) => {
    if (next) localStorage.setItem(themeKey, next)
    else localStorage.removeItem(themeKey)
    setThemeMode(next)
  }
  return [themeMode, choose]
}
