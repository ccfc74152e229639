import { sendErrors } from '../../../errors/areas/send.ts'
import { KitError } from '../../../errors/kit-error.ts'
import type { RpcClients } from '../../shared/rpc-clients.ts'
import type { TransferClient } from '../../transfer-client.ts'
import { parsePayload } from './payload.ts'
import { assertUnchanged, checkWalletState, type WalletState } from './preflight.ts'
import { checkFunds } from './prepare.ts'
import { parseTokenAccount } from './token-account.ts'
import { createTransferNode } from './transfer-node.ts'

type RecheckDeps = {
  rpcClients: RpcClients
  walletState(connectorId: string): WalletState | null
}

/**
 * Repeats the checks of payload, account, network and funds. Throws `send/expired` if the blockhash
 * has expired, which happens after about a minute.
 */
export const recheck =
  ({ rpcClients, walletState }: RecheckDeps): TransferClient['recheck'] =>
  async ({ connectorId, network, prepared }, signal) => {
    const { from, amount, token, blockhash } = parsePayload(assertUnchanged(prepared, network))
    const { accountRent, fee } = prepared.review
    checkWalletState(walletState(connectorId), from, network)
    const node = createTransferNode(rpcClients.for(network), signal)
    if (!(await node.isValid(blockhash))) throw new KitError(sendErrors, 'send/expired')
    if (token === null) {
      if (amount > (await node.balance(from)))
        throw new KitError(sendErrors, 'send/funds-insufficient')
    } else {
      const [account = null] = await node.accounts(token.source)
      const tokenAccount = account && parseTokenAccount(account, { mint: token.mint, owner: from })
      if (tokenAccount === null || amount > tokenAccount.amount)
        throw new KitError(sendErrors, 'send/funds-insufficient')
    }
    const spent = token === null ? amount : BigInt(accountRent ?? 0)
    await checkFunds(node, { from, spent, fee: BigInt(fee.amount) })
  }
