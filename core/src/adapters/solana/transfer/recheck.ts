import { KitError } from '../../../errors/kit-error.ts'
import type { RpcClients } from '../../shared/rpc-clients.ts'
import type { TransferClient } from '../../transfer-client.ts'
import { createMoneyNode } from './node.ts'
import { checkFunds } from './prepare.ts'
import { checkShared, intact, type Shared } from './standing.ts'
import { readHolding } from './token-account.ts'

type Parts = { chains: RpcClients; sharedBy(connectorId: string): Shared | null }

/** Everything that was true at the review, once more. A blockhash is good for about a minute: then it is `send/expired`. */
export const recheck =
  ({ chains, sharedBy }: Parts): TransferClient['recheck'] =>
  async ({ connectorId, network, prepared }, signal) => {
    const { wire, reviewed } = intact(prepared, network)
    checkShared(sharedBy(connectorId), wire.from, network)
    const node = createMoneyNode(chains.for(network), signal)
    const { from, amount, token, blockhash } = wire
    if (!(await node.isGood(blockhash))) throw new KitError('send/expired')
    if (token === null) {
      if (amount > (await node.lamports(from))) throw new KitError('send/funds-insufficient')
    } else {
      const [held = null] = await node.accounts(token.source)
      const holding = held && readHolding(held, { mint: token.mint, owner: from })
      if (holding === null || amount > holding.amount) throw new KitError('send/funds-insufficient')
    }
    const spent = token === null ? amount : BigInt(reviewed.accountRent ?? 0)
    await checkFunds(node, { from, spent, fee: BigInt(reviewed.fee.amount) })
  }
