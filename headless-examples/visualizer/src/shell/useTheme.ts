import { useEffect, useState } from 'react'

const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]
const key = 'latchkit-visualizer-theme'

const stored = (): Theme => {
  try {
    return themes.find((theme) => theme === localStorage.getItem(key)) ?? 'system'
  } catch {
    return 'system'
  }
}

/**
 * The theme: light, dark or system. It is stored if the browser allows that. `next`: the theme that
 * `selectNext` selects.
 */
export function useTheme() {
  const [theme, set] = useState(stored)
  useEffect(() => {
    document.documentElement.dataset.theme = theme
    try {
      localStorage.setItem(key, theme)
    } catch {
      // without storage the theme applies to this visit only
    }
  }, [theme])
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system'
  return { theme, next, selectNext: () => set(next) }
}
