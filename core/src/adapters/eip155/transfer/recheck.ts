import { KitError } from '../../../errors/kit-error.ts'
import type { Clock } from '../../../platform/platform.ts'
import type { Money } from '../../money.ts'
import type { Chains } from '../../shared/chains.ts'
import type { Reach } from '../reach.ts'
import { readHolding } from './erc20.ts'
import { nodeOf } from './node.ts'
import { checkStanding, intact } from './standing.ts'

type Parts = { chains: Chains; reach: Reach; clock: Clock }

/** Everything that was true at the review, once more: payload, account, network, funds (rule R13, fault case H7). */
export const recheck =
  ({ chains, reach, clock }: Parts): Money['recheck'] =>
  async ({ connectorId, network, prepared }, signal) => {
    const { payload, reviewed } = intact(prepared, network)
    await checkStanding({ clock, wallet: reach.now(connectorId), payload }, signal)
    const node = nodeOf(chains, network, signal)
    const { asset, amount, fee } = reviewed
    const [balance, holding] = await Promise.all([
      node.quantity('eth_getBalance', [payload.from, 'latest']),
      asset === null ? null : readHolding(node, asset, payload.from),
    ])
    if (BigInt(amount) > (holding ?? balance)) throw new KitError('send/funds-insufficient')
    if (BigInt(fee.amount) + (asset === null ? BigInt(amount) : 0n) > balance)
      throw new KitError('send/fee-insufficient')
  }
