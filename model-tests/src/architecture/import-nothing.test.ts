import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { doorsOf } from './doors.ts'
import { touchedBy } from './import-nothing.ts'
import { manifestOf, root } from './repository.ts'

test('importing any door, on a server too, touches nothing', () => {
  const doors = ['core', 'react-ui'].flatMap((folder) => doorsOf(folder, manifestOf(folder)))
  expect(doors.length).toBeGreaterThan(1)
  expect(touchedBy(doors.map(({ source }) => pathToFileURL(join(root, source)).href))).toEqual([])
})

test('the law can fail', () => {
  const folder = mkdtempSync(join(tmpdir(), 'latchkit-law-'))
  const urls = Object.entries({
    'quiet.mjs': 'export const later = () => setTimeout(() => {}, 1)',
    'looks.mjs': "export const wide = typeof window === 'undefined' ? 0 : 1",
    'listens.mjs': "globalThis.addEventListener?.('focus', () => {})",
    'waits.mjs': 'export const timer = setTimeout(() => {}, 0)',
    'asks.mjs': "export const answer = fetch('data:,x')",
    'shares.mjs': 'globalThis.kits = []',
    'breaks.mjs': "throw new Error('not here')",
  }).map(([name, text]) => {
    writeFileSync(join(folder, name), text)
    return pathToFileURL(join(folder, name)).href
  })
  try {
    const touched = touchedBy(urls)
    expect(urls.map((url) => touched.some((one) => one.startsWith(`${url}:`)))).toEqual([
      false,
      true,
      true,
      true,
      true,
      true,
      true,
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
