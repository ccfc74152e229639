import { expect, test } from 'vitest'
import { deviceFlags, isTelegram } from './device.ts'

test('deviceFlags detects phones and tablets by pointer or user agent', () => {
  expect(
    deviceFlags({ userAgent: 'Mozilla/5.0 (Linux; Android 14)', coarsePointer: false }),
  ).toEqual({
    mobile: true,
    android: true,
    ios: false,
  })
  expect(
    deviceFlags({ userAgent: 'Mozilla/5.0 (iPad; CPU OS 17_5)', coarsePointer: false }),
  ).toEqual({
    mobile: true,
    android: false,
    ios: true,
  })
  expect(deviceFlags({ userAgent: 'Mozilla/5.0 (Macintosh)', coarsePointer: true })).toEqual({
    mobile: true,
    android: false,
    ios: false,
  })
  expect(
    deviceFlags({ userAgent: 'Mozilla/5.0 (Windows NT 10.0)', coarsePointer: false }).mobile,
  ).toBe(false)
})

test('isTelegram detects the globals of Telegram', () => {
  expect(isTelegram((name) => (name === 'TelegramWebviewProxy' ? {} : null))).toBe(true)
  expect(isTelegram(() => null)).toBe(false)
})
