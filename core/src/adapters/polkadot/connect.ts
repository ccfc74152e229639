import type { Connection } from '../../domain/account/account.ts'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { timeouts } from '../../domain/constants.ts'
import { connectErrors } from '../../errors/areas/connect.ts'
import { isKitError, KitError } from '../../errors/kit-error.ts'
import { withDeadline } from '../../platform/with-deadline.ts'
import type { ChainAdapter, InTurn } from '../adapter.ts'
import type { ResolvedWallet } from '../shared/wallet-resolver.ts'
import type { Context } from './context.types.ts'
import { createLink, isAddressOf } from './create-link.ts'
import { enable } from './enable.ts'
import { parseAccounts } from './parse-accounts.ts'
import { selectNetwork } from './select-network.ts'

const atOnce: InTurn = (request) => request()

/** Connects one extension with one prompt. Other extensions are not called. */
export const connect =
  (context: Context): ChainAdapter['connect'] =>
  async ({ connectorId, caipNetworkId: preferred }, signal) => {
    const wallet = context.resolver.get(connectorId)
    const request = { connectorId, wallet, address: null, preferred, inTurn: atOnce }
    const connection = await createConnection(context, request, signal)
    if (connection === null)
      throw new KitError(connectErrors, 'connect/no-account-shared', { wallet: wallet.name })
    return connection
  }

/**
 * Restores a connection. Extensions have no silent mode: `enable` opens no prompt if the page still
 * has permission, and opens one if the visitor has revoked it. It therefore runs in one tab at a
 * time and times out after 5 s.
 */
export const resume =
  (context: Context): ChainAdapter['resume'] =>
  async ({ connectorId, address, caipNetworkId: preferred = null, inTurn = atOnce }, signal) => {
    const wallet = await context.resolver.waitFor(connectorId, signal)
    const request = { connectorId, wallet, address, preferred, inTurn }
    const deadline = {
      clock: context.host.platform.clock,
      ms: timeouts.restoreTimeout,
      signals: [signal, context.stopSignal],
    }
    return withDeadline(deadline, (scope) => createConnection(context, request, scope)).catch(
      nullIfNotShared,
    )
  }

type ConnectionRequest = {
  connectorId: string
  wallet: ResolvedWallet<object>
  address: string | null
  preferred: CaipNetworkId | null
  inTurn: InTurn
}

/**
 * Enables the extension. Resolves with null if it does not share the requested account, or shares
 * no account that is usable on the page's networks.
 */
async function createConnection(
  { guardedCall, host, networks, events, links }: Context,
  { connectorId, wallet, address, preferred, inTurn }: ConnectionRequest,
  signal: AbortSignal,
): Promise<Connection | null> {
  const origin = host.appName || host.platform.page.facts().origin
  const extension = await enable({ guardedCall, wallet, origin, inTurn }, signal)
  const list = await extension.accounts(signal)
  const shared = parseAccounts(list)
  if (shared === null)
    throw new KitError(
      connectErrors,
      'connect/wallet-failed',
      { wallet: wallet.name },
      { cause: list },
    )
  if (address !== null && !shared.some(({ id }) => isAddressOf(address, id))) return null
  const network = selectNetwork(networks, { shared, preferred, address })
  if (network === null) return null
  const link = createLink({ extension, networks, shared, network, address })
  const active = link.address(null)
  if (active === null) return null
  links.set(connectorId, link)
  events.start(connectorId, link)
  return {
    namespace: 'polkadot',
    connectorId,
    address: active,
    accounts: link.accounts(),
    caipNetworkId: network,
  }
}

/** Returns null if the visitor has revoked the permission or rejects the prompt. */
function nullIfNotShared(error: unknown): null {
  if (isKitError(error, 'rpc/user-rejected') || isKitError(error, 'rpc/unauthorized')) return null
  throw error
}
