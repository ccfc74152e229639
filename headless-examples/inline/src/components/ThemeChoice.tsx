import { useKitTheme } from '@latchkit/react-ui'
import { useEffect } from 'react'
import { storeTheme } from './theme.ts'

const themes = [
  { mode: 'light', label: 'Light' },
  { mode: 'dark', label: 'Dark' },
  { mode: null, label: 'System' },
] as const

/** Theme switch for page and widget. */
export function ThemeChoice() {
  const { themeMode, setThemeMode } = useKitTheme()
  useEffect(() => {
    const { dataset } = document.documentElement
    if (themeMode) dataset.theme = themeMode
    else delete dataset.theme
  }, [themeMode])
  const choose = (mode: (typeof themes)[number]['mode']) => {
    storeTheme(mode)
    setThemeMode(mode)
  }
  return (
    <fieldset className="themes">
      <legend className="unseen">Theme</legend>
      {themes.map(({ mode, label }) => (
        <label key={label}>
          <input
            className="unseen"
            type="radio"
            name="theme"
            checked={themeMode === mode}
            onChange={() => choose(mode)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
