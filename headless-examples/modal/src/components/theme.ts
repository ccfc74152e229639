import type { ThemeMode } from '@latchkit/core'
import { useKitTheme } from '@latchkit/react-ui'
import { useEffect } from 'react'
import { themeKey } from './themeKey.ts'

/** The stored theme as kit options. Empty if none is stored: the kit follows the system. */
export function storedTheme(): { themeMode?: ThemeMode } {
  const stored = localStorage.getItem(themeKey)
  return stored === 'light' || stored === 'dark' ? { themeMode: stored } : {}
}

/** Theme of kit and page, with a setter. */
export function useTheme(): [ThemeMode | null, (theme: ThemeMode | null) => void] {
  const { themeMode, setThemeMode } = useKitTheme()
  useEffect(() => {
    const { dataset } = document.documentElement
    if (themeMode) dataset.theme = themeMode
    else delete dataset.theme
  }, [themeMode])
  const setTheme = (next: ThemeMode | null) => {
    if (next) localStorage.setItem(themeKey, next)
    else localStorage.removeItem(themeKey)
    setThemeMode(next)
  }
  return [themeMode, setTheme]
}
