import type { Connection } from '../domain/account/account.ts'
import type { Login } from '../domain/config/login-offer.ts'
import type { SocialProvider } from '../domain/config/socials.ts'
import type { LoginNetwork } from '../domain/embedded/login-network.ts'
import type { Message } from './messages.ts'

/** The messages when a login needs the answer of the project in this page load. */
export const loginAsked = (): readonly Message[] => [{ to: 'config', type: 'ask' }]

/** The messages when a login is refused that page or project have turned off: for the developer. */
export const loginRefused = (login: Login): readonly Message[] => [
  {
    to: 'alert',
    type: 'raise',
    code: 'embedded/login-off',
    variant: 'warning',
    details: { login },
    once: true,
  },
]

/**
 * The messages when a login with the embedded wallet starts. The network of the kit changes once it
 * is connected (fault EM13).
 */
export const loginStarted = ({ namespace }: LoginNetwork): readonly Message[] => [
  { to: 'embedded', type: 'watch' },
  { to: 'account', namespace, type: 'attempt.start', status: 'connecting' },
]

/** The messages that store the connection of a login. `provider`: null after a login by e-mail. */
export const loginConnected = (
  connection: Connection,
  provider: SocialProvider | null,
): readonly Message[] => [
  { to: 'connections', type: 'connection.set', connection },
  { to: 'embedded', type: 'provider.set', provider },
  { to: 'account', namespace: connection.namespace, type: 'connection.set', connection },
  {
    to: 'network',
    type: 'network.set',
    caipNetworkId: connection.caipNetworkId,
    activate: true,
    quiet: true,
  },
]
