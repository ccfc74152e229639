import type { Family, Reached } from './family.ts'
import type { Whereabouts } from './standing.types.ts'

/** As remembered here for a wallet of the page, as the session says across the relay. null: it is not connected. */
export function whereabouts(
  { connections }: Pick<Family, 'connections'>,
  { connectorId, client: handle }: Reached,
): Whereabouts | null {
  const connection = connections.get(connectorId)
  if (connection === null) return handle.standing()
  const { network, key } = connection
  return { network, address: key?.address ?? null, publicKey: key?.publicKey ?? null }
}
