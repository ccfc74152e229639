import type { AccountState, Network } from '@latchkit/core'

/** Families whose networks all know an account by the same address. Elsewhere each network writes it in its own way. */
const shared: readonly string[] = ['eip155', 'solana']

type Place = { account: AccountState; network: Network | null; networks: readonly Network[] }

/**
 * Networks on which something may be sent to an account, the one in use first. A contract is only where somebody put it: on the network
 * in use. `network` null: that is none of the page's.
 */
export function compatibleNetworks({
  account: { namespace, accounts, address },
  network,
  networks,
}: Place): readonly Network[] {
  const used = network === null ? [] : [network]
  const isContract = accounts.find((one) => one.address === address)?.type === 'smartAccount'
  if (isContract || !shared.includes(namespace)) return used
  const isOther = ({ chainNamespace, caipNetworkId }: Network) =>
    chainNamespace === namespace && caipNetworkId !== network?.caipNetworkId
  return [...used, ...networks.filter(isOther)]
}
