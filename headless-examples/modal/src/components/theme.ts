import type { ThemeMode } from '@latchkit/core'
import { useKitTheme } from '@latchkit/react-ui'
import { useEffect } from 'react'
import { themeKey } from './themeKey.ts'

/** The stored theme as kit options. Empty if none is stored: the kit follows the system. */
export function storedTheme(): { themeMode?: ThemeMode } {
  const stored = attempt(() => localStorage.getItem(themeKey))
  return stored === 'light' || stored === 'dark' ? { themeMode: stored } : {}
}

/** A frame of another site may have no storage: the theme is then that of this visit. */
function attempt<T>(access: () => T): T | null {
  try {
    return access()
  } catch {
    return null
  }
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
    attempt(() => (next ? localStorage.setItem(themeKey, next) : localStorage.removeItem(themeKey)))
    setThemeMode(next)
  }
  return [themeMode, setTheme]
}
