import type { Drawer } from './useDrawer.ts'
import { type Theme, useTheme } from './useTheme.ts'

const themeLabels: Readonly<Record<Theme, string>> = {
  system: 'system',
  light: 'light',
  dark: 'dark',
}
const shapes: Readonly<Record<Theme, string>> = {
  system: 'M3.5 4.5h13v9h-13zM8 16.5h4M10 13.5v3',
  light:
    'M10 6.8a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4ZM10 2v1.6M10 16.4V18M2 10h1.6M16.4 10H18M4.3 4.3l1.2 1.2M14.5 14.5l1.2 1.2M4.3 15.7l1.2-1.2M14.5 5.5l1.2-1.2',
  dark: 'M16.5 12.2A7 7 0 0 1 7.8 3.5a7 7 0 1 0 8.7 8.7Z',
}

/** Header with title, selected machine and theme switch. */
export function Header({
  title,
  drawer,
  open,
}: {
  title: string
  drawer: Drawer
  open(drawer: Drawer): void
}) {
  const { theme, next, selectNext } = useTheme()
  return (
    <header className="shell-header">
      <button
        type="button"
        className="icon-button menu-button"
        aria-label="Machines"
        aria-expanded={drawer === 'charts'}
        aria-controls="catalogue"
        onClick={() => open(drawer === 'charts' ? null : 'charts')}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M3.5 6h13M3.5 10h13M3.5 14h8" />
        </svg>
      </button>
      <p className="brand">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M19.5 7.5A9 9 0 1 1 12 3" />
          <circle cx="17" cy="4.6" r="2.2" />
        </svg>
        <span>Latchkit</span>
      </p>
      <h1>{title}</h1>
      <button
        type="button"
        className="icon-button"
        aria-label={`Theme: ${themeLabels[theme]}. Change to ${themeLabels[next]}`}
        title={`Theme: ${themeLabels[theme]}`}
        onClick={selectNext}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d={shapes[theme]} />
        </svg>
      </button>
    </header>
  )
}
