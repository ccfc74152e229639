import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { writeGenerated } from './write-generated.mjs'

const folder = mkdtempSync(join(tmpdir(), 'latchkit-generated-'))
const path = join(folder, 'names.generated.ts')
const write = (text) => writeGenerated([async () => [{ path, text }]])
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('writeGenerated writes a file only if its text has changed, and leaves no other file', async () => {
  await write('export const names = []\n')
  utimesSync(path, 1, 1)
  await write('export const names = []\n')
  expect(statSync(path).mtimeMs).toBe(1_000)
  await write("export const names = ['a']\n")
  expect(readFileSync(path, 'utf8')).toBe("export const names = ['a']\n")
  expect(readdirSync(folder)).toEqual(['names.generated.ts'])
})
