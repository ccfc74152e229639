import { fromPromise } from 'xstate'
import type { World } from '../../contracts/world.ts'
import { KitError } from '../../errors/kit-error.ts'
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
} from './send.chart.types.ts'
import { createFindReceiver } from './send.find.actors.ts'

/** What the chain says of the asset and the receiver, and the payload that the wallet will get. Nothing here reaches a wallet's prompt. */
export const sendActors = ({ adapters, data, platform }: Pick<World, 'adapters' | 'data' | 'platform'>) => {
  const chainOf = (namespace: string) => adapters.get(namespace)
  const moneyOf = async (namespace: string) => {
    const { money } = await chainOf(namespace)
    if (money === null) throw new KitError('send/unsupported-chain')
    return money()
  }
  const find = createFindReceiver({ moneyOf, data })
  return {
    readAsset: fromPromise<AssetFacts, ReadAsset>(async ({ input: { network, from, address }, signal }) => {
      const money = await moneyOf(network.chainNamespace)
      if (address !== null) return money.token({ network, asset: address, holder: from }, signal)
      const { decimals, value } = await (await chainOf(network.chainNamespace)).balance({ network, address: from }, signal)
      return { decimals, balance: value }
    }),
    readCosts: fromPromise<Costs, ReadCosts>(async ({ input, signal }) => {
      const money = await moneyOf(input.network.chainNamespace)
      return { to: input.to, reserve: await money.reserve(input, signal) }
    }),
    resolveReceiver: fromPromise<Found, ResolveReceiver>(({ input: { network, text }, signal }) => find.first(network, text, signal)),
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
    check: fromPromise<Checked, Check>(async ({ input: { network, connectorId, prepared, to, name }, signal }) => {
      const money = await moneyOf(network.chainNamespace)
      const found = await find.again(network, { address: to, name }, signal)
      if (found.address === to) await money.recheck({ connectorId, network, prepared }, signal)
      return { found, id: platform.random.uuid() }
    }),
  }
}
