import { expect, test } from 'vitest'
import { timeouts } from '../../domain/constants.ts'
import { createManualClock } from '../../platform/manual-clock.ts'
import { createMemoryPlatform } from '../../platform/memory.ts'
import { createLoginPopup } from './login-popup.ts'

const loading = 'https://frame.example/loading'

function startPopup() {
  const clock = createManualClock()
  const platform = createMemoryPlatform({ clock })
  const popup = createLoginPopup(loading, platform.page.popup, platform)
  const { controls } = platform
  return {
    clock,
    platform,
    controls,
    popup,
    closed: () => controls.popups.map((each) => each.closed),
  }
}

test('the popup of a login shows its first page, and then the one of the provider', () => {
  const { popup, controls } = startPopup()
  expect(popup.navigate('https://login.example/')).toBe(false)
  expect(popup.open()).toBe(true)
  expect(controls.popups[0]).toMatchObject({ url: loading, name: 'popupWindow' })
  expect(popup.navigate('https://login.example/')).toBe(true)
  expect(controls.popups[0]?.url).toBe('https://login.example/')
})

test('the popup of a login does not navigate after the visitor closed it', () => {
  const { popup, controls } = startPopup()
  popup.open()
  const [opened] = controls.popups
  if (opened) opened.closed = true
  expect(popup.navigate('https://login.example/')).toBe(true)
  expect(opened?.url).toBe(loading)
})

test('the login that took the popup over closes it, and no later popup', () => {
  const { popup, closed } = startPopup()
  popup.open()
  const closeFirst = popup.take()
  popup.open()
  const closeSecond = popup.take()
  expect(closed()).toEqual([true, false])
  closeFirst()
  expect(closed()).toEqual([true, false])
  closeSecond()
  expect([closed(), popup.current()]).toEqual([[true, true], null])
  expect(popup.navigate('https://login.example/')).toBe(false)
})

test('a login that found no popup closes none that opens later', () => {
  const { popup, closed } = startPopup()
  const close = popup.take()
  popup.open()
  close()
  expect(closed()).toEqual([false])
})

test('a popup that no login takes over is closed after the time that a login may take', () => {
  const { popup, clock, closed } = startPopup()
  popup.open()
  clock.advance(timeouts.socialTimeout - 1)
  expect(closed()).toEqual([false])
  clock.advance(1)
  expect(closed()).toEqual([true])
  popup.open()
  popup.take()
  clock.advance(timeouts.socialTimeout)
  expect(closed()).toEqual([true, false])
})

test('leaving the page closes the popup, and closing it removes the listener', () => {
  const { popup, platform, controls, closed } = startPopup()
  popup.open()
  popup.take()
  platform.page.dispatch('pagehide')
  expect([closed(), controls.listenerCount()]).toEqual([[true], 0])
  popup.open()
  popup.close()
  expect([closed(), controls.listenerCount()]).toEqual([[true, true], 0])
})

test('a blocked popup closes the one before, and leaves none', () => {
  const { popup, controls, closed } = startPopup()
  popup.open()
  controls.allowsWindows = false
  expect([popup.open(), closed(), popup.current()]).toEqual([false, [true], null])
})
