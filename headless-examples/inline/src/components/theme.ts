import type { ThemeMode } from '@latchkit/core'

/** Storage key, shared with the demo. */
const key = 'latchkit-demo/theme'

/** The stored theme as kit options. Empty if none is stored: the kit follows the system. */
export function storedTheme(): { themeMode?: ThemeMode } {
  const stored = localStorage.getItem(key)
  return stored === 'light' || stored === 'dark' ? { themeMode: stored } : {}
}

/** Stores the theme. Null removes it, so that the page follows the system. */
export function storeTheme(theme: ThemeMode | null): void {
  if (theme === null) localStorage.removeItem(key)
  else localStorage.setItem(key, theme)
}
