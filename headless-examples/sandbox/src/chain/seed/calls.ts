import { type Address, encodeFunctionData, parseAbi } from 'viem'
import type { SeedTransaction } from './block-builder.ts'

const abi = parseAbi([
  'function transfer(address to, uint256 value)',
  'function approve(address spender, uint256 value)',
  'function mint(address to, uint256 value)',
  'function transferFrom(address from, address to, uint256 value)',
  'function trade(address sold, uint256 amount, address bought, uint256 price)',
])

type Parties = { from: Address; to: Address }

const call = (
  { from, to }: Parties,
  data: NonNullable<SeedTransaction['data']>,
  gas = 150_000n,
): SeedTransaction => ({
  from,
  to,
  data,
  gas,
})

/**
 * Builds transactions: `send` transfers Ether, the others call a sandbox contract. `parties`: the
 * sender and, as `to`, the contract.
 */
export const calls = {
  send: (from: Address, to: Address, value: bigint): SeedTransaction => ({
    from,
    to,
    value,
    gas: 21_000n,
  }),
  transfer: (parties: Parties, to: Address, value: bigint) =>
    call(parties, encodeFunctionData({ abi, functionName: 'transfer', args: [to, value] })),
  approve: (parties: Parties, spender: Address, value: bigint) =>
    call(parties, encodeFunctionData({ abi, functionName: 'approve', args: [spender, value] })),
  mint: (parties: Parties, to: Address, value: bigint) =>
    call(parties, encodeFunctionData({ abi, functionName: 'mint', args: [to, value] })),
  /** Transfers tokens, or the NFT whose id is `value`. */
  transferFrom: (parties: Parties, from: Address, to: Address, value: bigint) =>
    call(
      parties,
      encodeFunctionData({ abi, functionName: 'transferFrom', args: [from, to, value] }),
    ),
  trade: (parties: Parties, sold: Address, amount: bigint, bought: Address, price: bigint) =>
    call(
      parties,
      encodeFunctionData({ abi, functionName: 'trade', args: [sold, amount, bought, price] }),
      250_000n,
    ),
}
