import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cached } from './cache.mjs'

let folder
let source
let cache
let runs
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'latchkit-cache-'))
  source = join(folder, 'source')
  cache = join(folder, 'cache')
  runs = 0
  mkdirSync(source)
  write('a.ts', 'one')
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name, content) => writeFileSync(join(source, name), content)

/** Runs a step that copies `a.ts`. Resolves with the content of the copy. */
async function copy({ options, during = () => {} } = {}) {
  const copyOnce = async (target) => {
    runs += 1
    writeFileSync(join(target, 'copy'), readFileSync(join(source, 'a.ts')))
    await during()
  }
  const result = await cached('copy', { paths: [source], options }, copyOnce, cache)
  return readFileSync(join(result, 'copy'), 'utf8')
}

test('a build step runs once for the same content, and again for another content', async () => {
  expect(await copy()).toBe('one')
  write('a.ts', 'one')
  expect(await copy()).toBe('one')
  expect(runs).toBe(1)
  write('a.ts', 'two')
  expect(await copy()).toBe('two')
  write('a.ts', 'one')
  expect(await copy()).toBe('one')
  expect(runs).toBe(2)
})

test('a build step runs again for a new file, a renamed file and other options', async () => {
  await copy()
  write('b.ts', 'b')
  await copy()
  rmSync(join(source, 'b.ts'))
  write('c.ts', 'b')
  await copy()
  await copy({ options: { minify: true } })
  expect(runs).toBe(4)
})

test('a build step runs once for changes of tests and of built files', async () => {
  await copy()
  write('a.test.ts', 'test')
  mkdirSync(join(source, 'dist'))
  write('dist/a.js', 'built')
  await copy()
  expect(runs).toBe(1)
})

test('a build step whose source changes meanwhile runs again', async () => {
  const during = () => write('a.ts', 'two')
  expect(await copy({ during })).toBe('two')
  expect(runs).toBe(2)
  write('a.ts', 'one')
  expect(await copy()).toBe('one')
  expect(runs).toBe(3)
})

test('a build step that fails leaves no result', async () => {
  const fail = () => Promise.reject(new Error('failed'))
  await expect(copy({ during: fail })).rejects.toThrow('failed')
  expect(readdirSync(cache)).toEqual([])
  expect(await copy()).toBe('one')
})

test('build steps that run at the same time resolve with the same result', async () => {
  expect(await Promise.all([copy(), copy(), copy()])).toEqual(['one', 'one', 'one'])
  expect(readdirSync(cache)).toHaveLength(1)
})

test('the three results of a build step that were used last stay, and those of other steps', async () => {
  await cached('copy-other', { paths: [source] }, async () => {}, cache)
  for (const content of ['one', 'two', 'three', 'four']) {
    write('a.ts', content)
    await copy()
  }
  expect(readdirSync(cache)).toHaveLength(4)
  expect(runs).toBe(4)
  write('a.ts', 'four')
  await copy()
  expect(runs).toBe(4)
  write('a.ts', 'one')
  await copy()
  expect(runs).toBe(5)
})

test('a path without files throws', async () => {
  const inputs = { paths: [join(folder, 'missing')] }
  await expect(cached('copy', inputs, async () => {}, cache)).rejects.toThrow('ENOENT')
})
