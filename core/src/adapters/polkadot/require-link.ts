import { connectorErrors } from '../../errors/areas/connector.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { Context } from './context.types.ts'
import type { Link } from './create-link.ts'

/**
 * Returns the connected extension. Throws `connect/wallet-not-found` if it is not on this page, and
 * `connector/not-connected` if it is not connected or shares no account any more.
 */
export function requireLink(
  { resolver, links }: Pick<Context, 'resolver' | 'links'>,
  connectorId: string,
): Link {
  const link = links.get(connectorId)
  if (link !== undefined && link.accounts().length > 0) return link
  resolver.get(connectorId)
  throw new KitError(connectorErrors, 'connector/not-connected')
}
