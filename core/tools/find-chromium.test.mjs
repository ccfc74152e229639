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

test('finds the usual name on the path', () => {
  const path = program('chromium-browser')
  expect(findChromium({ PATH: folder })).toBe(path)
})

test('CHROMIUM_BIN wins over the path', () => {
  program('chromium')
  const mine = program('my-browser')
  expect(findChromium({ PATH: folder, CHROMIUM_BIN: mine })).toBe(mine)
})

test('a CHROMIUM_BIN that cannot run is not replaced by another browser', () => {
  program('chromium')
  expect(findChromium({ PATH: folder, CHROMIUM_BIN: join(folder, 'gone') })).toBe(null)
})

test('says how to get one', () => {
  expect(() => needChromium({ PATH: '', CHROMIUM_BIN: join(folder, 'gone') })).toThrow(
    /apt-get install chromium/,
  )
})
