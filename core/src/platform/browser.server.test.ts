import { expect, test } from 'vitest'
import { createBrowserPlatform } from './browser.ts'

test('createBrowserPlatform on a server has no page and does not throw [P1]', async () => {
  const platform = createBrowserPlatform()
  const { page, windows } = platform
  expect(platform.storage).toBeNull()
  expect(page.facts()).toEqual({ title: '', description: '', url: '', origin: '', icon: '' })
  expect(page.device()).toEqual({
    userAgent: '',
    coarsePointer: false,
    mobile: false,
    android: false,
    ios: false,
    telegram: false,
    framed: false,
    prefersDark: false,
  })
  expect([
    page.injected('ethereum'),
    windows.open('https://a.example', '_blank'),
    await platform.copy('x'),
    page.isHidden(),
    page.isOffline(),
  ]).toEqual([null, false, false, false, false])
  const stops = [
    page.on('x', () => 0),
    page.onVisible(() => 0),
    page.onIdle(() => 0),
    page.onBlocked(() => 0),
    platform.onStorageChange(() => 0),
  ]
  page.dispatch('x')
  for (const stop of stops) stop()
  await expect(page.nextTask()).resolves.toBeUndefined()
  await expect(page.nextIdle()).resolves.toBeUndefined()
  expect(platform.clock.now()).toBeGreaterThan(0)
})
