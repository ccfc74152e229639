import type { Decimal } from '../../../domain/amount/decimal.ts'
import { limits } from '../../../domain/constants.ts'
import { plainGas } from './checks.ts'
import { type Fees, mostPerGas, readFees } from './fees.ts'
import { readL1Fee } from './l1-fee.ts'
import { times } from './multiplier.ts'
import type { Node } from './node.ts'
import { aboutTransaction } from './node-errors.ts'
import { quantityOf } from './values.ts'

export type Call = { from: string; to: string; value: bigint; data: `0x${string}` }
/** `total`: in wei, at most this is paid. */
export type Cost = { gas: bigint; fees: Fees; total: bigint }

const room: Decimal = { units: limits.gasRoomTenths, scale: 1 }

/** What a call takes, at most. Throws `send/would-fail` and its like for what the chain would refuse. */
export async function readCost(node: Node, call: Call, multiplier: Decimal): Promise<Cost> {
  const { from, to, value, data } = call
  const estimate = async () => {
    try {
      return await node.quantity('eth_estimateGas', [{ from, to, value: quantityOf(value), data }])
    } catch (error) {
      throw aboutTransaction(error)
    }
  }
  const [estimated, fees, l1Fee] = await Promise.all([
    estimate(),
    readFees(node, multiplier),
    readL1Fee(node, data),
  ])
  // a plain transfer always takes the same; code may take more by the time a block comes to it
  const gas = estimated === plainGas ? estimated : times(estimated, room)
  return { gas, fees, total: gas * mostPerGas(fees) + times(l1Fee, room) }
}
