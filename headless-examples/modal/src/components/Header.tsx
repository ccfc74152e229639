import { AccountButton, NetworkButton } from '@latchkit/react-ui'
import { Choice } from './Choice.tsx'
import { Logo } from './Logo.tsx'
import { useTheme } from './theme.ts'

const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
] as const

/** Header with name, theme switch and account button. */
export function Header() {
  const [theme, setTheme] = useTheme()
  return (
    <header className="top">
      <a className="brand" href="/">
        <Logo />
        Latchkit
      </a>
      <Choice
        label="Theme"
        name="theme"
        value={theme ?? 'system'}
        options={themes}
        onChoose={(value) => setTheme(value === 'system' ? null : value)}
      />
      <div className="top-end">
        <NetworkButton />
        <AccountButton />
      </div>
    </header>
  )
}
