import { themeKey } from '../components/themeKey.ts'

/** Follows the theme of the demo, also across tabs. */
export function followTheme(): void {
  const wear = () => {
    const stored = localStorage.getItem(themeKey)
    const { dataset } = document.documentElement
    if (stored === 'light' || stored === 'dark') dataset.theme = stored
    else delete dataset.theme
  }
  wear()
  addEventListener('storage', wear)
}
