import { expect, test } from 'vitest'
import { socialsFor } from './socials.ts'

const all = ['google', 'x', 'facebook', 'github']
const inTelegram = { telegram: true, ios: false, android: false, userAgent: '' }

test('socialsFor keeps all logins outside Telegram', () => {
  expect(
    socialsFor(all, {
      ...inTelegram,
      telegram: false,
      ios: true,
      android: true,
      userAgent: 'Macintosh',
    }),
  ).toEqual(all)
})

test.each([
  ['an iPhone', { ...inTelegram, ios: true }, ['x', 'facebook', 'github']],
  ['Android', { ...inTelegram, android: true }, ['google', 'github']],
  [
    'a Mac',
    { ...inTelegram, userAgent: 'Mozilla/5.0 (Macintosh)' },
    ['google', 'facebook', 'github'],
  ],
  ['Safari on a Mac', { ...inTelegram, userAgent: 'Mozilla/5.0 (Macintosh) Safari/605' }, all],
])('socialsFor removes blocked logins in Telegram on %s', (_, environment, available) => {
  expect(socialsFor(all, environment)).toEqual(available)
})

test('socialsFor returns false unchanged', () => {
  expect(socialsFor(false, { ...inTelegram, ios: true })).toBe(false)
})
