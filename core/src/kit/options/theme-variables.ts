import { fieldsOf } from '../../domain/object.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { AppKitToken, ThemeToken, ThemeValue, ThemeVariables } from '../../protocol/theme.ts'
import { checkKnown } from './check-options.ts'

/** Returns the value as CSS, or null if it is not what `expected` says. */
type Kind = { expected: string; toCss(value: string): string | null }

const kind = (expected: string, pattern: RegExp): Kind => ({
  expected,
  toCss: (value) => (pattern.test(value) ? value : null),
})
const colorFunction =
  /(rgb|hsl)a?\([\d\s.,%/a-z+-]+\)|(hwb|lab|lch|oklab|oklch|color)\([\d\s.,%/a-z+-]+\)|var\(--[\w-]+\)/gi
const color = kind(
  'a color',
  new RegExp(
    `^(#[\\da-f]{3,4}|#[\\da-f]{6}|#[\\da-f]{8}|[a-z]{3,24}|${colorFunction.source})$`,
    'i',
  ),
)
const length: Kind = {
  expected: 'a length in px, rem or em',
  toCss: (value) =>
    value === '0' ? '0px' : /^(\d{1,4}|\d{0,4}\.\d{1,4})(px|rem|em)$/.test(value) ? value : null,
}
const percentage: Kind = {
  expected: 'a number from 0 to 100',
  toCss: (value) =>
    /^\d{1,3}(\.\d+)?%?$/.test(value) && Number.parseFloat(value) <= 100
      ? `${Number.parseFloat(value)}%`
      : null,
}
const factor = kind('a number from 0.8 to 1.5', /^(0?\.[89]\d?|1(\.[0-4]\d?|\.50?)?)$/)
const integer = kind('an integer', /^-?\d{1,10}$/)
const fonts = kind('font names', /^([\p{L}\d\s,._-]|"[\p{L}\d\s._-]*"|'[\p{L}\d\s._-]*'){1,300}$/u)
const shadow: Kind = {
  expected: 'shadows',
  toCss: (value) => (/^[\w\s.,#-]{0,300}$/.test(value.replace(colorFunction, '')) ? value : null),
}

/** The tokens that AppKit has too. */
const shared: Readonly<Record<AppKitToken, Kind>> = {
  accent: color,
  'font-family': fonts,
  'font-size-master': length,
  'border-radius-master': length,
  'color-mix': color,
  'color-mix-strength': percentage,
  'z-index': integer,
  'qr-color': color,
}
const tokens: Readonly<Record<ThemeToken, Kind>> = {
  ...shared,
  'on-accent': color,
  background: color,
  surface: color,
  'surface-hover': color,
  border: color,
  'control-border': color,
  text: color,
  'text-2': color,
  'text-3': color,
  success: color,
  danger: color,
  warning: color,
  'warning-soft': color,
  backdrop: color,
  'radius-dialog': length,
  'radius-row': length,
  'radius-button': length,
  'radius-icon': length,
  width: length,
  'border-width': length,
  'backdrop-blur': length,
  density: factor,
  shadow,
}
/** Name, token and kind of each variable. A later one replaces an earlier one of the same token. */
const variables = [
  ...Object.entries(shared).map(([token, kind]) => [`--w3m-${token}`, token, kind] as const),
  ...Object.entries(tokens).map(([token, kind]) => [`--latchkit-${token}`, token, kind] as const),
]

/**
 * Returns the variables under their `--latchkit-` names, with values that are safe in a style.
 * Throws `config/option-unknown` or `config/option-misspelled` for an unknown name, and
 * `config/option-invalid` for a value of another kind.
 */
export function parseThemeVariables(given: ThemeVariables): ThemeVariables {
  checkKnown(
    given,
    variables.map(([name]) => name),
    'themeVariables.',
  )
  const values = fieldsOf(given)
  return Object.fromEntries(
    variables.flatMap(([name, token, kind]) =>
      values[name] === undefined
        ? []
        : [[`--latchkit-${token}`, parseValue(name, kind, values[name])]],
    ),
  )
}

function parseValue(name: string, { expected, toCss }: Kind, value: unknown): ThemeValue {
  const parse = (single: unknown) => {
    const css =
      typeof single === 'string' || typeof single === 'number' ? toCss(String(single).trim()) : null
    if (css !== null) return css
    throw new KitError('config/option-invalid', { name: `themeVariables.${name}`, expected })
  }
  if (typeof value !== 'object') return parse(value)
  const { light, dark } = fieldsOf(value)
  return { light: parse(light), dark: parse(dark) }
}
