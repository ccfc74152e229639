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

const createProgram = (name, mode) => {
  const path = join(folder, name)
  writeFileSync(path, '')
  chmodSync(path, mode)
  return path
}

test('findChromium returns a program in PATH with a usual name', () => {
  const path = createProgram('chromium-browser', 0o755)
  expect(findChromium({ PATH: folder })).toBe(path)
})

test('findChromium prefers the headless shell to the browser', () => {
  createProgram('chromium', 0o755)
  const path = createProgram('chromium-headless-shell', 0o755)
  expect(findChromium({ PATH: folder })).toBe(path)
})

test('findChromium prefers CHROMIUM_BIN over PATH', () => {
  createProgram('chromium', 0o755)
  const path = createProgram('my-browser', 0o755)
  expect(findChromium({ PATH: folder, CHROMIUM_BIN: path })).toBe(path)
})

test('findChromium returns null if CHROMIUM_BIN is not executable', () => {
  createProgram('chromium', 0o755)
  const path = createProgram('my-browser', 0o644)
  expect(findChromium({ PATH: folder, CHROMIUM_BIN: path })).toBe(null)
})

test('needChromium throws with install instructions', () => {
  expect(() => needChromium({ PATH: '', CHROMIUM_BIN: join(folder, 'missing') })).toThrow(
    /apt-get install chromium/,
  )
})
