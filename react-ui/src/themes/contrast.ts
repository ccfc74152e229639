import type { ThemeVariables } from '@latchkit/core'

/** High contrast: text of at least 7:1, and every control has a border. */
export const contrastTheme = {
  '--latchkit-accent': { light: '#0000c8', dark: '#ffe94d' },
  '--latchkit-on-accent': { light: '#fff', dark: '#000' },
  '--latchkit-background': { light: '#fff', dark: '#000' },
  '--latchkit-surface': { light: '#fff', dark: '#000' },
  '--latchkit-surface-hover': { light: '#e8e8e8', dark: '#262626' },
  '--latchkit-border': { light: '#000', dark: '#fff' },
  '--latchkit-control-border': { light: '#000', dark: '#fff' },
  '--latchkit-text': { light: '#000', dark: '#fff' },
  '--latchkit-text-2': { light: '#1f1f1f', dark: '#e6e6e6' },
  '--latchkit-text-3': { light: '#3d3d3d', dark: '#c9c9c9' },
  '--latchkit-success': { light: '#004d2b', dark: '#6cf0b6' },
  '--latchkit-danger': { light: '#8f0010', dark: '#ffa3a6' },
  '--latchkit-warning': { light: '#573600', dark: '#ffd75e' },
  '--latchkit-warning-soft': { light: '#fff', dark: '#000' },
  '--latchkit-backdrop': 'rgb(0 0 0 / 0.75)',
  '--latchkit-shadow': '0 0 0 transparent',
  '--latchkit-border-radius-master': '2px',
  '--latchkit-radius-button': '7px',
  '--latchkit-border-width': '2px',
  '--latchkit-backdrop-blur': '0px',
} as const satisfies ThemeVariables
