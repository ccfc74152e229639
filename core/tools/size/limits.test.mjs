import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { at } from '../paths.mjs'
import { fileLimits, limits } from './limits.mjs'

const readme = readFileSync(at('README.md'), 'utf8')
const [, table = ''] = /## What a page loads\n(.*?)\nThe widget/s.exec(readme) ?? []
const kB = (text) => Number(/([\d.]+) kB\s*$/.exec(text)?.[1])

test('each limit in the README is a limit of the size table', () => {
  const stated = [...table.matchAll(/^\|.*\| ([\d.]+ kB) \|$/gm)].map(([, limit]) => kB(limit))
  const known = Object.values(limits).map((limit) => limit / 1000)
  expect(stated.length).toBeGreaterThan(15)
  expect(stated.filter((limit) => !known.includes(limit))).toEqual([])
})

test('each size in the README is within its limit', () => {
  const rows = [...table.matchAll(/\| ([^|]*) \| ([\d.]+) kB \|$/gm)]
  expect(rows.filter(([, size, limit]) => kB(size) > Number(limit))).toEqual([])
})

test('each count of files in the README is the limit of its phase', () => {
  const stated = [...table.matchAll(/; at most (\d+) files \|/g)].map(([, files]) => Number(files))
  expect(stated).toEqual([
    fileLimits['prepared when the page is idle, added'],
    fileLimits['after the first frame of the modal, added'],
  ])
})
