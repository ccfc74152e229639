import type { Connection } from '../../../domain/account/account.ts'
import type { LoginNetwork } from '../../../domain/embedded/login-network.ts'
import { KitError } from '../../../errors/kit-error.ts'
import type { ConnectRequest, EmailContext, EmailInput, EmailOutput } from './email.types.ts'

export const initialContext = (input: EmailInput): EmailContext => ({
  ...input,
  attempt: 'none',
  resendAt: null,
  code: '',
  problem: null,
  connection: null,
})

/** The network to connect. Throws `embedded/unavailable` if there is none. */
export function networkOf({ network }: Pick<EmailContext, 'network'>): LoginNetwork {
  if (network === null) throw new KitError('embedded/unavailable')
  return network
}

/** Input of `connectUser`. */
export const connectRequest = ({ context }: { context: EmailContext }): ConnectRequest => ({
  caipNetworkId: networkOf(context).caipNetworkId,
  socialUri: null,
})

/** The connection. Throws `embedded/unavailable` while there is none. */
export function connectionOf({ connection }: Pick<EmailContext, 'connection'>): Connection {
  if (connection === null) throw new KitError('embedded/unavailable')
  return connection
}

export const outputOf = ({ connection }: EmailContext): EmailOutput =>
  connection === null ? { type: 'cancelled' } : { type: 'connected', connection }
