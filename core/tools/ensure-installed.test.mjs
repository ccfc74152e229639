import { expect, test } from 'vitest'
import { isInstalled } from './ensure-installed.mjs'

const wanted = {
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

test('packages for other systems may be absent', () => {
  expect(isInstalled(wanted, installed)).toBe(true)
})

test('nothing installed, another version or a missing link asks for an install', () => {
  expect(isInstalled(wanted, null)).toBe(false)
  expect(isInstalled(wanted, { ...installed, 'node_modules/xstate': { version: '5.33.2' } })).toBe(
    false,
  )
  expect(isInstalled(wanted, { 'node_modules/xstate': { version: '5.33.3' } })).toBe(false)
})
