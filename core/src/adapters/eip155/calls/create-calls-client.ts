import { numberToHex } from 'viem'
import { type CaipNetworkId, caipNetworkIdOf } from '../../../domain/caip/caip.ts'
import { timeouts } from '../../../domain/constants.ts'
import type { CallsStatus, Capabilities } from '../../../domain/transfer/calls.ts'
import { safeGet } from '../../../domain/unknown.ts'
import { rpcErrors } from '../../../errors/areas/rpc.ts'
import { isKitError, KitError } from '../../../errors/kit-error.ts'
import type { Clock } from '../../../platform/platform.ts'
import { wait, withDeadline } from '../../../platform/with-deadline.ts'
import type { CallsClient } from '../../calls-client.ts'
import type { Resolver } from '../guard-provider.ts'
import { requestChain, walletFailed } from '../request-wallet.ts'
import { readChainToken } from '../transfer/erc20.ts'
import { parseMultiplier } from '../transfer/multiplier.ts'
import type { Node } from '../transfer/node.ts'
import { checkCalls } from './check-calls.ts'
import { parseStatus } from './parse-status.ts'
import { readFee } from './read-fee.ts'

const hexChainId = /^0x[0-9a-f]{1,16}$/i
/** EIP-5792 limits ids to 4096 bytes: 8194 characters of hex. */
const maxIdLength = 8_194

const isOpen = ({ state }: CallsStatus) => state === 'pending' || state === 'unknown'

type CallsClientDeps = {
  resolver: Resolver
  clock: Clock
  nodeOf(chain: CaipNetworkId, signal: AbortSignal): Promise<Node>
  /** The option `baseFeeMultiplier`. Null selects the default. */
  baseFeeMultiplier: string | number | null
}

/** Creates the client for batched calls (EIP-5792). */
export function createCallsClient({
  resolver,
  clock,
  nodeOf,
  baseFeeMultiplier,
}: CallsClientDeps): CallsClient {
  const usedIds = new Set<string>()
  const request = (
    connectorId: string,
    method: string,
    params: readonly unknown[],
    signal: AbortSignal,
  ) =>
    resolver
      .get(connectorId)
      .client.request({ method, params, fallbackCode: 'rpc/internal' }, signal)

  const status: CallsClient['status'] = async ({ connectorId, id }, signal) =>
    parseStatus(id, await request(connectorId, 'wallet_getCallsStatus', [id], signal))

  return {
    async fee({ caipNetworkId, from, transaction }, signal) {
      const node = await nodeOf(caipNetworkId, signal)
      const multiplier = parseMultiplier(baseFeeMultiplier)
      return String(await readFee(node, { from, transaction, multiplier }))
    },
    async token({ caipNetworkId, contract }, signal) {
      return readChainToken(await nodeOf(caipNetworkId, signal), contract)
    },
    async capabilities({ connectorId, address }, signal) {
      const response = await request(connectorId, 'wallet_getCapabilities', [address], signal)
      if (typeof response !== 'object' || response === null)
        throw new KitError(rpcErrors, 'rpc/internal', {}, { cause: response })
      return parseCapabilities(response)
    },
    async send({ connectorId, network, from, calls, atomic, id }, signal) {
      const checkedCalls = checkCalls(calls)
      if (id !== null && usedIds.has(id)) throw new KitError(rpcErrors, 'rpc/duplicate-id')
      const wallet = resolver.get(connectorId)
      const chain = await requestChain(wallet, signal, walletFailed(wallet))
      if (chain !== network.caipNetworkId) throw new KitError(rpcErrors, 'rpc/unsupported-chain-id')
      const batch = {
        version: '2.0.0',
        from,
        chainId: numberToHex(BigInt(network.id)),
        atomicRequired: atomic,
        calls: checkedCalls,
        ...(id !== null && { id }),
      }
      const response = await request(connectorId, 'wallet_sendCalls', [batch], signal)
      const sentId = typeof response === 'string' ? response : safeGet(response, 'id')
      if (typeof sentId !== 'string' || sentId === '' || sentId.length > maxIdLength)
        throw new KitError(rpcErrors, 'rpc/internal', {}, { cause: response })
      usedIds.add(sentId)
      return sentId
    },
    status,
    async wait({ connectorId, id }, signal) {
      const last: { status: CallsStatus | null } = { status: null }
      const poll = async (scope: AbortSignal) => {
        for (;;) {
          const current = await status({ connectorId, id }, scope)
          last.status = current
          if (!isOpen(current)) return current
          await wait(clock, timeouts.callsInterval, scope)
        }
      }
      try {
        return await withDeadline({ clock, ms: timeouts.callsTimeout, signals: [signal] }, poll)
      } catch (error) {
        if (isKitError(error, 'kit/timed-out') && last.status !== null)
          return { ...last.status, state: 'pending' }
        throw error
      }
    },
  }
}

/** Returns the capabilities by CAIP-2 id. Drops members whose name is not a hex chain id. */
function parseCapabilities(response: object): Capabilities {
  const entries = Object.entries(response).flatMap(([key, value]: [string, unknown]) =>
    hexChainId.test(key) && typeof value === 'object' && value !== null
      ? [[caipNetworkIdOf('eip155', String(BigInt(key))), { ...value }] as const]
      : [],
  )
  return Object.fromEntries(entries)
}
