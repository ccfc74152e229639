import { fromPromise } from 'xstate'
import { isSameReview } from '../../domain/transfer/same-review.ts'
import type { PreparedTransfer } from '../../domain/transfer/transfer.ts'
import { isKitError, KitError } from '../../errors/kit-error.ts'
import type { Deps } from '../../protocol/deps.ts'
import { createFindReceiver } from './send.find.actors.ts'
import type {
  AssetFacts,
  Check,
  Checked,
  Costs,
  Found,
  Prepare,
  Prepared,
  ReadAsset,
  ReadCosts,
  ResolveReceiver,
} from './send.types.ts'

/** What the chain says of the asset and the receiver, and the payload that the wallet will get. Nothing here reaches a wallet's prompt. */
export const sendActors = ({
  adapters,
  data,
  platform,
}: Pick<Deps, 'adapters' | 'data' | 'platform'>) => {
  const chainOf = (namespace: string) => adapters.get(namespace)
  const moneyOf = async (namespace: string) => {
    const { transfer: money } = await chainOf(namespace)
    if (money === null) throw new KitError('send/unsupported-chain')
    return money()
  }
  const find = createFindReceiver({ moneyOf, data })
  return {
    readAsset: fromPromise<AssetFacts, ReadAsset>(
      async ({ input: { network, from, address }, signal }) => {
        const money = await moneyOf(network.chainNamespace)
        if (address !== null) return money.token({ network, asset: address, holder: from }, signal)
        const { decimals, value } = await (await chainOf(network.chainNamespace)).balance(
          { network, address: from },
          signal,
        )
        return { decimals, balance: value }
      },
    ),
    readCosts: fromPromise<Costs, ReadCosts>(async ({ input, signal }) => {
      const money = await moneyOf(input.network.chainNamespace)
      return { to: input.to, reserve: await money.feeReserve(input, signal) }
    }),
    resolveReceiver: fromPromise<Found, ResolveReceiver>(({ input: { network, text }, signal }) =>
      find.first(network, text, signal),
    ),
    prepare: fromPromise<Prepared, Prepare>(async ({ input: { request, name }, signal }) => {
      const { network, to, from } = request
      const money = await moneyOf(network.chainNamespace)
      const found = await find.again(network, { address: to, name }, signal)
      if (found.address !== to) return { found, prepared: null, isContract: false, isNamed: false }
      const [prepared, { isContract }, isNamed] = await Promise.all([
        money.prepare(request, signal),
        money.receiver({ network, address: to }, signal),
        find.isCalled(found, from, signal),
      ])
      return { found, prepared, isContract, isNamed }
    }),
    check: fromPromise<Checked, Check>(async ({ input: { request, prepared, name }, signal }) => {
      const { network, to, connectorId } = request
      const money = await moneyOf(network.chainNamespace)
      const found = await find.again(network, { address: to, name }, signal)
      const id = platform.random.uuid()
      if (found.address !== to) return { found, id, renewed: null }
      const good = (one: PreparedTransfer) =>
        money.recheck({ connectorId, network, prepared: one }, signal)
      try {
        await good(prepared)
        return { found, id, renewed: null }
      } catch (error) {
        if (!isKitError(error, 'send/expired')) throw error
        // whoever reads with care is not asked to read the same again
        const renewed = await money.prepare(request, signal)
        if (!isSameReview(prepared.review, renewed.review)) throw error
        await good(renewed)
        return { found, id, renewed }
      }
    }),
  }
}
