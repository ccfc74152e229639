import type { ThemeVariables } from '@latchkit/core'

/** Black, white and square. */
export const monoTheme = {
  '--latchkit-accent': { light: '#000', dark: '#fff' },
  '--latchkit-on-accent': { light: '#fff', dark: '#000' },
  '--latchkit-background': { light: '#fff', dark: '#0a0a0a' },
  '--latchkit-surface': { light: '#f2f2f2', dark: '#1a1a1a' },
  '--latchkit-surface-hover': { light: '#e6e6e6', dark: '#262626' },
  '--latchkit-border': { light: 'rgb(0 0 0 / 0.2)', dark: 'rgb(255 255 255 / 0.2)' },
  '--latchkit-control-border': 'transparent',
  '--latchkit-text': { light: '#000', dark: '#fff' },
  '--latchkit-text-2': { light: '#4a4a4a', dark: '#b5b5b5' },
  '--latchkit-text-3': { light: '#636363', dark: '#979797' },
  '--latchkit-success': { light: '#0a6b40', dark: '#4fd699' },
  '--latchkit-danger': { light: '#b81f29', dark: '#ff7f85' },
  '--latchkit-warning': { light: '#7d5000', dark: '#f0bf55' },
  '--latchkit-warning-soft': { light: '#f7f2e6', dark: '#26210f' },
  '--latchkit-backdrop': { light: 'rgb(0 0 0 / 0.5)', dark: 'rgb(0 0 0 / 0.7)' },
  '--latchkit-shadow': {
    light: '0 16px 48px rgb(0 0 0 / 0.25)',
    dark: '0 16px 48px rgb(0 0 0 / 0.6)',
  },
  '--latchkit-border-radius-master': '0px',
  '--latchkit-radius-button': '0px',
  '--latchkit-border-width': '1px',
  '--latchkit-backdrop-blur': '0px',
} as const satisfies ThemeVariables
