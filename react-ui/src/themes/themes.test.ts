import type { ThemeVariables } from '@latchkit/core'
import { expect, test } from 'vitest'
import { contrast } from '../testing/contrast.ts'
import { createTestEnvironment } from '../testing/environment.ts'
import * as entry from './index.ts'

const themes: readonly (readonly [string, ThemeVariables])[] = Object.entries(entry)
const modes = ['light', 'dark'] as const

test('ready themes set the same variables, so that one replaces another completely', () => {
  const { kit } = createTestEnvironment()
  for (const [, theme] of themes) {
    expect(Object.keys(theme)).toEqual(Object.keys(entry.standardTheme))
    kit.settings.update({ themeVariables: theme })
    expect(kit.state.getSnapshot().config.themeVariables).toEqual(theme)
  }
})

test.each(themes.flatMap(([name, theme]) => modes.map((mode) => ({ name, mode, theme }))))(
  '$name, $mode: texts have a contrast of at least 4.5:1, controls and states 3:1',
  ({ mode, theme }) => {
    const color = (token: keyof ThemeVariables) => {
      const value = theme[token]
      return String(typeof value === 'object' ? value[mode] : value)
    }
    const expectContrast = (
      least: number,
      inks: readonly (keyof ThemeVariables)[],
      papers: readonly (keyof ThemeVariables)[],
    ) => {
      for (const ink of inks) {
        for (const paper of papers) {
          expect(contrast(color(ink), color(paper)), `${ink} on ${paper}`).toBeGreaterThan(least)
        }
      }
    }
    const surfaces = ['--latchkit-background', '--latchkit-surface'] as const
    const texts = ['--latchkit-text', '--latchkit-text-2', '--latchkit-text-3'] as const
    const states = ['--latchkit-accent', '--latchkit-success', '--latchkit-danger'] as const
    expectContrast(4.5, [...texts, ...states, '--latchkit-warning'], surfaces)
    expectContrast(4.5, texts, ['--latchkit-surface-hover'])
    expectContrast(4.5, ['--latchkit-on-accent'], ['--latchkit-accent'])
    expectContrast(4.5, ['--latchkit-text', '--latchkit-warning'], ['--latchkit-warning-soft'])
    // Filled buttons, focus rings, the borders of checkboxes and switches.
    expectContrast(
      3,
      ['--latchkit-accent', '--latchkit-text-3', '--latchkit-danger'],
      [...surfaces, '--latchkit-surface-hover'],
    )
  },
)
