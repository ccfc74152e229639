import { expect, test } from 'vitest'
import { blockedSocials } from './telegram-socials.ts'

const inTelegram = { telegram: true, ios: false, android: false, userAgent: '' }

test('blockedSocials blocks no login outside Telegram', () => {
  const device = { telegram: false, ios: true, android: true, userAgent: 'Macintosh' }
  expect(blockedSocials(device)).toEqual([])
})

test.each([
  ['an iPhone', { ...inTelegram, ios: true }, ['google']],
  ['Android', { ...inTelegram, android: true }, ['facebook', 'x']],
  ['a Mac', { ...inTelegram, userAgent: 'Mozilla/5.0 (Macintosh)' }, ['x']],
  ['Safari on a Mac', { ...inTelegram, userAgent: 'Mozilla/5.0 (Macintosh) Safari/605' }, []],
])('blockedSocials names the logins that Telegram blocks on %s', (_, environment, blocked) => {
  expect(blockedSocials(environment)).toEqual(blocked)
})
