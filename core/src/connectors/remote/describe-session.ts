import type { RelaySession } from '../../clients/relay/relay.types.ts'
import { approvedChains, supportsAllNetworks } from '../../domain/remote/remote-grant.ts'
import type { RemoteSession } from '../../domain/wallet/wallet.ts'

/** A session as screens may show it. */
export const describeSession = ({
  wallet,
  namespaces,
  expiresAt,
}: RelaySession): RemoteSession => ({
  wallet,
  networks: approvedChains(namespaces),
  supportsAllNetworks: supportsAllNetworks(wallet.name),
  expiresAt,
})
