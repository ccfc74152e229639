import { themeKey } from '../parts/themeKey.ts'

/** The phone wears what the demo page wears, also when that changes in another tab. */
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
