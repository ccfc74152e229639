import type { ThemeVariables } from '@latchkit/core'

/** The default. Restores it after another theme. */
export const standardTheme = {
  '--latchkit-accent': { light: '#3a4dff', dark: '#8b9bff' },
  '--latchkit-on-accent': { light: '#fff', dark: '#0d0f1a' },
  '--latchkit-background': { light: '#fff', dark: '#131418' },
  '--latchkit-surface': { light: '#f4f5f7', dark: '#1d1f25' },
  '--latchkit-surface-hover': { light: '#eaecf0', dark: '#282b33' },
  '--latchkit-border': { light: 'rgb(12 14 22 / 0.09)', dark: 'rgb(255 255 255 / 0.09)' },
  '--latchkit-control-border': 'transparent',
  '--latchkit-text': { light: '#14151a', dark: '#f4f5f7' },
  '--latchkit-text-2': { light: '#555a66', dark: '#a9afbb' },
  '--latchkit-text-3': { light: '#656b78', dark: '#8d94a1' },
  '--latchkit-success': { light: '#0a7a4a', dark: '#43d393' },
  '--latchkit-danger': { light: '#c3252f', dark: '#ff7a80' },
  '--latchkit-warning': { light: '#8a5800', dark: '#f2bd4b' },
  '--latchkit-warning-soft': { light: '#fdf4e2', dark: '#2a2415' },
  '--latchkit-backdrop': { light: 'rgb(8 9 13 / 0.45)', dark: 'rgb(4 5 8 / 0.62)' },
  '--latchkit-shadow': {
    light: '0 2px 6px rgb(8 9 13 / 0.08), 0 24px 60px -12px rgb(8 9 13 / 0.28)',
    dark: '0 2px 6px rgb(0 0 0 / 0.3), 0 24px 60px -12px rgb(0 0 0 / 0.6)',
  },
  '--latchkit-border-radius-master': '4px',
  '--latchkit-radius-button': '14px',
  '--latchkit-border-width': '1px',
  '--latchkit-backdrop-blur': '0px',
} as const satisfies ThemeVariables
