import { expect, test } from 'vitest'
import { loginOffer, offerOf, type ProjectAnswer } from './login-offer.ts'

const withEmail = { email: true, socials: false } as const
const withGoogle = { email: false, socials: ['google'] }

test('a login is on if the features have it [EM19]', () => {
  const state = (
    features: Parameters<typeof offerOf>[0]['features'],
    login: 'email' | 'google' | 'x',
  ) => offerOf({ features, answer: 'checked' }, login).login
  expect([state(withEmail, 'email'), state(withEmail, 'google')]).toEqual(['on', 'off'])
  expect([state(withGoogle, 'email'), state(withGoogle, 'google'), state(withGoogle, 'x')]).toEqual(
    ['off', 'on', 'off'],
  )
  expect(state(null, 'email')).toBe('off')
})

test.each([
  ['awaited', 'awaited', 'awaited'],
  ['read', 'awaited', 'known'],
  ['checked', 'known', 'known'],
] as const)(
  'with the answer %s, a login that is on is %s, and one that is off is %s [V21]',
  (projectAnswer: ProjectAnswer, on, off) => {
    const source = { config: { embeddedWallet: null, nextFeatures: withGoogle, projectAnswer } }
    expect(loginOffer(source, 'google')).toEqual({ login: 'on', answer: on })
    expect(loginOffer(source, 'email')).toEqual({ login: 'off', answer: off })
  },
)

test('a login that this browser blocks is off, however the project answers [EM19]', () => {
  const embeddedWallet = { blockedSocials: ['google' as const] }
  for (const projectAnswer of ['awaited', 'read', 'checked'] as const) {
    const source = { config: { embeddedWallet, nextFeatures: withGoogle, projectAnswer } }
    expect(loginOffer(source, 'google')).toEqual({ login: 'off', answer: 'known' })
  }
})
