import type { Family, Reached } from './family.ts'
import type { Whereabouts } from './standing.types.ts'

/** As remembered here for a wallet of the page, as the session says across the relay. null: it is not connected. */
export function whereabouts(
  { standings }: Pick<Family, 'standings'>,
  { connectorId, client: handle }: Reached,
): Whereabouts | null {
  const standing = standings.of(connectorId)
  if (standing === null) return handle.standing()
  const { network, key } = standing
  return { network, address: key?.address ?? null, publicKey: key?.publicKey ?? null }
}
