import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findChromium, needChromium } from './find-chromium.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'latchkit-browser-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const program = (name, mode = 0o755) => {
  const path = join(folder, name)
  writeFileSync(path, '')
  chmodSync(path, mode)
  return path
}

test('findChromium finds a usual name in PATH', () => {
  const path = program('chromium-browser')
  expect(findChromium({ PATH: folder })).toBe(path)
})

test('findChromium prefers CHROMIUM_BIN over PATH', () => {
  program('chromium')
  const path = program('my-browser')
  expect(findChromium({ PATH: folder, CHROMIUM_BIN: path })).toBe(path)
})

test('findChromium returns null if CHROMIUM_BIN is not executable', () => {
  program('chromium')
  expect(findChromium({ PATH: folder, CHROMIUM_BIN: join(folder, 'gone') })).toBe(null)
})

test('needChromium throws with install instructions', () => {
  expect(() => needChromium({ PATH: '', CHROMIUM_BIN: join(folder, 'gone') })).toThrow(
    /apt-get install chromium/,
  )
})
