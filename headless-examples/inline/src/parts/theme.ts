import type { ThemeMode } from '@latchkit/core'

/** The demo keeps its visitors' choice here, too. */
const key = 'latchkit-demo/theme'

/** What the visitor chose earlier, as options of a kit; without a choice it is the system's. */
export function storedTheme(): { themeMode?: ThemeMode } {
  const stored = localStorage.getItem(key)
  return stored === 'light' || stored === 'dark' ? { themeMode: stored } : {}
}

/** null: the system's from now on. */
export function keepTheme(theme: ThemeMode | null): void {
  if (theme === null) localStorage.removeItem(key)
  else localStorage.setItem(key, theme)
}
