export type ThemeMode = 'light' | 'dark'

/** The tokens that AppKit has too, under names with the prefix `--w3m-`. */
export const appKitTokens = [
  'accent',
  'font-family',
  'font-size-master',
  'border-radius-master',
  'color-mix',
  'color-mix-strength',
  'z-index',
  'qr-color',
] as const

/** Names of the values that the look of the widget is derived from. */
export const themeTokens = [
  ...appKitTokens,
  'on-accent',
  'background',
  'surface',
  'surface-hover',
  'border',
  'control-border',
  'text',
  'text-2',
  'text-3',
  'success',
  'danger',
  'warning',
  'warning-soft',
  'backdrop',
  'backdrop-blur',
  'shadow',
  'width',
  'border-width',
  'radius-dialog',
  'radius-row',
  'radius-button',
  'radius-icon',
  'density',
] as const

export type ThemeToken = (typeof themeTokens)[number]
export type ThemeVariable = `--latchkit-${ThemeToken}` | `--w3m-${(typeof appKitTokens)[number]}`

/** One value, or one for each mode. */
export type ThemeValue = string | number | Readonly<Record<ThemeMode, string | number>>

/** The option `themeVariables`. */
export type ThemeVariables = { readonly [name in ThemeVariable]?: ThemeValue }
