import { KitError } from '../../errors/kit-error.ts'
import type { Link } from './create-link.ts'
import type { Inside } from './inside.ts'

/** The connected extension. Throws `connect/wallet-not-found` for one that is not here, `connector/not-connected` for one that was not asked yet, or shares nothing any more. */
export function linkedTo(
  { reach, links }: Pick<Inside, 'reach' | 'links'>,
  connectorId: string,
): Link {
  const link = links.get(connectorId)
  if (link !== undefined && link.accounts().length > 0) return link
  reach.get(connectorId)
  throw new KitError('connector/not-connected')
}
