import { themeKey } from '../components/themeKey.ts'

/** Applies the stored theme of the demo, now and when another tab changes it. */
export function followTheme(): void {
  const applyTheme = () => {
    const stored = localStorage.getItem(themeKey)
    const { dataset } = document.documentElement
    if (stored === 'light' || stored === 'dark') dataset.theme = stored
    else delete dataset.theme
  }
  applyTheme()
  addEventListener('storage', applyTheme)
}
