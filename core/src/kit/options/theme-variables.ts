import { fieldsOf } from '../../domain/object.ts'
import { invalidOption } from '../../errors/invalid-option.ts'
import {
  appKitTokens,
  type ThemeValue,
  type ThemeVariables,
  themeTokens,
} from '../../protocol/theme.ts'
import { checkKnown } from './check-options.ts'

/** Functions of colors, and variables of the page. */
const functions =
  /\b((rgb|hsl)a?|hwb|lab|lch|oklab|oklch|color)\([\d\s.,%/a-z+-]+\)|\bvar\(--[\w-]+\)/gi
/** Words, numbers and texts. No other function, such as `url()`, and no end of a declaration. */
const plain = /^([\p{L}\d\s.,#%_-]|"[\p{L}\d\s._-]+"|'[\p{L}\d\s._-]+')+$/u

/**
 * Returns the variables under their `--latchkit-` names, which take precedence over AppKit's. Throws
 * `config/option-unknown` or `config/option-misspelled` for an unknown name, and
 * `config/option-invalid` for a value that is unsafe in a style.
 */
export function parseThemeVariables(given: ThemeVariables): ThemeVariables {
  const names = [
    ...appKitTokens.map((token) => `--w3m-${token}`),
    ...themeTokens.map((token) => `--latchkit-${token}`),
  ]
  checkKnown(given, names, 'themeVariables.')
  const values = fieldsOf(given)
  return Object.fromEntries(
    names
      .filter((name) => values[name] !== undefined)
      .map((name) => [name.replace('w3m', 'latchkit'), parseValue(name, values[name])]),
  )
}

function parseValue(name: string, value: unknown): ThemeValue {
  if (typeof value === 'object' && value !== null) {
    const { light, dark } = fieldsOf(value)
    return { light: parseSingle(name, light), dark: parseSingle(name, dark) }
  }
  return parseSingle(name, value)
}

function parseSingle(name: string, value: unknown): string {
  const css = String(value).trim()
  if (value === undefined || value === null || !plain.test(css.replace(functions, '0')))
    throw invalidOption(`themeVariables.${name}`, 'a plain CSS value')
  return name.endsWith('strength') ? `${Number.parseFloat(css)}%` : css
}
