import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { importCached, installCached } from './install-cached.mjs'

let folder = ''
let env = {}
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'latchkit-cached-'))
  env = { XDG_CACHE_HOME: join(folder, 'cache') }
  mkdirSync(join(folder, 'tool'))
  writeFileSync(join(folder, 'tool/package-lock.json'), '{}')
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => rmSync(folder, { recursive: true }))

const source = () => join(folder, 'tool')
const cached = () => readdirSync(join(folder, 'cache/latchkit'))
const install = vi.fn((scratch) => writeFileSync(join(scratch, 'installed'), ''))

test('installCached installs once and returns the same folder afterwards', () => {
  install.mockClear()
  const first = installCached(source(), { run: install, env })
  expect(readdirSync(first).sort()).toEqual(['installed', 'package-lock.json'])
  expect(installCached(source(), { run: install, env })).toBe(first)
  expect(install).toHaveBeenCalledTimes(1)
})

test('installCached installs again when the lockfile has changed', () => {
  const first = installCached(source(), { run: install, env })
  writeFileSync(join(source(), 'package-lock.json'), '{ "lockfileVersion": 3 }')
  const second = installCached(source(), { run: install, env })
  expect(second).not.toBe(first)
  expect(readFileSync(join(second, 'package-lock.json'), 'utf8')).toContain('lockfileVersion')
})

test('installCached leaves nothing behind when the installation fails', () => {
  const fail = () => {
    throw new Error('no network')
  }
  expect(() => installCached(source(), { run: fail, env })).toThrow('no network')
  expect(cached()).toEqual([])
})

test('installCached uses the folder of another process that was faster', () => {
  const beside = (scratch) => {
    install(scratch)
    installCached(source(), { run: install, env })
  }
  const target = installCached(source(), { run: beside, env })
  expect(cached()).toEqual([target.split('/').at(-1)])
})

test('importCached imports a file of the source from where its packages are installed', async () => {
  writeFileSync(join(source(), 'tool.mjs'), `export * from './made.mjs'`)
  const make = (scratch) => writeFileSync(join(scratch, 'made.mjs'), 'export const made = 1')
  const { made } = await importCached(source(), 'tool.mjs', { run: make, env })
  expect(made).toBe(1)
})
