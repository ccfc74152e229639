import { expect, test } from 'vitest'
import { socialsFor } from './socials.ts'

const all = ['google', 'x', 'facebook', 'github']
const plain = { telegram: true, ios: false, android: false, userAgent: '' }

test('socialsFor keeps all logins outside Telegram', () => {
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
])('socialsFor removes blocked logins in Telegram on %s', (_, environment, available) => {
  expect(socialsFor(all, environment)).toEqual(available)
})

test('socialsFor returns false without logins', () => {
  expect(socialsFor(false, { ...plain, ios: true })).toBe(false)
})
