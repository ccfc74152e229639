import { expect, test } from 'vitest'
import { socialsFor } from './socials.ts'

const all = ['google', 'x', 'facebook', 'github']
const plain = { telegram: true, ios: false, android: false, userAgent: '' }

test('outside Telegram every login works', () => {
  expect(
    socialsFor(all, {
      ...plain,
      telegram: false,
      ios: true,
      android: true,
      userAgent: 'Macintosh',
    }),
  ).toEqual(all)
})

test.each([
  ['an iPhone', { ...plain, ios: true }, ['x', 'facebook', 'github']],
  ['Android', { ...plain, android: true }, ['google', 'github']],
  ['a Mac', { ...plain, userAgent: 'Mozilla/5.0 (Macintosh)' }, ['google', 'facebook', 'github']],
  ['Safari on a Mac', { ...plain, userAgent: 'Mozilla/5.0 (Macintosh) Safari/605' }, all],
])('inside Telegram on %s some do not', (_, where, left) => {
  expect(socialsFor(all, where)).toEqual(left)
})

test('no logins stay none', () => {
  expect(socialsFor(false, { ...plain, ios: true })).toBe(false)
})
