import type { Connection } from '../../../domain/account/account.ts'
import type { PopupProvider, SocialProvider } from '../../../domain/config/socials.ts'
import type { LoginNetwork } from '../../../domain/embedded/login-network.ts'
import { embeddedErrors } from '../../../errors/areas/embedded.ts'
import { KitError } from '../../../errors/kit-error.ts'
import type { ConnectRequest, LoginContext, LoginInput, LoginOutput } from './login.types.ts'

export const initialContext = (input: LoginInput): LoginContext => ({
  ...input,
  attempt: 'none',
  problem: null,
  connection: null,
  resendAt: null,
  code: '',
  url: null,
})

/** The network to connect. Throws `embedded/unavailable` if there is none. */
export function networkOf({ network }: Pick<LoginContext, 'network'>): LoginNetwork {
  if (network === null) throw new KitError(embeddedErrors, 'embedded/unavailable')
  return network
}

/** The social login. Throws `embedded/unavailable` for a login by e-mail. */
export function socialOf({ provider }: Pick<LoginContext, 'provider'>): SocialProvider {
  if (provider === null) throw new KitError(embeddedErrors, 'embedded/unavailable')
  return provider
}

/** The social login that has a page. Throws `embedded/unavailable` for the others. */
export function popupProviderOf(context: Pick<LoginContext, 'provider'>): PopupProvider {
  const provider = socialOf(context)
  if (provider === 'farcaster') throw new KitError(embeddedErrors, 'embedded/unavailable')
  return provider
}

/** Input of `connectUser`. */
export const connectRequest = ({ context }: { context: LoginContext }): ConnectRequest => ({
  caipNetworkId: networkOf(context).caipNetworkId,
  socialUri: context.resultUri,
})

/** The connection. Throws `embedded/unavailable` while there is none. */
export function connectionOf({ connection }: Pick<LoginContext, 'connection'>): Connection {
  if (connection === null) throw new KitError(embeddedErrors, 'embedded/unavailable')
  return connection
}

export function outputOf({ connection, problem, provider }: LoginContext): LoginOutput {
  if (connection !== null) return { type: 'connected', connection }
  if (problem === 'social/untrusted-origin') return { type: 'untrusted' }
  return { type: 'cancelled', provider }
}
