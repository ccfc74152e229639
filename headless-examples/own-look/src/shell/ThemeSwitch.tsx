import { useKitTheme } from '@latchkit/react-ui'
import { useEffect, useSyncExternalStore } from 'react'
import { Icon } from '../components/Icon.tsx'

const inTheDark = () => matchMedia('(prefers-color-scheme: dark)')
const onDusk = (changed: () => void) => {
  const query = inTheDark()
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Theme switch: light, dark or system. The kit stores the choice. */
export function ThemeSwitch() {
  const { themeMode, setThemeMode } = useKitTheme()
  useEffect(() => {
    if (themeMode === null) delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = themeMode
  }, [themeMode])
  const system = useSyncExternalStore(onDusk, () => inTheDark().matches)
  const dark = themeMode === null ? system : themeMode === 'dark'
  return (
    <button
      type="button"
      className="rail-entry rail-theme"
      aria-pressed={dark}
      onClick={() => setThemeMode(dark ? 'light' : 'dark')}
    >
      <Icon name="sun" />
      <span>Dark</span>
    </button>
  )
}
