import { isFrameRefusal } from '../../clients/frame/frame-errors.ts'
import type { Account, Connection } from '../../domain/account/account.ts'
import { namespaceOf } from '../../domain/caip/caip.ts'
import type { EmbeddedUser } from '../../domain/embedded/embedded-user.ts'
import { safeHttpUrl } from '../../domain/text/url.ts'
import { embeddedConnectorId } from '../../domain/wallet/wallet.ts'
import { socialErrors } from '../../errors/areas/social.ts'
import { isKitError, KitError } from '../../errors/kit-error.ts'

/** Whether the frame, or the check before it, answered a request with an error. */
export const isRefusal = (error: unknown): boolean =>
  isFrameRefusal(error) || isKitError(error, 'rpc/invalid-params')

/** Resolves with null if the frame has no login, and rejects with any other error. */
export function nullIfLoggedOut(error: unknown): null {
  if (isKitError(error, 'embedded/session-ended')) return null
  throw error
}

/** A URL that leaves the page (rule R5). Throws `social/no-url`. */
export function checked(url: string): string {
  const safe = safeHttpUrl(url)
  if (safe === null) throw new KitError(socialErrors, 'social/no-url')
  return safe
}

/** The connection of a user. */
export const connectionOf = (user: EmbeddedUser): Connection => ({
  namespace: namespaceOf(user.caipNetworkId),
  connectorId: embeddedConnectorId,
  address: user.address,
  accounts: accountsOf(user),
  caipNetworkId: user.caipNetworkId,
})

/** The accounts of a user, the active one first. */
export const accountsOf = ({ address, accounts }: EmbeddedUser): readonly Account[] => [
  ...accounts.filter((account) => account.address === address),
  ...accounts.filter((account) => account.address !== address),
]
