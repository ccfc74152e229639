import type { Decimal } from '../../../domain/amount/decimal.ts'
import { limits } from '../../../domain/constants.ts'
import { KitError } from '../../../errors/kit-error.ts'
import type { Money } from '../../money.ts'
import type { Chains } from '../../shared/chains.ts'
import { readAddress } from '../read-accounts.ts'
import { readCost } from './cost.ts'
import { times } from './multiplier.ts'
import { isRefusal, nodeOf } from './node.ts'

/** Fees rise while a visitor reads: what stays behind has to be enough a while later, too. */
const room: Decimal = { units: limits.reserveRoomTenths, scale: 1 }

/** The fee of a plain transfer, with room to rise. A token's transfer leaves all of the token to be sent. */
export const reserve =
  ({ chains, multiplier }: { chains: Chains; multiplier(): Decimal }): Money['reserve'] =>
  async ({ network, from, to, asset }, signal) => {
    if (asset !== null) return '0'
    const node = nodeOf(chains, network, signal)
    const sender = readAddress(from)
    if (sender === null) throw new KitError('transaction/address-invalid')
    const costTo = (receiver: string) =>
      readCost(node, { from: sender, to: receiver, value: 0n, data: '0x' }, multiplier())
    // nobody chosen yet, or one that takes nothing: preparing says so, here a plain account stands in
    const cost = await costTo(readAddress(to) ?? sender).catch((error: unknown) => {
      if (isRefusal(error)) return costTo(sender)
      throw error
    })
    return String(times(cost.total, room))
  }
