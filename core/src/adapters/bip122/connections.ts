import type { Account } from '../../domain/account/account.ts'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { AdapterHost } from '../adapter.ts'
import type { ConnectionState } from '../shared/connection-state.ts'
import { parseBitcoinAddress } from './bitcoin-address.ts'
import { preferredFirst } from './parse-shared-accounts.ts'
import type { SharedAccounts, WalletClient } from './wallet-client.ts'

/** `accounts`: an account of the preferred type comes first. */
export type WalletConnection = {
  address: string
  accounts: readonly Account[]
  caipNetworkId: CaipNetworkId
}

/**
 * The connected wallets of this page. `emit` passes the accounts that the adapter reads after a
 * network switch to the wallet's listeners.
 */
export type Connections = ConnectionState<WalletConnection, WalletClient, SharedAccounts | null>

/** Returns the connection of an injected or remote wallet; null if the wallet is not connected. */
export function connectionOf(
  connections: Connections,
  client: WalletClient,
): WalletConnection | null {
  const remote = client.remoteConnection()
  const [active] = remote?.accounts ?? []
  return remote === null || active === undefined
    ? connections.get(client)
    : { ...remote, address: active.address }
}

type Options = { host: Pick<AdapterHost, 'accountType'>; connections: Connections }

const normalize = (address: string | null) => parseBitcoinAddress(address)?.address ?? address

/** Whether the wallet shares an address. True for null, which stands for any address. */
export const hasAddress = ({ accounts }: SharedAccounts, address: string | null): boolean =>
  address === null || accounts.some((account) => account.address === normalize(address))

/**
 * Stores the shared accounts of a wallet. The active address is `preferredAddress` if the wallet
 * shares it, else the first one of the preferred type.
 */
export function setConnection(
  { host, connections }: Options,
  client: WalletClient,
  shared: SharedAccounts,
  preferredAddress: string | null,
): WalletConnection {
  const { caipNetworkId } = shared
  const accounts = preferredFirst(shared.accounts, host.accountType())
  const preferred = normalize(preferredAddress)
  const active = accounts.find(({ address }) => address === preferred) ?? accounts[0]
  const connection = { address: active?.address ?? '', accounts, caipNetworkId }
  connections.set(client, connection)
  return connection
}
