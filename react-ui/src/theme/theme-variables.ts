import type { ThemeValue, ThemeVariables } from '@latchkit/core'
import { onAccent } from './on-accent.ts'

/** Custom properties for a `style` attribute. */
export type ThemeStyle = Readonly<Record<`--${string}`, string>>

/** Maps the variables, which the kit has checked, to custom properties. */
export function themeStyle(variables: ThemeVariables): ThemeStyle {
  const style: ThemeStyle = Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name, toCss(value, String)]),
  )
  const accent = variables['--latchkit-accent']
  if (accent === undefined) return style
  return {
    '--latchkit-on-accent': toCss(accent, (color) => onAccent(String(color))),
    ...style,
    // The theme limits the lightness of an accent that is used as text.
    '--latchkit-accent-ink':
      'oklch(from var(--latchkit-accent) clamp(var(--latchkit-ink-darkest), l, var(--latchkit-ink-lightest)) c h)',
  }
}

/** tokens.css sets `--lk-light` or `--lk-dark` to nothing, and the other one to be invalid. */
const toCss = (value: ThemeValue, map: (single: string | number) => string): string =>
  typeof value === 'object'
    ? `var(--lk-light, ${map(value.light)}) var(--lk-dark, ${map(value.dark)})`
    : map(value)
