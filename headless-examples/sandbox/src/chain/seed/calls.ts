import { type Address, encodeFunctionData, parseAbi } from 'viem'
import type { Told } from './block-builder.ts'

const abi = parseAbi([
  'function transfer(address to, uint256 value)',
  'function approve(address spender, uint256 value)',
  'function mint(address to, uint256 value)',
  'function transferFrom(address from, address to, uint256 value)',
  'function trade(address given, uint256 amount, address wanted, uint256 price)',
])

type By = { from: Address; to: Address }

const call = ({ from, to }: By, data: NonNullable<Told['data']>, gas = 150_000n): Told => ({
  from,
  to,
  data,
  gas,
})

/** Calls of the sandbox's contracts; `to` is the contract. */
export const calls = {
  send: (from: Address, to: Address, value: bigint): Told => ({ from, to, value, gas: 21_000n }),
  transfer: (by: By, to: Address, value: bigint) =>
    call(by, encodeFunctionData({ abi, functionName: 'transfer', args: [to, value] })),
  approve: (by: By, spender: Address, value: bigint) =>
    call(by, encodeFunctionData({ abi, functionName: 'approve', args: [spender, value] })),
  mint: (by: By, to: Address, value: bigint) =>
    call(by, encodeFunctionData({ abi, functionName: 'mint', args: [to, value] })),
  /** Of a token or of an NFT, whose number is the value. */
  transferFrom: (by: By, from: Address, to: Address, value: bigint) =>
    call(by, encodeFunctionData({ abi, functionName: 'transferFrom', args: [from, to, value] })),
  trade: (by: By, given: Address, amount: bigint, wanted: Address, price: bigint) =>
    call(
      by,
      encodeFunctionData({ abi, functionName: 'trade', args: [given, amount, wanted, price] }),
      250_000n,
    ),
}
