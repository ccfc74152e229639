import type { LoginNetwork } from '../../../domain/embedded/login-network.ts'
import { KitError } from '../../../errors/kit-error.ts'
import type { ConnectRequest, SocialContext, SocialOutput } from './social.types.ts'

/** The network to connect. Throws `embedded/unavailable` if there is none. */
export function networkOf({ network }: Pick<SocialContext, 'network'>): LoginNetwork {
  if (network === null) throw new KitError('embedded/unavailable')
  return network
}

/** Input of `connectUser`. Throws `social/no-url` while the login has no result. */
export function connectRequest({ context }: { context: SocialContext }): ConnectRequest {
  const { resultUri } = context
  if (resultUri === null) throw new KitError('social/no-url')
  return { caipNetworkId: networkOf(context).caipNetworkId, socialUri: resultUri }
}

export function outputOf({ connection, problem }: SocialContext): SocialOutput {
  if (connection !== null) return { type: 'connected', connection }
  return { type: problem === 'social/untrusted-origin' ? 'untrusted' : 'cancelled' }
}
