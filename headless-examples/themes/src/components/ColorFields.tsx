import type { ThemeMode } from '@latchkit/core'
import { type Theme, type Variable, valueIn } from '../theme.ts'

const colors: readonly { variable: Variable; label: string }[] = [
  { variable: '--latchkit-accent', label: 'Accent' },
  { variable: '--latchkit-on-accent', label: 'Text on the accent' },
  { variable: '--latchkit-background', label: 'Background' },
  { variable: '--latchkit-surface', label: 'Rows and fields' },
  { variable: '--latchkit-surface-hover', label: 'Rows under the pointer' },
  { variable: '--latchkit-text', label: 'Text' },
  { variable: '--latchkit-text-2', label: 'Secondary text' },
  { variable: '--latchkit-text-3', label: 'Hints' },
  { variable: '--latchkit-success', label: 'Success' },
  { variable: '--latchkit-danger', label: 'Danger' },
  { variable: '--latchkit-warning', label: 'Warning' },
]

/** A field for colors needs six digits. */
const sixDigits = (hex: string) => (hex.length === 4 ? hex.replace(/[\da-f]/g, '$&$&') : hex)

/** Colors of both modes. */
export function ColorFields({
  theme,
  change,
}: {
  theme: Theme
  change(variable: Variable, value: Record<ThemeMode, string>): void
}) {
  const field = (variable: Variable, label: string, mode: ThemeMode) => (
    <input
      type="color"
      aria-label={`${label}, ${mode}`}
      value={sixDigits(valueIn(theme, variable, mode))}
      onChange={(event) =>
        change(variable, {
          light: valueIn(theme, variable, 'light'),
          dark: valueIn(theme, variable, 'dark'),
          [mode]: event.target.value,
        })
      }
    />
  )
  return (
    <table className="colors">
      <thead>
        <tr>
          <th scope="col">Colors</th>
          <th scope="col">Light</th>
          <th scope="col">Dark</th>
        </tr>
      </thead>
      <tbody>
        {colors.map(({ variable, label }) => (
          <tr key={variable}>
            <th scope="row">{label}</th>
            <td>{field(variable, label, 'light')}</td>
            <td>{field(variable, label, 'dark')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
