import { onAccent } from './on-accent.ts'

/** Custom properties for a `style` attribute. */
export type ThemeStyle = Record<`--${string}`, string>

const colour =
  /^(#[\da-f]{3,4}|#[\da-f]{6}|#[\da-f]{8}|[a-z]{3,24}|(rgb|hsl)a?\([\d\s.,%/a-z+-]+\)|(hwb|lab|lch|oklab|oklch|color)\([\d\s.,%/a-z+-]+\)|var\(--[\w-]+\))$/i
const length = /^(\d{1,4}|\d{0,4}\.\d{1,4})(px|rem|em)$/
const fontFamilies = /^[\p{L}\d\s,._"'-]{1,300}$/u
const percent = (value: string) =>
  /^\d{1,3}(\.\d+)?%?$/.test(value) && Number.parseFloat(value) <= 100

/**
 * Variables that a page may set. Each function returns the checked value, or null: an unchecked
 * value never reaches a style.
 */
const variables: Readonly<Record<string, (value: string) => string | null>> = {
  accent: (value) => (colour.test(value) ? value : null),
  'font-family': (value) => (fontFamilies.test(value) && hasBalancedQuotes(value) ? value : null),
  'font-size-master': (value) => (length.test(value) ? value : null),
  'border-radius-master': (value) => (value === '0' ? '0px' : length.test(value) ? value : null),
  'color-mix': (value) => (colour.test(value) ? value : null),
  'color-mix-strength': (value) => (percent(value) ? `${Number.parseFloat(value)}%` : null),
  'z-index': (value) => (/^-?\d{1,10}$/.test(value) ? value : null),
  'qr-color': (value) => (colour.test(value) ? value : null),
}
const prefixes = ['--w3m-', '--latchkit-'] as const

/**
 * Maps the page's `themeVariables` to custom properties. Accepts `--w3m-…` names too, and leaves
 * out values that are not plain CSS values.
 */
export function themeStyle(themeVariables: Readonly<Record<string, unknown>>): ThemeStyle {
  const style: ThemeStyle = {}
  for (const prefix of prefixes) {
    for (const [name, check] of Object.entries(variables)) {
      const value = themeVariables[prefix + name]
      if (typeof value !== 'string' && typeof value !== 'number') continue
      const accepted = check(String(value).trim())
      if (accepted !== null) style[`--latchkit-${name}`] = accepted
    }
  }
  const accent = style['--latchkit-accent']
  if (accent === undefined) return style
  return {
    ...style,
    '--latchkit-on-accent': onAccent(accent),
    // The theme limits the lightness of an accent that is used as text.
    '--latchkit-accent-ink': `oklch(from ${accent} clamp(var(--latchkit-ink-darkest), l, var(--latchkit-ink-lightest)) c h)`,
  }
}

function hasBalancedQuotes(value: string): boolean {
  const quotes = value.replace(/[^"']/g, '')
  return /^(""|'')*$/.test(quotes)
}
