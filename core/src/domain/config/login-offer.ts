import type { RemoteFeatures } from './remote-features.ts'
import type { SocialProvider } from './socials.ts'

/** A login with the embedded wallet. */
export type Login = 'email' | SocialProvider
/**
 * How far the project has answered in this page load. `awaited`: not at all. `read`: its features are
 * known, its allowed origins are not, which only turn logins off. `checked`: both are.
 */
export type ProjectAnswer = 'awaited' | 'read' | 'checked'
/**
 * Whether page and project offer a login. `answer`: `awaited` if an answer of the project in this page
 * load can still change `login`.
 */
export type LoginOffer = { login: 'on' | 'off'; answer: 'known' | 'awaited' }
type Logins = Pick<RemoteFeatures, 'email' | 'socials'>
type Answered = { features: Logins | null; answer: ProjectAnswer }
type OfferSource = {
  config: {
    nextFeatures: Logins | null
    projectAnswer: ProjectAnswer
    embeddedWallet: { blockedSocials: readonly SocialProvider[] } | null
  }
}

const hasLogin = ({ email, socials }: Logins, login: Login): boolean =>
  login === 'email' ? email : socials !== false && socials.includes(login)

/** The offer of a login, from the features that count from the next view on. */
export function offerOf({ features, answer }: Answered, name: Login): LoginOffer {
  const login = features !== null && hasLogin(features, name) ? 'on' : 'off'
  const isKnown = answer === 'checked' || (answer === 'read' && login === 'off')
  return { login, answer: isKnown ? 'known' : 'awaited' }
}

/** The offer of a login that starts now. A login that this browser blocks is off. */
export function loginOffer({ config }: OfferSource, name: Login): LoginOffer {
  const isBlocked = config.embeddedWallet?.blockedSocials.some((provider) => provider === name)
  if (isBlocked) return { login: 'off', answer: 'known' }
  return offerOf({ features: config.nextFeatures, answer: config.projectAnswer }, name)
}
