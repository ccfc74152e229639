import type { Connection } from '../../domain/account/account.ts'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { connectErrors } from '../../errors/areas/connect.ts'
import { isKitError, KitError } from '../../errors/kit-error.ts'
import type { ChainAdapter, InTurn } from '../adapter.ts'
import type { EventBuffer } from '../shared/event-buffer.ts'
import { toChainId } from './chains.ts'
import type { Context, Wallet } from './context.types.ts'
import { suggestChain } from './networks.ts'
import { toAccounts } from './parse-key.ts'
import { requestKey } from './request-key.ts'
import { connectOptions } from './wallet-errors.ts'

type Events = EventBuffer<Wallet>

/**
 * Connects with one prompt. If the wallet does not know the network, another prompt adds it first:
 * otherwise the wallet could not connect to a chain that only the page defines.
 */
export const connect =
  (context: Context, events: Events): ChainAdapter['connect'] =>
  async ({ connectorId, caipNetworkId }, signal) => {
    const wallet = { connectorId, ...context.resolver.get(connectorId) }
    return withRollback(context, events, wallet, async () => {
      const network = context.chains.select(caipNetworkId)
      await enable(context, wallet, network, signal)
      return createConnection(context, wallet, network, signal)
    })
  }

/**
 * Restores a connection. Null if the wallet does not share the requested account. An unlocked
 * wallet returns its key without a prompt. Keplr's API does not reveal whether the wallet is
 * locked, so the request to a locked wallet ends only by the caller's deadline.
 */
export const resume =
  (context: Context, events: Events): ChainAdapter['resume'] =>
  async ({ connectorId, address, caipNetworkId = null, inTurn }, signal) => {
    const wallet = { connectorId, ...(await context.resolver.waitFor(connectorId, signal)) }
    return withRollback(context, events, wallet, async () => {
      const network = context.chains.restore({ network: caipNetworkId, address })
      const connection = await createConnection(context, wallet, network, signal, inTurn)
      if (address === null || connection.address === address) return connection
      throw new KitError(connectErrors, 'connect/no-account-shared', { wallet: wallet.name })
    }).catch(nullIfNotShared)
  }

/** Requests permission for a network, and adds the network first if the wallet does not know it. */
async function enable(
  context: Context,
  wallet: Wallet,
  network: CaipNetworkId,
  signal: AbortSignal,
): Promise<void> {
  const { guardedCall, chains, networks } = context
  const request = () =>
    guardedCall(
      { ...connectOptions(wallet.name), method: 'enable', params: [toChainId(network)] },
      signal,
      () => wallet.client.enable(toChainId(network)),
    )
  const configured = networks().find(({ caipNetworkId }) => caipNetworkId === network)
  await request().catch(async (error: unknown) => {
    const canAdd = configured !== undefined && chains.get(network) !== null
    if (!canAdd || !isKitError(error, 'rpc/switch-chain')) throw error
    await suggestChain(context, wallet, configured, signal)
    await request()
  })
}

/** Buffers the wallet's events during `create`. If it fails, restores the previous connection. */
async function withRollback(
  { connections }: Context,
  events: Events,
  wallet: Wallet,
  create: () => Promise<Connection>,
): Promise<Connection> {
  const { connectorId } = wallet
  const before = connections.get(connectorId)
  return events.during(connectorId, wallet, create).catch((error: unknown) => {
    if (before === null) connections.delete(connectorId)
    else connections.set(connectorId, before)
    throw error
  })
}

/**
 * Requests the key and stores the connection. The network is stored before, so that an account
 * change during the request reads the key on that network.
 */
async function createConnection(
  context: Context,
  wallet: Wallet,
  network: CaipNetworkId,
  signal: AbortSignal,
  inTurn?: InTurn,
): Promise<Connection> {
  const { connectorId } = wallet
  context.connections.set(connectorId, { network, key: null })
  const key = await requestKey(context, wallet, network, signal, inTurn)
  context.connections.set(connectorId, { network, key })
  return {
    namespace: 'cosmos',
    connectorId,
    address: key.address,
    accounts: toAccounts(key),
    caipNetworkId: network,
  }
}

/** Returns null if the wallet is locked or has revoked the permission. Rethrows other errors. */
function nullIfNotShared(error: unknown): null {
  if (
    isKitError(error, 'rpc/unauthorized') ||
    isKitError(error, 'rpc/user-rejected') ||
    isKitError(error, 'connect/no-account-shared')
  )
    return null
  throw error
}
