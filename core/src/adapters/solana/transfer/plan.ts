import { KitError } from '../../../errors/kit-error.ts'
import type { MoneyNode } from './node.ts'
import { isBlocked } from './receiver.ts'
import type { Asked } from './request.ts'
import { associatedAccount, readHolding, readMint, sizes } from './token-account.ts'
import type { Wire } from './wire.ts'

/** What is sent, confirmed on chain. `spent`: of the native token, beside the fee. */
export type Plan = {
  wire: Omit<Wire, 'blockhash'>
  decimals: number
  spent: bigint
  rent: bigint | null
}

/** The native token. A new account has to hold what the chain asks of one. */
export async function planNative(
  node: MoneyNode,
  { from, to, amount, decimals }: Asked,
  native: number,
): Promise<Plan> {
  if (decimals !== null && decimals !== native) throw new KitError('send/decimals-mismatch')
  const [balance, [account = null]] = await Promise.all([node.lamports(from), node.accounts(to)])
  if (isBlocked(to, account)) throw new KitError('send/receiver-blocked')
  if (amount > balance) throw new KitError('send/funds-insufficient')
  if (account === null && amount < (await node.rent(0))) throw new KitError('send/below-minimum')
  return { wire: { from, to, amount, token: null }, decimals: native, spent: amount, rent: null }
}

/** A token, from the owner's account for it to the receiver's, which is made where it is missing. */
export async function planToken(
  node: MoneyNode,
  { from, to, amount, decimals }: Asked,
  mint: string,
): Promise<Plan> {
  const [source, destination] = [associatedAccount(from, mint), associatedAccount(to, mint)]
  const [minted = null, taker = null, held = null, taken = null] = await node.accounts(
    mint,
    to,
    source,
    destination,
  )
  const confirmed = readMint(minted)
  if (decimals !== null && decimals !== confirmed) throw new KitError('send/decimals-mismatch')
  if (isBlocked(to, taker)) throw new KitError('send/receiver-blocked')
  const holding = held && readHolding(held, { mint, owner: from })
  if (holding === null || amount > holding.amount) throw new KitError('send/funds-insufficient')
  // whoever owns it now, it is not the receiver
  const taking = taken && readHolding(taken, { mint, owner: to })
  const isThere = taken !== null && taken.size > 0n
  if (isThere && taking === null) throw new KitError('send/receiver-blocked')
  if (holding.frozen || taking?.frozen) throw new KitError('send/would-fail')
  const rent = isThere ? null : await node.rent(sizes.token)
  return {
    wire: { from, to, amount, token: { mint, source, destination, decimals: confirmed } },
    decimals: confirmed,
    spent: rent ?? 0n,
    rent,
  }
}
