import type { Connection } from '../../domain/account/account.ts'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { safeGet } from '../../domain/unknown.ts'
import { isKitError, KitError } from '../../errors/kit-error.ts'
import type { ChainAdapter } from '../adapter.ts'
import { parseStandardAccounts, type StandardAccount } from '../wallet-standard/parse-accounts.ts'
import { waitForAccounts } from '../wallet-standard/wait-for-accounts.ts'
import { asAccounts, chainsOf, firstNamed, solanaAccounts } from './accounts.ts'
import { networkOf } from './chain-names.ts'
import type { Reached, Session } from './session.types.ts'

/** One prompt. */
export const connect =
  (session: Session): ChainAdapter['connect'] =>
  async ({ connectorId, caipNetworkId }, signal) =>
    attempt(session, connectorId, session.reach.get(connectorId), async (wallet) => {
      const accounts = await askAccounts(session, wallet, [], signal)
      const [first] = accounts
      if (first === undefined)
        throw new KitError('connect/no-account-shared', { wallet: wallet.name })
      return connectionOf(session, { connectorId, wallet, accounts, first, wanted: caipNetworkId })
    })

/** `silent`: a wallet that does not trust the page yet shares nothing and asks nobody; one that trusts it may still have to wake up. */
export const resume =
  (session: Session): ChainAdapter['resume'] =>
  async ({ connectorId, address, caipNetworkId = null }, signal) =>
    attempt(
      session,
      connectorId,
      await session.reach.waitFor(connectorId, signal),
      async (wallet) => {
        const accounts = await askSilently(session, wallet, signal)
        const first = accounts.find((account) => account.address === address) ?? accounts[0]
        return first === undefined
          ? null
          : connectionOf(session, { connectorId, wallet, accounts, first, wanted: caipNetworkId })
      },
    )

/** Listens from before the wallet is asked; not any more when nothing comes of it. */
async function attempt<C extends Connection | null>(
  { watching }: Session,
  connectorId: string,
  wallet: Reached,
  ask: (wallet: Reached) => Promise<C>,
): Promise<C> {
  const begun = watching.start(connectorId, wallet)
  try {
    const connection = await ask(wallet)
    if (connection === null) begun.discard()
    return connection
  } catch (error) {
    begun.discard()
    throw error
  }
}

/** A list of nothing but rubbish is a failure, an empty one is not. */
async function askAccounts(
  { ask }: Session,
  { name, client: handle }: Reached,
  inputs: readonly object[],
  signal: AbortSignal,
): Promise<readonly StandardAccount[]> {
  const failed = (cause: unknown) =>
    new KitError('connect/wallet-failed', { wallet: name }, { cause })
  const answer = await ask({ fallbackCode: 'kit/unknown' }, signal, () =>
    handle.call('standard:connect', 'connect', ...inputs),
  ).catch((error: unknown) => {
    throw isKitError(error, 'kit/unknown') ? failed(error) : error
  })
  const list = safeGet(answer, 'accounts')
  const accounts = solanaAccounts(parseStandardAccounts(list))
  if (!isList(list) || (accounts.length === 0 && safeGet(list, 'length') !== 0))
    throw failed(answer)
  return accounts
}

async function askSilently(
  session: Session,
  wallet: Reached,
  signal: AbortSignal,
): Promise<readonly StandardAccount[]> {
  const { host, life } = session
  const soon = async () => {
    const now = () => solanaAccounts(wallet.client.accounts())
    const read = () => (now().length > 0 ? now() : null)
    return (
      (await waitForAccounts({
        wallet: wallet.client,
        clock: host.platform.clock,
        signals: [signal, life],
        read,
      })) ?? []
    )
  }
  return askAccounts(session, wallet, [{ silent: true }], signal).then(
    (accounts) => (accounts.length > 0 ? accounts : soon()),
    noneWhenRefused,
  )
}

type Granted = {
  connectorId: string
  wallet: Reached
  accounts: readonly StandardAccount[]
  first: StandardAccount
  wanted: CaipNetworkId | null
}

/** The wallet goes where it is told: to the network that is wanted, else the page's first, if it knows it; else to its own first. */
function connectionOf(
  { host, standings }: Session,
  { connectorId, wallet, accounts, first, wanted }: Granted,
): Connection {
  const chains = chainsOf(wallet.client, first)
  const ours = [wanted, ...host.networks().map((network) => network.caipNetworkId)]
  const caipNetworkId =
    firstNamed(chains, ours) ?? chains.map(networkOf).find((network) => network !== null)
  if (!caipNetworkId)
    throw new KitError('connect/wallet-failed', { wallet: wallet.name }, { cause: chains })
  standings.put(connectorId, { address: first.address, caipNetworkId })
  return {
    namespace: 'solana',
    connectorId,
    address: first.address,
    accounts: asAccounts(accounts),
    caipNetworkId,
  }
}

/** Some wallets say no where they should share an empty list. */
function noneWhenRefused(error: unknown): readonly StandardAccount[] {
  if (isKitError(error, 'rpc/user-rejected') || isKitError(error, 'rpc/unauthorized')) return []
  throw error
}

function isList(value: unknown): boolean {
  try {
    return Array.isArray(value)
  } catch {
    return false
  }
}
