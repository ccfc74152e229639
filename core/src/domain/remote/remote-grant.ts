import type { Account, AccountType } from '../account/account.ts'
import {
  addressOf,
  type CaipAddress,
  type CaipNetworkId,
  caipNetworkIdOf,
  parseCaipAddress,
} from '../caip/caip.ts'
import type { ByNamespace, Namespace } from '../caip/namespace.ts'

/** A namespace of a remote session. Wallets may omit `chains`. */
export type GrantedNamespace = {
  chains: readonly CaipNetworkId[]
  accounts: readonly CaipAddress[]
}

/** The network of an account id. */
export function networkOfAccount(account: CaipAddress): CaipNetworkId {
  const { namespace, reference } = parseCaipAddress(account)
  return caipNetworkIdOf(namespace, reference)
}

/** All networks of a session: those that its namespaces list, and those of their accounts. */
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
 * The accounts of a namespace without duplicates: those on `network` if there are any, else all.
 * Some namespaces format the same key differently per network, so an address of another network may
 * be invalid on this one.
 */
export function grantedAccounts(
  namespace: Namespace,
  accounts: readonly CaipAddress[],
  network: CaipNetworkId | null = null,
): readonly Account[] {
  const onNetwork = accounts.filter((account) => networkOfAccount(account) === network)
  const addresses = new Set(
    (onNetwork.length > 0 ? onNetwork : accounts).map((account) => addressOf(account)),
  )
  return [...addresses].map((address) => ({ address, type: accountTypeOf(namespace, address) }))
}

/**
 * The default type of an account. On Bitcoin, taproot addresses are for ordinals and others for
 * payments.
 */
export function accountTypeOf(namespace: Namespace, address: string): AccountType {
  if (namespace !== 'bip122') return 'eoa'
  return /^(bc|tb|bcrt)1p/i.test(address) ? 'ordinal' : 'payment'
}

/**
 * Whether a wallet accepts networks that were not proposed. Only one does; it can be identified by
 * its name only.
 */
export const supportsAllNetworks = (walletName: string): boolean => walletName === 'MetaMask Wallet'
