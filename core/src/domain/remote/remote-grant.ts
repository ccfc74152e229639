import type { Account, AccountType } from '../account/account.ts'
import {
  addressOf,
  type CaipAddress,
  type CaipNetworkId,
  caipNetworkIdOf,
  parseCaipAddress,
} from '../caip/caip.ts'
import type { ByNamespace, Namespace } from '../caip/namespace.ts'

/** What a session says of one namespace; `chains` may be left out by the wallet. */
export type GrantedNamespace = {
  chains: readonly CaipNetworkId[]
  accounts: readonly CaipAddress[]
}

/** The network an account id is of. */
export function networkOfAccount(account: CaipAddress): CaipNetworkId {
  const { namespace, reference } = parseCaipAddress(account)
  return caipNetworkIdOf(namespace, reference)
}

/** Every network a session reaches: what its namespaces name, and where they have accounts. */
export function approvedChains(
  namespaces: ByNamespace<GrantedNamespace>,
): readonly CaipNetworkId[] {
  return [
    ...new Set(
      Object.values(namespaces).flatMap(({ chains, accounts }) => [
        ...chains,
        ...accounts.map(networkOfAccount),
      ]),
    ),
  ]
}

/**
 * Accounts of one namespace, each address once: those on `network` where there are some, else all. The same key is written differently
 * on each network of some namespaces; an address of another one is no address here.
 */
export function grantedAccounts(
  namespace: Namespace,
  accounts: readonly CaipAddress[],
  network: CaipNetworkId | null = null,
): readonly Account[] {
  const here = accounts.filter((account) => networkOfAccount(account) === network)
  const addresses = new Set(
    (here.length > 0 ? here : accounts).map((account) => addressOf(account)),
  )
  return [...addresses].map((address) => ({ address, type: accountTypeOf(namespace, address) }))
}

/** On Bitcoin a taproot address is for ordinals and any other for payments, where nobody says more. */
export function accountTypeOf(namespace: Namespace, address: string): AccountType {
  if (namespace !== 'bip122') return 'eoa'
  return /^(bc|tb|bcrt)1p/i.test(address) ? 'ordinal' : 'payment'
}

/** Wallets that take networks they were not asked for: one, and it is known by its name only. */
export const supportsAllNetworks = (walletName: string): boolean => walletName === 'MetaMask Wallet'
