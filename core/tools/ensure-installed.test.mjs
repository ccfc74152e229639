import { expect, test } from 'vitest'
import { isInstalled } from './ensure-installed.mjs'

const locked = {
  '': {},
  core: {},
  'node_modules/@latchkit/core': { link: true },
  'node_modules/xstate': { version: '5.33.3' },
  'node_modules/@biomejs/cli-darwin-arm64': { version: '2.5.15', optional: true },
}
const installed = {
  'node_modules/@latchkit/core': { link: true },
  'node_modules/xstate': { version: '5.33.3' },
}

test('isInstalled ignores missing optional packages', () => {
  expect(isInstalled(locked, installed)).toBe(true)
})

test('isInstalled is false without packages, with another version, or with a missing link', () => {
  expect(isInstalled(locked, null)).toBe(false)
  expect(isInstalled(locked, { ...installed, 'node_modules/xstate': { version: '5.33.2' } })).toBe(
    false,
  )
  expect(isInstalled(locked, { 'node_modules/xstate': { version: '5.33.3' } })).toBe(false)
})
