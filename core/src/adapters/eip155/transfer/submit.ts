import { isTransactionHash } from '../../../domain/request/rpc-result.ts'
import type { EvmPayload } from '../../../domain/transfer/transfer.ts'
import { sendErrors } from '../../../errors/areas/send.ts'
import { KitError } from '../../../errors/kit-error.ts'
import type { Clock } from '../../../platform/platform.ts'
import { classifySubmitError } from '../../shared/classify-submit-error.ts'
import type { TransferClient } from '../../transfer-client.ts'
import type { Resolver } from '../guard-provider.ts'
import { hexChainId } from '../request-wallet.ts'
import { toTransactionError } from './node-errors.ts'
import { assertUnchanged, checkWalletState } from './preflight.ts'

/**
 * Sends exactly the reviewed payload in one request and never repeats it. Checks the wallet's
 * account and network first, because some wallets ignore the chain id of a transaction.
 */
export const submit =
  ({ resolver, clock }: { resolver: Resolver; clock: Clock }): TransferClient['submit'] =>
  async ({ connectorId, network, prepared }, signal) => {
    const payload = assertUnchanged(prepared, network)
    const wallet = resolver.get(connectorId)
    await checkWalletState({ clock, wallet, payload }, signal)
    const params = [{ ...transactionFields(payload), chainId: hexChainId(network) }]
    const response = await wallet.client
      .request({ method: 'eth_sendTransaction', params, fallbackCode: 'rpc/internal' }, signal)
      .catch((error: unknown) => {
        throw classifySubmitError(toTransactionError(error), signal)
      })
    if (isTransactionHash(response)) return response.toLowerCase()
    // The wallet did not reject the request, so the transaction may have been broadcast.
    throw new KitError(sendErrors, 'send/unfollowed', {}, { cause: response })
  }

/** The transaction as wallets expect it: only the reviewed fields, with one kind of fees. */
function transactionFields(payload: EvmPayload) {
  const { from, to, value, data, gas, gasPrice, maxFeePerGas, maxPriorityFeePerGas } = payload
  const fees = gasPrice === null ? { maxFeePerGas, maxPriorityFeePerGas } : { gasPrice }
  return { from, to, value, data, gas, ...fees }
}
