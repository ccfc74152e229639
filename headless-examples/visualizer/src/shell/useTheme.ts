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

/** Light, dark, or as the system has it; kept for the next visit where the browser allows. */
export function useTheme() {
  const [theme, set] = useState(stored)
  useEffect(() => {
    document.documentElement.dataset.theme = theme
    try {
      localStorage.setItem(key, theme)
    } catch {
      // a browser that keeps nothing shows it all the same
    }
  }, [theme])
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system'
  return { theme, next, turn: () => set(next) }
}
