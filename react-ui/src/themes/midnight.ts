import type { ThemeVariables } from '@latchkit/core'

/** Deep blue. */
export const midnightTheme = {
  '--latchkit-accent': { light: '#2247c8', dark: '#7ea2ff' },
  '--latchkit-on-accent': { light: '#fff', dark: '#070b1d' },
  '--latchkit-background': { light: '#f7f9ff', dark: '#0b1026' },
  '--latchkit-surface': { light: '#e8edfb', dark: '#151c3a' },
  '--latchkit-surface-hover': { light: '#dae2f7', dark: '#1f294f' },
  '--latchkit-border': { light: 'rgb(20 40 110 / 0.12)', dark: 'rgb(160 180 255 / 0.16)' },
  '--latchkit-control-border': 'transparent',
  '--latchkit-text': { light: '#0c1533', dark: '#eef2ff' },
  '--latchkit-text-2': { light: '#444f72', dark: '#b0bbdf' },
  '--latchkit-text-3': { light: '#566080', dark: '#929ec6' },
  '--latchkit-success': { light: '#0a6b48', dark: '#4bd6a0' },
  '--latchkit-danger': { light: '#b8202c', dark: '#ff8089' },
  '--latchkit-warning': { light: '#7a4f00', dark: '#f3c25a' },
  '--latchkit-warning-soft': { light: '#fbf0d9', dark: '#2a2612' },
  '--latchkit-backdrop': { light: 'rgb(10 20 60 / 0.4)', dark: 'rgb(3 5 18 / 0.65)' },
  '--latchkit-shadow': {
    light: '0 2px 6px rgb(10 20 60 / 0.1), 0 24px 60px -12px rgb(10 20 60 / 0.35)',
    dark: '0 2px 6px rgb(0 0 0 / 0.35), 0 24px 80px -8px rgb(40 70 200 / 0.35)',
  },
  '--latchkit-border-radius-master': '4px',
  '--latchkit-radius-button': '14px',
  '--latchkit-border-width': '1px',
  '--latchkit-backdrop-blur': '6px',
} as const satisfies ThemeVariables
