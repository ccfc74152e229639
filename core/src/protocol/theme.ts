export type ThemeMode = 'light' | 'dark'

type ColorToken =
  | 'accent'
  | 'on-accent'
  | 'background'
  | 'surface'
  | 'surface-hover'
  | 'border'
  | 'control-border'
  | 'text'
  | 'text-2'
  | 'text-3'
  | 'success'
  | 'danger'
  | 'warning'
  | 'warning-soft'
  | 'backdrop'
  | 'qr-color'
  | 'color-mix'
type LengthToken =
  | 'font-size-master'
  | 'border-radius-master'
  | 'radius-dialog'
  | 'radius-row'
  | 'radius-button'
  | 'radius-icon'
  | 'width'
  | 'border-width'
  | 'backdrop-blur'

/** Name of a value that the look of the widget is derived from. */
export type ThemeToken =
  | ColorToken
  | LengthToken
  | 'color-mix-strength'
  | 'density'
  | 'font-family'
  | 'shadow'
  | 'z-index'

/** The tokens that AppKit has too, under names with the prefix `--w3m-`. */
export type AppKitToken =
  | 'accent'
  | 'font-family'
  | 'font-size-master'
  | 'border-radius-master'
  | 'color-mix'
  | 'color-mix-strength'
  | 'z-index'
  | 'qr-color'

export type ThemeVariable = `--latchkit-${ThemeToken}` | `--w3m-${AppKitToken}`

/** One value, or one for each mode. */
export type ThemeValue = string | number | Readonly<Record<ThemeMode, string | number>>

/** The option `themeVariables`. */
export type ThemeVariables = { readonly [name in ThemeVariable]?: ThemeValue }
