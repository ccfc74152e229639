import { sendErrors } from '../../../errors/areas/send.ts'
import { KitError } from '../../../errors/kit-error.ts'
import type { ParsedRequest } from './parse-request.ts'
import { isBlocked } from './receiver.ts'
import { associatedAccount, parseMint, parseTokenAccount, sizes } from './token-account.ts'
import type { TransferNode } from './transfer-node.ts'
import type { Wire } from './wire.ts'

/** A transfer whose decimals, receiver and funds are checked on the chain. */
export type Plan = {
  wire: Omit<Wire, 'blockhash'>
  decimals: number
  /** The amount that the sender pays besides the fee, in lamports. */
  spent: bigint
  /** The cost of creating the receiver's token account, in lamports. Null if it exists. */
  rent: bigint | null
}

/**
 * Plans a transfer of the native token. A new account must receive at least the minimum balance.
 */
export async function planNative(
  node: TransferNode,
  { from, to, amount, decimals }: ParsedRequest,
  nativeDecimals: number,
): Promise<Plan> {
  if (decimals !== null && decimals !== nativeDecimals)
    throw new KitError(sendErrors, 'send/decimals-mismatch')
  const [balance, [account = null]] = await Promise.all([node.balance(from), node.accounts(to)])
  if (isBlocked(to, account)) throw new KitError(sendErrors, 'send/receiver-blocked')
  if (amount > balance) throw new KitError(sendErrors, 'send/funds-insufficient')
  if (account === null && amount < (await node.rent(0)))
    throw new KitError(sendErrors, 'send/below-minimum')
  return {
    wire: { from, to, amount, token: null },
    decimals: nativeDecimals,
    spent: amount,
    rent: null,
  }
}

/**
 * Plans a token transfer between the token accounts of sender and receiver. The transaction creates
 * the receiver's token account if it is missing.
 */
export async function planToken(
  node: TransferNode,
  { from, to, amount, decimals: requestedDecimals }: ParsedRequest,
  mint: string,
): Promise<Plan> {
  const source = associatedAccount(from, mint)
  const destination = associatedAccount(to, mint)
  const accounts = await node.accounts(mint, to, source, destination)
  const [mintAccount = null, receiver = null, sourceAccount = null, destinationAccount = null] =
    accounts
  const decimals = parseMint(mintAccount)
  if (requestedDecimals !== null && requestedDecimals !== decimals)
    throw new KitError(sendErrors, 'send/decimals-mismatch')
  if (isBlocked(to, receiver)) throw new KitError(sendErrors, 'send/receiver-blocked')
  const sourceToken = sourceAccount && parseTokenAccount(sourceAccount, { mint, owner: from })
  if (sourceToken === null || amount > sourceToken.amount)
    throw new KitError(sendErrors, 'send/funds-insufficient')
  const destinationToken =
    destinationAccount && parseTokenAccount(destinationAccount, { mint, owner: to })
  const destinationExists = destinationAccount !== null && destinationAccount.size > 0n
  // the account exists, but is not a token account of the receiver
  if (destinationExists && destinationToken === null)
    throw new KitError(sendErrors, 'send/receiver-blocked')
  if (sourceToken.frozen || destinationToken?.frozen)
    throw new KitError(sendErrors, 'send/would-fail')
  const rent = destinationExists ? null : await node.rent(sizes.token)
  return {
    wire: { from, to, amount, token: { mint, source, destination, decimals } },
    decimals,
    spent: rent ?? 0n,
    rent,
  }
}
