import { expect, test } from 'vitest'
import { isSocialProvider, shownSocials } from './socials.ts'

test('shownSocials keeps the order of the page, and drops unknown and blocked logins and duplicates', () => {
  expect(shownSocials(['x', 'myspace', 'google', 'x'], [])).toEqual(['x', 'google'])
  expect(shownSocials(['x', 'google'], ['google'])).toEqual(['x'])
})

test('isSocialProvider accepts the names of social logins only', () => {
  expect(['farcaster', 'toString', '', null, 1].filter(isSocialProvider)).toEqual(['farcaster'])
})
