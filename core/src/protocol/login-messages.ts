import type { Connection } from '../domain/account/account.ts'
import type { Login } from '../domain/config/login-offer.ts'
import type { SocialProvider } from '../domain/config/socials.ts'
import type { LoginNetwork } from '../domain/embedded/login-network.ts'
import type { Message } from './messages.ts'
import type { Queries } from './reactions.ts'

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
 * The messages when a login with the embedded wallet starts. Its network becomes the active one
 * first, unless a wallet is connected in the namespace: that one stays on its network until the
 * login replaces it.
 */
export function loginStarted(
  { namespace, caipNetworkId, isActive }: LoginNetwork,
  query: Queries,
): readonly Message[] {
  return [
    { to: 'embedded', type: 'watch' },
    ...(isActive || query.isConnected(namespace)
      ? []
      : [
          {
            to: 'network',
            type: 'network.set',
            caipNetworkId,
            activate: true,
            quiet: true,
          } as const,
        ]),
    { to: 'account', namespace, type: 'attempt.start', status: 'connecting' },
  ]
}

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
