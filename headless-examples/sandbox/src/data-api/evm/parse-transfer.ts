import { type Address, type Hex, hexToBigInt, type Log, toEventSelector } from 'viem'

/** A transfer of an asset. `amount` in base units; for an NFT its id. */
export type AssetTransfer = {
  kind: 'native' | 'token' | 'nft'
  contract: Address | null
  from: Address
  to: Address
  amount: bigint
}

const transferEvent = toEventSelector('Transfer(address,address,uint256)')
const approveSelector = '0x095ea7b3'
/** Positions of the arguments. Without `from`, the tokens are those of the transaction's sender. */
const transferCalls: Readonly<Record<Hex, { to: number; amount: number; from?: number }>> = {
  // transfer(address to, uint256 value)
  '0xa9059cbb': { to: 0, amount: 1 },
  // transferFrom(address from, address to, uint256 value)
  '0x23b872dd': { from: 0, to: 1, amount: 2 },
}

const addressOf = (word: Hex): Address => `0x${word.slice(26)}`
const wordsOf = (data: string): readonly Hex[] =>
  data.match(/.{64}/g)?.map((word): Hex => `0x${word}`) ?? []

/**
 * Parses the `Transfer` event of ERC-20 (amount in the data) and ERC-721 (id as a topic). Null for
 * any other log.
 */
export function transferFromLog({
  topics,
  data,
  address,
}: Pick<Log, 'topics' | 'data' | 'address'>): AssetTransfer | null {
  const [event, from, to, id] = topics
  if (event !== transferEvent || from === undefined || to === undefined) return null
  const parties = { contract: address, from: addressOf(from), to: addressOf(to) }
  if (id !== undefined) return { kind: 'nft', ...parties, amount: hexToBigInt(id) }
  return data.length === 66 ? { kind: 'token', ...parties, amount: hexToBigInt(data) } : null
}

/** Parses the transfer that a call attempts. Null if the call is not a token transfer. */
export function transferFromCall(
  sender: Address,
  contract: Address | null,
  input: Hex,
): AssetTransfer | null {
  const call = transferCalls[input.slice(0, 10) as Hex]
  if (call === undefined || contract === null) return null
  const words = wordsOf(input.slice(10))
  const to = words[call.to]
  const amount = words[call.amount]
  if (to === undefined || amount === undefined) return null
  const from = words[call.from ?? -1]
  return {
    kind: 'token',
    contract,
    from: from === undefined ? sender : addressOf(from),
    to: addressOf(to),
    amount: hexToBigInt(amount),
  }
}

/**
 * Returns `approve` if a call grants an allowance and `revoke` if it removes one. Null for any
 * other call.
 */
export function allowanceChange(input: Hex): 'approve' | 'revoke' | null {
  if (!input.startsWith(approveSelector)) return null
  return hexToBigInt(wordsOf(input.slice(10))[1] ?? '0x0') === 0n ? 'revoke' : 'approve'
}
