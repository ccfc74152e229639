import { expect, test } from 'vitest'
import { frameVariables } from './frame-theme.ts'

test.each([
  ['dark', 'hsla(230, 100%, 67%, 1)', '#121313'],
  ['light', 'hsla(231, 100%, 70%, 1)', '#fff'],
] as const)('frameVariables has the colours of the mode %s', (mode, accent, background) => {
  expect(frameVariables(mode, null)).toEqual({
    '--w3m-accent': accent,
    '--w3m-background': background,
  })
})

test('frameVariables prefers the accent of the page', () => {
  expect(frameVariables('dark', 'rebeccapurple')).toEqual({
    '--w3m-accent': 'rebeccapurple',
    '--w3m-background': '#121313',
  })
})
