import { describe, expect, test } from 'vitest'
import { globalsIn, page } from './globals.ts'
import { isTest, sourcesOf } from './repository.ts'
import { sourceOf } from './source.ts'

/** The doors to the outside: one in core, and in react-ui what a page calls to put us into its document. */
const outsideDoors = ['core/src/platform/browser.ts']
const documentDoors: readonly string[] = ['react-ui/src/embed/placeOf.ts']

test('core names window, document, clock, fetch and chance in one file only', () => {
  const inside = sourcesOf('core').filter(
    ({ path }) => !isTest(path) && !outsideDoors.includes(path),
  )
  expect(inside.flatMap((source) => globalsIn(source))).toEqual([])
})

test('react-ui reaches the document through its own elements', () => {
  const inside = sourcesOf('react-ui').filter(
    ({ path }) => !isTest(path) && !documentDoors.includes(path),
  )
  expect(inside.flatMap((source) => globalsIn(source, page))).toEqual([])
})

const found = (text: string) => globalsIn(sourceOf('core/src/stores/toast/toast.actors.ts', text))

describe('the law can fail', () => {
  test.each([
    ['window', 'export const wide = () => window.innerWidth'],
    ['localStorage', "export const read = () => localStorage.getItem('a')"],
    ['typeof', "export const inBrowser = () => typeof document !== 'undefined'"],
    ['globalThis', 'export const ask = () => globalThis.fetch'],
    ['setTimeout', 'export const later = (call: () => void) => setTimeout(call, 150)'],
    ['the clock', 'export const now = () => Date.now()'],
    ['a new date', 'export const now = () => new Date()'],
    ['chance', 'export const id = () => Math.random()'],
    ['a shorthand', 'export const outside = () => ({ document })'],
    ['a default', 'export const read = (storage = sessionStorage) => storage.length'],
  ])('on %s', (_, text) => {
    expect(found(text)).toHaveLength(1)
  })

  test.each([
    ['a key', 'export const parts = { document: 1 }.document'],
    ['what was handed in', 'export const read = (window: { length: number }) => window.length'],
    [
      'a member of the platform',
      'export const read = (platform: { document: { title: string }; fetch(): void }) => platform.document.title',
    ],
    ['a date of a known time', 'export const day = (ms: number) => new Date(ms)'],
    ['a type', 'export type Page = { location: string; fetch(url: string): void }'],
  ])('but not on %s', (_, text) => {
    expect(found(text)).toEqual([])
  })
})
