import type { ThemeMode } from '@latchkit/core'

/** Storage key that the demo uses too. */
const key = 'latchkit-demo/theme'

/** The stored theme as kit options; empty for the system's theme. */
export function storedTheme(): { themeMode?: ThemeMode } {
  const stored = localStorage.getItem(key)
  return stored === 'light' || stored === 'dark' ? { themeMode: stored } : {}
}

/** Null selects the system's theme. */
export function keepTheme(theme: ThemeMode | null): void {
  if (theme === null) localStorage.removeItem(key)
  else localStorage.setItem(key, theme)
}
