import type { Login, LoginOffer } from '../../../../core/src/domain/config/login-offer.ts'
import type { RemoteFeatures } from '../../../../core/src/domain/config/remote-features.ts'

/** Whether page and project offer a login. `awaited`: the project has not answered yet. */
export const offers = {
  on: { login: 'on', answer: 'known' },
  off: { login: 'off', answer: 'known' },
  awaited: { login: 'on', answer: 'awaited' },
  awaitedOff: { login: 'off', answer: 'awaited' },
} as const satisfies Record<string, LoginOffer>

const withoutLogins: RemoteFeatures = {
  email: false,
  socials: false,
  swaps: false,
  onramp: false,
  activity: false,
  branding: false,
}
/** Features of the project with all logins of the models. */
export const featuresOn: RemoteFeatures = {
  ...withoutLogins,
  email: true,
  socials: ['google', 'farcaster'],
}
export const featuresRead = (['read', 'checked'] as const).flatMap((answer) => [
  { features: featuresOn, answer },
  { features: withoutLogins, answer },
])
/** The events with which the project answers, before and after its allowed origins are known. */
export const readOn = { type: 'features.read', features: featuresOn, answer: 'checked' } as const
export const readOff = {
  type: 'features.read',
  features: withoutLogins,
  answer: 'checked',
} as const
/** The page turns the logins off before the project has answered. */
export const pageOff = { ...readOff, answer: 'awaited' } as const
export const uncheckedOn = { ...readOn, answer: 'read' } as const
export const uncheckedOff = { ...readOff, answer: 'read' } as const

/** The messages of a login that asks the project, and of one that is refused. */
export const asked = [{ to: 'config', type: 'ask' }]
export const refusedOf = (login: Login) => [
  {
    to: 'alert',
    type: 'raise',
    code: 'embedded/login-off',
    variant: 'warning',
    details: { login },
    once: true,
  },
]
