import { useKitTheme } from '@latchkit/react-ui'
import { useEffect, useSyncExternalStore } from 'react'
import { Icon } from '../components/Icon.tsx'

const darkQuery = () => matchMedia('(prefers-color-scheme: dark)')
const subscribeToSystemTheme = (onChange: () => void) => {
  const query = darkQuery()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Switch between light and dark, initially as in the system. The kit stores the choice. */
export function ThemeSwitch() {
  const { themeMode, setThemeMode } = useKitTheme()
  useEffect(() => {
    if (themeMode === null) delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = themeMode
  }, [themeMode])
  const system = useSyncExternalStore(subscribeToSystemTheme, () => darkQuery().matches)
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
