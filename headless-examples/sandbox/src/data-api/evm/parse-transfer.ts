import { type Address, type Hex, hexToBigInt, type Log, toEventSelector } from 'viem'

/** Something that went from one address to another. `amount` in base units, of an NFT its number. */
export type AssetTransfer = {
  kind: 'native' | 'token' | 'nft'
  contract: Address | null
  from: Address
  to: Address
  amount: bigint
}

const transferred = toEventSelector('Transfer(address,address,uint256)')
const selectors: Readonly<
  Record<Hex, { name: string; to: number; amount: number; from?: number }>
> = {
  '0xa9059cbb': { name: 'transfer', to: 0, amount: 1 },
  '0x23b872dd': { name: 'transferFrom', from: 0, to: 1, amount: 2 },
}
const approve = '0x095ea7b3'

const addressAt = (word: Hex): Address => `0x${word.slice(26)}`
const wordsOf = (data: string): readonly Hex[] =>
  data.match(/.{64}/g)?.map((word): Hex => `0x${word}`) ?? []

/** What a log says was moved; null: nothing. Both kinds of token write the same event, one with its amount beside, one with its number as a topic. */
export function transferFromLog({
  topics,
  data,
  address,
}: Pick<Log, 'topics' | 'data' | 'address'>): AssetTransfer | null {
  const [event, from, to, id] = topics
  if (event !== transferred || from === undefined || to === undefined) return null
  const parties = { contract: address, from: addressAt(from), to: addressAt(to) }
  if (id !== undefined) return { kind: 'nft', ...parties, amount: hexToBigInt(id) }
  return data.length === 66 ? { kind: 'token', ...parties, amount: hexToBigInt(data) } : null
}

/** What a call wanted to move; null: nothing, or it cannot be told. */
export function transferFromCall(sender: Address, contract: Address | null, input: Hex): AssetTransfer | null {
  const call = selectors[input.slice(0, 10) as Hex]
  const words = wordsOf(input.slice(10))
  const [to, amount] = [words[call?.to ?? -1], words[call?.amount ?? -1]]
  if (call === undefined || contract === null || to === undefined || amount === undefined)
    return null
  const from = words[call.from ?? -1]
  return {
    kind: 'token',
    contract,
    from: from === undefined ? sender : addressAt(from),
    to: addressAt(to),
    amount: hexToBigInt(amount),
  }
}

/** Whether a call allows somebody to take tokens, or ends that; null: it does neither. */
export function allowanceChange(input: Hex): 'approve' | 'revoke' | null {
  if (!input.startsWith(approve)) return null
  return hexToBigInt(wordsOf(input.slice(10))[1] ?? '0x0') === 0n ? 'revoke' : 'approve'
}
