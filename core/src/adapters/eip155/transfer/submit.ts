import { isTransactionHash } from '../../../domain/request/rpc-result.ts'
import type { EvmPayload } from '../../../domain/transfer/transfer.ts'
import { KitError } from '../../../errors/kit-error.ts'
import type { Clock } from '../../../platform/platform.ts'
import type { Money } from '../../money.ts'
import { unlessTold } from '../../shared/unless-told.ts'
import type { Reach } from '../reach.ts'
import { chainIdFor } from '../read-chain.ts'
import { aboutTransaction } from './node-errors.ts'
import { checkStanding, intact } from './standing.ts'

/** One prompt, never a second: the wallet gets what was reviewed, or nothing. Some wallets do not look at the chain id, so they are asked where they are first. */
export const submit =
  ({ reach, clock }: { reach: Reach; clock: Clock }): Money['submit'] =>
  async ({ connectorId, network, prepared }, signal) => {
    const { payload } = intact(prepared, network)
    const wallet = reach.now(connectorId)
    await checkStanding({ clock, wallet, payload }, signal)
    const params = [{ ...fieldsOf(payload), chainId: chainIdFor(network) }]
    const answer = await wallet.handle
      .request({ method: 'eth_sendTransaction', params, otherwise: 'rpc/internal' }, signal)
      .catch((error: unknown) => {
        throw unlessTold(aboutTransaction(error), signal)
      })
    if (isTransactionHash(answer)) return answer.toLowerCase()
    // it did not say no: it may have sent it all the same
    throw new KitError('send/unfollowed', {}, { cause: answer })
  }

/** The transaction as wallets take it: no field that was not reviewed, none that is empty. */
function fieldsOf({
  from,
  to,
  value,
  data,
  gas,
  gasPrice,
  maxFeePerGas,
  maxPriorityFeePerGas,
}: EvmPayload) {
  const fees = gasPrice === null ? { maxFeePerGas, maxPriorityFeePerGas } : { gasPrice }
  return { from, to, value, data, gas, ...fees }
}
