import type { ThemeMode, ThemeVariables } from '@latchkit/core'
import * as ready from '@latchkit/react-ui/themes'

/** The ready themes, by the name of their export. */
export const themes = {
  standardTheme: ready.standardTheme,
  softTheme: ready.softTheme,
  monoTheme: ready.monoTheme,
  midnightTheme: ready.midnightTheme,
  contrastTheme: ready.contrastTheme,
} as const satisfies Record<string, ThemeVariables>
export type ThemeName = keyof typeof themes

/** A ready theme and the variables that the visitor has changed. */
export type Theme = { name: ThemeName; changes: ThemeVariables }

/** Variables that the ready themes do not set, with their default values. */
const others = {
  '--latchkit-density': '1',
  '--latchkit-font-family': 'system-ui, sans-serif',
} as const satisfies ThemeVariables

/** All variables, so that they replace those of the previous theme. */
export const variablesOf = ({ name, changes }: Theme): ThemeVariables => ({
  ...others,
  ...themes[name],
  ...changes,
})

export type Variable = keyof ThemeVariables

/** The value of a variable in a mode. */
export function valueIn(theme: Theme, variable: Variable, mode: ThemeMode): string {
  const value = variablesOf(theme)[variable] ?? ''
  return String(typeof value === 'object' ? value[mode] : value)
}

/** The code that creates a kit with this theme. */
export function codeOf({ name, changes }: Theme): string {
  const lines = Object.entries(changes).map(
    ([variable, value]) => `    '${variable}': ${literal(value)},\n`,
  )
  return `import { createKit } from '@latchkit/core'
import { ${name} } from '@latchkit/react-ui/themes'

createKit({
  themeVariables: {
    ...${name},
${lines.join('')}  },
  // adapters, networks, …
})
`
}

const literal = (value: ThemeVariables[Variable]) =>
  typeof value === 'object' ? `{ light: '${value.light}', dark: '${value.dark}' }` : `'${value}'`
