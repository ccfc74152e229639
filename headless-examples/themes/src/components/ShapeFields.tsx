import { type Theme, type Variable, valueIn } from '../theme.ts'

type Range = { variable: Variable; label: string; max: number; min: number; step: number }

const px = { min: 0, step: 1 }
const ranges: readonly (Range & { unit: string })[] = [
  { variable: '--latchkit-border-radius-master', label: 'Corners', max: 8, ...px, unit: 'px' },
  { variable: '--latchkit-radius-button', label: 'Buttons', max: 28, ...px, unit: 'px' },
  { variable: '--latchkit-border-width', label: 'Borders', max: 4, ...px, unit: 'px' },
  { variable: '--latchkit-density', label: 'Density', min: 0.8, max: 1.5, step: 0.05, unit: '' },
]
const fonts = ['system-ui, sans-serif', 'ui-serif, Georgia, serif', 'ui-monospace, monospace']
const fontNames = ['Sans serif', 'Serif', 'Monospace']

/** Sliders for lengths, and the font. */
export function ShapeFields({
  theme,
  change,
}: {
  theme: Theme
  change(variable: Variable, value: string): void
}) {
  return (
    <fieldset className="shapes">
      <legend>Shapes and font</legend>
      {ranges.map(({ variable, label, unit, ...range }) => {
        const value = valueIn(theme, variable, 'light')
        return (
          <label key={variable}>
            <span>{label}</span>
            <input
              type="range"
              {...range}
              value={Math.min(Number.parseFloat(value), range.max)}
              onChange={(event) => change(variable, event.target.value + unit)}
            />
          </label>
        )
      })}
      <label>
        <span>Font</span>
        <select
          value={valueIn(theme, '--latchkit-font-family', 'light')}
          onChange={(event) => change('--latchkit-font-family', event.target.value)}
        >
          {fonts.map((font, index) => (
            <option key={font} value={font}>
              {fontNames[index]}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  )
}
