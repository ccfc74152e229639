import { fromPromise } from 'xstate'
import { isSameReview, isSameTransfer } from '../../domain/transfer/same-review.ts'
import type { PreparedTransfer } from '../../domain/transfer/transfer.ts'
import { sendErrors } from '../../errors/areas/send.ts'
import { isKitError, KitError } from '../../errors/kit-error.ts'
import type { Deps } from '../../protocol/deps.ts'
import { createReceiverResolver } from './send.resolver.actors.ts'
import type {
  AssetRequest,
  CheckedTransfer,
  CheckRequest,
  FeeReserve,
  FeeReserveRequest,
  OnChainAsset,
  PreparedSend,
  PrepareRequest,
  ReceiverRequest,
  ResolvedReceiver,
} from './send.types.ts'

/**
 * Actors that read token and receiver, and build and check the payload. None of them prompts the
 * wallet.
 */
export const sendActors = ({
  adapters,
  data,
  mainnet,
  platform,
}: Pick<Deps, 'adapters' | 'data' | 'mainnet' | 'platform'>) => {
  const chainOf = (namespace: string) => adapters.get(namespace)
  const transferClientOf = async (namespace: string) => {
    const { transfer: client } = await chainOf(namespace)
    if (client === null) throw new KitError(sendErrors, 'send/unsupported-chain')
    return client()
  }
  const resolver = createReceiverResolver({ transferClientOf, data, mainnet })
  return {
    readAsset: fromPromise<OnChainAsset, AssetRequest>(
      async ({ input: { network, from, address }, signal }) => {
        const client = await transferClientOf(network.chainNamespace)
        if (address !== null) return client.token({ network, asset: address, holder: from }, signal)
        const { decimals, value } = await (await chainOf(network.chainNamespace)).balance(
          { network, address: from },
          signal,
        )
        return { decimals, balance: value }
      },
    ),
    readFeeReserve: fromPromise<FeeReserve, FeeReserveRequest>(async ({ input, signal }) => {
      const client = await transferClientOf(input.network.chainNamespace)
      return { to: input.to, reserve: await client.feeReserve(input, signal) }
    }),
    resolveReceiver: fromPromise<ResolvedReceiver, ReceiverRequest>(
      ({ input: { network, text }, signal }) => resolver.resolve(network, text, signal),
    ),
    prepare: fromPromise<PreparedSend, PrepareRequest>(
      async ({ input: { request, name }, signal }) => {
        const { network, to, from } = request
        const client = await transferClientOf(network.chainNamespace)
        const receiver = await resolver.resolveAgain(network, { address: to, name }, signal)
        if (receiver.address !== to)
          return { receiver, prepared: null, isContract: false, isNamed: false }
        const [prepared, { isContract }, isNamed] = await Promise.all([
          client.prepare(request, signal),
          client.receiver({ network, address: to }, signal),
          resolver.hasReverseName(receiver, from, signal),
        ])
        return { receiver, prepared, isContract, isNamed }
      },
    ),
    check: fromPromise<CheckedTransfer, CheckRequest>(
      async ({ input: { request, prepared, name }, signal }) => {
        const { network, to, connectorId } = request
        const client = await transferClientOf(network.chainNamespace)
        const receiver = await resolver.resolveAgain(network, { address: to, name }, signal)
        const id = platform.random.uuid()
        if (receiver.address !== to) return { receiver, id, replacement: null }
        const recheck = (payload: PreparedTransfer) =>
          client.recheck({ connectorId, network, prepared: payload }, signal)
        try {
          await recheck(prepared)
          return { receiver, id, replacement: null }
        } catch (error) {
          if (!isKitError(error, 'send/expired') && !isKitError(error, 'send/fee-risen'))
            throw error
          // A new payload with an equal review needs no second review, one that costs more does.
          const replacement = await client.prepare(request, signal)
          if (!isSameTransfer(prepared.review, replacement.review)) throw error
          if (isSameReview(prepared.review, replacement.review)) await recheck(replacement)
          return { receiver, id, replacement }
        }
      },
    ),
  }
}
