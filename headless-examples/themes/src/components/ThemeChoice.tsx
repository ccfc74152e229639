import { type ThemeName, themes, valueIn } from '../theme.ts'

const titles: Record<ThemeName, string> = {
  standardTheme: 'Standard',
  softTheme: 'Soft',
  monoTheme: 'Mono',
  midnightTheme: 'Midnight',
  contrastTheme: 'High contrast',
}
const names = Object.keys(themes).filter((name): name is ThemeName => name in titles)
const swatches = ['--latchkit-background', '--latchkit-surface', '--latchkit-accent'] as const

/** The ready themes, each with three of its colors. */
export const ThemeChoice = ({
  name,
  choose,
}: {
  name: ThemeName
  choose(name: ThemeName): void
}) => (
  <fieldset className="themes">
    <legend>Ready theme</legend>
    {names.map((each) => (
      <label key={each}>
        <input type="radio" name="theme" checked={each === name} onChange={() => choose(each)} />
        <span className="swatches" aria-hidden="true">
          {swatches.map((variable) => (
            <span
              key={variable}
              style={{ background: valueIn({ name: each, changes: {} }, variable, 'light') }}
            />
          ))}
        </span>
        {titles[each]}
      </label>
    ))}
  </fieldset>
)
