import { describe, expect, test } from 'vitest'
import { globalsIn, pageGlobals } from './globals.ts'
import { isTest, sourcesOf } from './repository.ts'
import { sourceOf } from './source.ts'

/**
 * Files that may use globals: in core the browser platform, the messages of the window (for
 * devtools) and the host name of the page (for the check of image URLs), in react-ui the files that
 * create the container of the modal and the one that writes a cookie.
 */
const platformFiles = [
  'core/src/platform/browser.ts',
  'core/src/platform/message-window.ts',
  'core/src/domain/text/page-host.ts',
]
const containerFiles: readonly string[] = [
  'react-ui/src/embed/createContainer.ts',
  'react-ui/src/kit/ConnectionCookie.ts',
  'react-ui/src/modal/usePortalHost.ts',
  'react-ui/src/theme/adoptSheet.ts',
]

test('core uses window, document, timers, fetch and randomness only in `platformFiles`', () => {
  const sources = sourcesOf('core').filter(
    ({ path }) => !isTest(path) && !platformFiles.includes(path),
  )
  expect(sources.flatMap((source) => globalsIn(source))).toEqual([])
})

test('react-ui uses globals of the page only in `containerFiles`', () => {
  const sources = sourcesOf('react-ui').filter(
    ({ path }) => !isTest(path) && !containerFiles.includes(path),
  )
  expect(sources.flatMap((source) => globalsIn(source, pageGlobals))).toEqual([])
})

const globalsOf = (text: string) =>
  globalsIn(sourceOf('core/src/stores/toast/toast.actors.ts', text))

describe('globalsIn', () => {
  test.each([
    ['window', 'export const wide = () => window.innerWidth'],
    ['localStorage', "export const read = () => localStorage.getItem('a')"],
    ['typeof', "export const inBrowser = () => typeof document !== 'undefined'"],
    ['globalThis', 'export const request = () => globalThis.fetch'],
    ['setTimeout', 'export const later = (call: () => void) => setTimeout(call, 150)'],
    ['the system clock', 'export const now = () => Date.now()'],
    ['a new date', 'export const now = () => new Date()'],
    ['randomness', 'export const id = () => Math.random()'],
    ['a shorthand', 'export const outside = () => ({ document })'],
    ['a default', 'export const read = (storage = sessionStorage) => storage.length'],
  ])('globalsIn reports %s', (_, text) => {
    expect(globalsOf(text)).toHaveLength(1)
  })

  test.each([
    ['a key', 'export const parts = { document: 1 }.document'],
    ['a parameter', 'export const read = (window: { length: number }) => window.length'],
    [
      'a member of the platform',
      'export const read = (platform: { document: { title: string }; fetch(): void }) => platform.document.title',
    ],
    ['a date of a given time', 'export const day = (ms: number) => new Date(ms)'],
    ['a type', 'export type Page = { location: string; fetch(url: string): void }'],
  ])('globalsIn accepts %s', (_, text) => {
    expect(globalsOf(text)).toEqual([])
  })
})
