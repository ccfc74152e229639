import type { Account, AccountType } from '../account/account.ts'
import { type CaipAddress, type CaipNetworkId, caipNetworkIdOf } from '../caip/caip.ts'
import { addressOf, parseCaipAddress } from '../caip/caip-address.ts'
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

/** All networks of a remote session: the networks that its namespaces list, and of its accounts. */
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
 * The accounts of a namespace without duplicates: the accounts on `network` if there are any, else
 * all. Some namespaces format the same key differently per network, so that an address of another
 * network may be invalid on `network`.
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
 * Whether a wallet accepts networks that were not proposed. Only one wallet does. Any wallet can
 * take its name, so its session must also grant the methods that add and select a network (fault
 * Z11).
 */
export const supportsAllNetworks = (walletName: string, methods: readonly string[]): boolean =>
  walletName === 'MetaMask Wallet' &&
  methods.includes('wallet_addEthereumChain') &&
  methods.includes('wallet_switchEthereumChain')
