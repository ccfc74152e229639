import { expect, test } from 'vitest'
import { loginOffer, loginState } from './login-offer.ts'

const withEmail = { email: true, socials: false } as const
const withGoogle = { email: false, socials: ['google'] }

test('a login is on if the features have it [EM19]', () => {
  expect([loginState(withEmail, 'email'), loginState(withEmail, 'google')]).toEqual(['on', 'off'])
  expect([
    loginState(withGoogle, 'email'),
    loginState(withGoogle, 'google'),
    loginState(withGoogle, 'x'),
  ]).toEqual(['off', 'on', 'off'])
})

test('the answer of this page load decides about a login, not what the view shows [V21]', () => {
  const offer = (remoteFeatures: typeof withEmail | null, nextFeatures: typeof withGoogle | null) =>
    loginOffer({ config: { remoteFeatures, nextFeatures } }, 'email')
  expect(offer(withEmail, withGoogle)).toEqual({ login: 'off', answer: 'known' })
  expect(offer(withEmail, null)).toEqual({ login: 'on', answer: 'awaited' })
  expect(offer(null, null)).toEqual({ login: 'off', answer: 'awaited' })
})
