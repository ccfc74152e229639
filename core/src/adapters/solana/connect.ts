import type { Connection } from '../../domain/account/account.ts'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { safeGet } from '../../domain/unknown.ts'
import { connectErrors } from '../../errors/areas/connect.ts'
import { isKitError, KitError } from '../../errors/kit-error.ts'
import type { ChainAdapter } from '../adapter.ts'
import { connectOptions, walletFailed } from '../shared/guarded-call.ts'
import { parseStandardAccounts, type StandardAccount } from '../wallet-standard/parse-accounts.ts'
import { waitForAccounts } from '../wallet-standard/wait-for-accounts.ts'
import { chainsOf, firstSupported, solanaAccounts, toAccounts } from './accounts.ts'
import type { Context, Wallet } from './context.types.ts'
import { networkOf } from './standard-chains.ts'

/** Connects with one prompt. */
export const connect =
  (context: Context): ChainAdapter['connect'] =>
  async ({ connectorId, caipNetworkId: preferred }, signal) => {
    const wallet = context.resolver.get(connectorId)
    return context.events.during(connectorId, wallet, async () => {
      const accounts = await requestAccounts(context, wallet, [], signal)
      const [active] = accounts
      if (active === undefined)
        throw new KitError(connectErrors, 'connect/no-account-shared', { wallet: wallet.name })
      return createConnection(context, { connectorId, wallet, accounts, active, preferred })
    })
  }

/**
 * Restores a connection without a prompt. Null without the requested account: in response to a
 * `silent` request, a wallet shares no account with a page that it does not trust. A wallet that
 * trusts the page may share its accounts later, when it has started.
 */
export const resume =
  (context: Context): ChainAdapter['resume'] =>
  async ({ connectorId, address, caipNetworkId: preferred = null }, signal) => {
    const wallet = await context.resolver.waitFor(connectorId, signal)
    return context.events.during(connectorId, wallet, async () => {
      const accounts = await requestSilently(context, wallet, signal)
      const active = accounts.find((account) => address === null || account.address === address)
      return active === undefined
        ? null
        : createConnection(context, { connectorId, wallet, accounts, active, preferred })
    })
  }

/**
 * Requests the accounts. Throws `connect/wallet-failed` if no item of the list is an account; an
 * empty list is valid.
 */
async function requestAccounts(
  { guardedCall }: Context,
  { name, client }: Wallet,
  args: readonly object[],
  signal: AbortSignal,
): Promise<readonly StandardAccount[]> {
  const response = await guardedCall(
    { ...connectOptions(name), method: 'standard:connect', params: args },
    signal,
    () => client.call('standard:connect', 'connect', ...args),
  )
  const list = safeGet(response, 'accounts')
  const accounts = solanaAccounts(parseStandardAccounts(list))
  if (!isList(list) || (accounts.length === 0 && safeGet(list, 'length') !== 0))
    throw walletFailed(name, response)
  return accounts
}

async function requestSilently(
  context: Context,
  wallet: Wallet,
  signal: AbortSignal,
): Promise<readonly StandardAccount[]> {
  const accounts = await requestAccounts(context, wallet, [{ silent: true }], signal).catch(
    nullIfRejected,
  )
  if (accounts === null) return []
  return accounts.length > 0 ? accounts : waitForShared(context, wallet, signal)
}

async function waitForShared(
  { host, stopSignal }: Context,
  { client }: Wallet,
  signal: AbortSignal,
): Promise<readonly StandardAccount[]> {
  const shared = await waitForAccounts({
    wallet: client,
    clock: host.platform.clock,
    signals: [signal, stopSignal],
    read() {
      const accounts = solanaAccounts(client.accounts())
      return accounts.length > 0 ? accounts : null
    },
  })
  return shared ?? []
}

type SharedAccounts = {
  connectorId: string
  wallet: Wallet
  accounts: readonly StandardAccount[]
  active: StandardAccount
  preferred: CaipNetworkId | null
}

/**
 * Creates a connection and chooses its network, because a Solana wallet does not report a network:
 * the first network that the account supports of the preferred network and the page's networks,
 * else the first network of the account.
 */
function createConnection(
  { host, connections }: Context,
  { connectorId, wallet, accounts, active, preferred }: SharedAccounts,
): Connection {
  const chains = chainsOf(wallet.client, active)
  const pageNetworks = host.networks().map((network) => network.caipNetworkId)
  const caipNetworkId =
    firstSupported(chains, [preferred, ...pageNetworks]) ??
    chains.map(networkOf).find((network) => network !== null)
  if (!caipNetworkId)
    throw new KitError(
      connectErrors,
      'connect/wallet-failed',
      { wallet: wallet.name },
      { cause: chains },
    )
  connections.set(connectorId, { address: active.address, caipNetworkId })
  return {
    namespace: 'solana',
    connectorId,
    address: active.address,
    accounts: toAccounts(accounts),
    caipNetworkId,
  }
}

/** Some wallets reject a silent request instead of sharing an empty list. */
function nullIfRejected(error: unknown): null {
  if (isKitError(error, 'rpc/user-rejected') || isKitError(error, 'rpc/unauthorized')) return null
  throw error
}

function isList(value: unknown): boolean {
  try {
    return Array.isArray(value)
  } catch {
    return false
  }
}
