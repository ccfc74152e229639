import { expect, test } from 'vitest'
import { ensureChromium } from './ensure-chromium.mjs'

/** Ways of which the first has no browser, and a log of what is said and done. */
function attempt({ usable, downloads = true, installs = true, env = {} }) {
  const log = []
  const step = (name, success) => async () => {
    log.push(name)
    return success
  }
  const ways = [
    { find: async () => null },
    { find: async () => '/cache/chrome' },
    {
      text: 'downloading',
      install: step('download', downloads),
      find: async () => '/cache/chrome',
    },
    {
      text: 'installing',
      install: step('install', installs),
      find: async () => '/usr/bin/chromium',
    },
  ]
  const isUsable = async (path) => usable(path, log)
  const path = ensureChromium({ env, ways, isUsable, say: (line) => log.push(line) })
  return path.then((found) => ({ found, log }))
}

test('ensureChromium takes a browser that starts, and says and installs nothing', async () => {
  expect(await attempt({ usable: () => true })).toEqual({ found: '/cache/chrome', log: [] })
})

test("ensureChromium downloads a browser into Playwright's cache", async () => {
  const usable = (_, log) => log.includes('download')
  expect(await attempt({ usable })).toEqual({
    found: '/cache/chrome',
    log: ['downloading', 'download'],
  })
})

test('ensureChromium installs the package when the download fails', async () => {
  const usable = (_, log) => log.includes('install')
  expect(await attempt({ usable, downloads: false })).toEqual({
    found: '/usr/bin/chromium',
    log: ['downloading', 'download', 'installing', 'install'],
  })
})

test('ensureChromium installs the package when the downloaded browser does not start', async () => {
  const usable = (path) => path === '/usr/bin/chromium'
  expect((await attempt({ usable })).found).toBe('/usr/bin/chromium')
})

test('ensureChromium returns null when all ways fail', async () => {
  const { found } = await attempt({ usable: () => false, downloads: false, installs: false })
  expect(found).toBeNull()
})

test('ensureChromium neither searches nor installs when CHROMIUM_BIN is set', async () => {
  const env = { CHROMIUM_BIN: '/opt/browser' }
  expect(await attempt({ usable: () => true, env })).toEqual({ found: '/opt/browser', log: [] })
  expect(await attempt({ usable: () => false, env })).toEqual({
    found: null,
    log: ['CHROMIUM_BIN is no browser that starts: /opt/browser'],
  })
})
