import type { RemoteFeatures } from './remote-features.ts'
import type { SocialProvider } from './socials.ts'

/** A login with the embedded wallet. */
export type Login = 'email' | SocialProvider
/**
 * Whether page and project offer a login. `answer`: `awaited` if the project has not answered in this
 * page load, so that its last answer, else the page alone, decides about `login`.
 */
export type LoginOffer = { login: 'on' | 'off'; answer: 'known' | 'awaited' }
type Logins = Pick<RemoteFeatures, 'email' | 'socials'>
type OfferSource = { config: { remoteFeatures: Logins | null; nextFeatures: Logins | null } }

/** Whether the features have a login. */
export const loginState = ({ email, socials }: Logins, login: Login): LoginOffer['login'] =>
  (login === 'email' ? email : socials !== false && socials.includes(login)) ? 'on' : 'off'

/** The offer of a login that starts now. */
export function loginOffer({ config }: OfferSource, login: Login): LoginOffer {
  const { remoteFeatures, nextFeatures } = config
  const features = nextFeatures ?? remoteFeatures
  return {
    login: features === null ? 'off' : loginState(features, login),
    answer: nextFeatures === null ? 'awaited' : 'known',
  }
}
