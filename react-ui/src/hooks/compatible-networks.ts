import type { AccountState, Network } from '@latchkit/core'

/** Namespaces in which an account has the same address on all networks. */
const sharedAddressNamespaces: readonly string[] = ['eip155', 'solana']

type Receiver = { account: AccountState; network: Network | null; networks: readonly Network[] }

/**
 * The configured networks on which an account can receive, the active one first. A smart account
 * exists only on the active network. `network` is null if the active network is not configured.
 */
export function compatibleNetworks({
  account: { namespace, accounts, address },
  network,
  networks,
}: Receiver): readonly Network[] {
  const active = network === null ? [] : [network]
  const isContract =
    accounts.find((candidate) => candidate.address === address)?.type === 'smartAccount'
  if (isContract || !sharedAddressNamespaces.includes(namespace)) return active
  const isOther = ({ chainNamespace, caipNetworkId }: Network) =>
    chainNamespace === namespace && caipNetworkId !== network?.caipNetworkId
  return [...active, ...networks.filter(isOther)]
}
