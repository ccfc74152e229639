import type { ThemeVariables } from '@latchkit/core'

/** Warm colors, round buttons, a blurred page behind the dialog. */
export const softTheme = {
  '--latchkit-accent': { light: '#b0306a', dark: '#f59cc3' },
  '--latchkit-on-accent': { light: '#fff', dark: '#3a0d22' },
  '--latchkit-background': { light: '#fffaf7', dark: '#1f181c' },
  '--latchkit-surface': { light: '#f6ede8', dark: '#2a2126' },
  '--latchkit-surface-hover': { light: '#eee1d9', dark: '#362b31' },
  '--latchkit-border': { light: 'rgb(60 20 35 / 0.1)', dark: 'rgb(255 230 240 / 0.1)' },
  '--latchkit-control-border': 'transparent',
  '--latchkit-text': { light: '#2b2126', dark: '#f8f0f3' },
  '--latchkit-text-2': { light: '#65565c', dark: '#c3b3ba' },
  '--latchkit-text-3': { light: '#71616a', dark: '#aa9aa2' },
  '--latchkit-success': { light: '#0d6f4a', dark: '#5fd3a1' },
  '--latchkit-danger': { light: '#b3261e', dark: '#ff8f8a' },
  '--latchkit-warning': { light: '#7a4d00', dark: '#f0bd62' },
  '--latchkit-warning-soft': { light: '#fdeed3', dark: '#33281a' },
  '--latchkit-backdrop': { light: 'rgb(50 20 35 / 0.3)', dark: 'rgb(15 6 10 / 0.55)' },
  '--latchkit-shadow': {
    light: '0 8px 20px rgb(80 30 50 / 0.08), 0 30px 80px -20px rgb(80 30 50 / 0.3)',
    dark: '0 8px 20px rgb(0 0 0 / 0.25), 0 30px 80px -20px rgb(0 0 0 / 0.6)',
  },
  '--latchkit-border-radius-master': '5px',
  '--latchkit-radius-button': '999px',
  '--latchkit-border-width': '1px',
  '--latchkit-backdrop-blur': '8px',
} as const satisfies ThemeVariables
