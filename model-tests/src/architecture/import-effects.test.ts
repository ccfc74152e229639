import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { entryPointsOf } from './entry-points.ts'
import { globalsTouchedBy } from './import-effects.ts'
import { manifestOf, root } from './repository.ts'

test('importing an entry point in Node accesses no global [P1]', () => {
  const entryPoints = ['core', 'react-ui'].flatMap((folder) =>
    entryPointsOf(folder, manifestOf(folder)),
  )
  expect(entryPoints.length).toBeGreaterThan(1)
  expect(
    globalsTouchedBy(entryPoints.map(({ source }) => pathToFileURL(join(root, source)).href)),
  ).toEqual([])
})

test('globalsTouchedBy reports files that access globals while they are imported', () => {
  const folder = mkdtempSync(join(tmpdir(), 'latchkit-import-'))
  const urls = Object.entries({
    'timer-in-function.mjs': 'export const later = () => setTimeout(() => {}, 1)',
    'reads-window.mjs': "export const wide = typeof window === 'undefined' ? 0 : 1",
    'adds-listener.mjs': "globalThis.addEventListener?.('focus', () => {})",
    'starts-timer.mjs': 'export const timer = setTimeout(() => {}, 0)',
    'fetches.mjs': "export const answer = fetch('data:,x')",
    'sets-global.mjs': 'globalThis.kits = []',
    'throws.mjs': "throw new Error('not here')",
  }).map(([name, text]) => {
    writeFileSync(join(folder, name), text)
    return pathToFileURL(join(folder, name)).href
  })
  try {
    const touched = globalsTouchedBy(urls)
    expect(urls.map((url) => touched.some((access) => access.startsWith(`${url}:`)))).toEqual([
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
