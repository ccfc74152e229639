import { withDeadline } from '../../clients/http/with-deadline.ts'
import type { Connection } from '../../domain/account/account.ts'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { timeouts } from '../../domain/constants.ts'
import { isKitError, KitError } from '../../errors/kit-error.ts'
import type { ChainAdapter } from '../adapter.ts'
import type { ResolvedWallet } from '../shared/wallet-resolver.ts'
import { chooseNetwork } from './choose-network.ts'
import { createLink } from './create-link.ts'
import { enable } from './enable.ts'
import type { Inside } from './inside.ts'
import { readAccounts } from './read-accounts.ts'

/** One prompt, of this one extension. */
export const connect =
  (inside: Inside): ChainAdapter['connect'] =>
  async ({ connectorId, caipNetworkId }, signal) => {
    const wallet = inside.reach.get(connectorId)
    const connection = await join(
      inside,
      { connectorId, wallet, address: null, wanted: caipNetworkId },
      signal,
    )
    if (connection === null)
      throw new KitError('connect/no-account-shared', { wallet: wallet.name })
    return connection
  }

/**
 * Extensions have no silent way in: `enable` shows nothing to a visitor who let the page in before, and asks one who took that back.
 * So this is for wallets that were connected before only, and a question that stays open is left after 5 s.
 */
export const resume =
  (inside: Inside): ChainAdapter['resume'] =>
  async ({ connectorId, address, caipNetworkId: wanted = null }, signal) => {
    const wallet = await inside.reach.waitFor(connectorId, signal)
    const bounds = {
      clock: inside.host.platform.clock,
      ms: timeouts.restoreTimeout,
      signals: [signal, inside.life],
    }
    return withDeadline(bounds, (scope) =>
      join(inside, { connectorId, wallet, address, wanted }, scope),
    ).catch(noneWhenRefused)
  }

type Joining = {
  connectorId: string
  wallet: ResolvedWallet<object>
  address: string | null
  wanted: CaipNetworkId | null
}

/** null: no account that could be used on any of the page's networks. */
async function join(
  { ask, host, networks, watching, links }: Inside,
  joining: Joining,
  signal: AbortSignal,
): Promise<Connection | null> {
  const { connectorId, wallet, address, wanted } = joining
  const { appName, platform } = host
  const enabled = await enable(
    { ask, wallet, origin: appName || platform.page.facts().origin },
    signal,
  )
  const answer = await enabled.accounts(signal)
  const shared = readAccounts(answer)
  if (shared === null)
    throw new KitError('connect/wallet-failed', { wallet: wallet.name }, { cause: answer })
  const network = chooseNetwork(networks, { shared, wanted, address })
  if (network === null) return null
  const link = createLink({ enabled, networks, shared, network, address })
  const active = link.address(null)
  if (active === null) return null
  links.set(connectorId, link)
  watching.start(connectorId, link)
  return {
    namespace: 'polkadot',
    connectorId,
    address: active,
    accounts: link.accounts(),
    caipNetworkId: network,
  }
}

/** The visitor took it back, or said no to being asked again. */
function noneWhenRefused(error: unknown): null {
  if (isKitError(error, 'rpc/user-rejected') || isKitError(error, 'rpc/unauthorized')) return null
  throw error
}
