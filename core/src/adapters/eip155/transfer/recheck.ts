import { parseQuantity } from '../../../domain/amount/quantity.ts'
import { sendErrors } from '../../../errors/areas/send.ts'
import { KitError } from '../../../errors/kit-error.ts'
import type { Clock } from '../../../platform/platform.ts'
import type { RpcClients } from '../../shared/rpc-clients.ts'
import type { TransferClient } from '../../transfer-client.ts'
import type { Resolver } from '../guard-provider.ts'
import { readTokenBalance } from './erc20.ts'
import { isUnderpriced } from './fees.ts'
import { readL1Fee } from './l1-fee.ts'
import { createNode } from './node.ts'
import { assertUnchanged, checkWalletState } from './preflight.ts'

type RecheckDeps = { rpcClients: RpcClients; resolver: Resolver; clock: Clock }

/** Repeats the checks of payload, account, network, fee and funds (rule R13, fault H7). */
export const recheck =
  ({ rpcClients, resolver, clock }: RecheckDeps): TransferClient['recheck'] =>
  async ({ connectorId, network, prepared }, signal) => {
    const payload = assertUnchanged(prepared, network)
    const { asset, amount, fee } = prepared.review
    await checkWalletState({ clock, wallet: resolver.get(connectorId), payload }, signal)
    const node = createNode(rpcClients, network, signal)
    const [balance, tokenBalance, underpriced, l1Fee] = await Promise.all([
      node.quantity('eth_getBalance', [payload.from, 'latest']),
      asset === null ? null : readTokenBalance(node, asset, payload.from),
      isUnderpriced(node, payload),
      readL1Fee(node, payload.data),
    ])
    const perGas = parseQuantity(payload.gasPrice ?? payload.maxFeePerGas) ?? 0n
    const gasCost = (parseQuantity(payload.gas) ?? 0n) * perGas
    if (underpriced || gasCost + l1Fee > BigInt(fee.amount))
      throw new KitError(sendErrors, 'send/fee-risen')
    if (BigInt(amount) > (tokenBalance ?? balance))
      throw new KitError(sendErrors, 'send/funds-insufficient')
    const nativeAmount = asset === null ? BigInt(amount) : 0n
    if (BigInt(fee.amount) + nativeAmount > balance)
      throw new KitError(sendErrors, 'send/fee-insufficient')
  }
