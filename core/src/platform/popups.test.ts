// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { createPopups } from './popups.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test('page.replaceUrl changes the address bar, and adds no entry to the history', () => {
  const before = window.history.length
  const url = new URL('/shop?item=7#top', window.location.href).href
  createPopups(window).replaceUrl(url)
  expect([window.location.href, window.history.length]).toEqual([url, before])
})

test('page.popup opens a window that keeps a reference to the page [R6]', () => {
  const popup = { closed: false, location: { replace: vi.fn() }, close: vi.fn() }
  const open = vi.spyOn(window, 'open').mockReturnValue(popup as unknown as Window)
  const opened = createPopups(window).popup('https://a.example/loading', 'login', 'width=600')
  expect(open.mock.calls).toEqual([['https://a.example/loading', 'login', 'width=600']])
  opened?.navigate('https://b.example/')
  opened?.close()
  expect(opened?.window).toBe(popup)
  expect(popup.location.replace.mock.calls).toEqual([['https://b.example/']])
  expect(popup.close).toHaveBeenCalledOnce()
})

test('page.popup returns null if the browser blocked the window', () => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  expect(createPopups(window).popup('https://a.example/', 'login', '')).toBeNull()
})

test('a server has no popups', () => {
  expect(createPopups(null).popup('https://a.example/', 'login', '')).toBeNull()
})
