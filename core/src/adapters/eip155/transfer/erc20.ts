import { decodeAbiParameters, encodeFunctionData, getAddress, hexToNumber, hexToString } from 'viem'
import { cleanText } from '../../../domain/text/text.ts'
import { type ChainToken, isChainDecimals } from '../../../domain/token/chain-token.ts'
import type { TokenFacts } from '../../../domain/transfer/transfer.ts'
import { sendErrors } from '../../../errors/areas/send.ts'
import { KitError } from '../../../errors/kit-error.ts'
import { isRejection, type Node } from './node.ts'
import { maxUint256 } from './values.ts'

type Hex = `0x${string}`

const transferAbi = [
  {
    type: 'function',
    name: 'transfer',
    stateMutability: 'nonpayable',
    inputs: [
      { name: 'to', type: 'address' },
      { name: 'value', type: 'uint256' },
    ],
    outputs: [],
  },
] as const
const selectors = {
  name: '0x06fdde03',
  symbol: '0x95d89b41',
  decimals: '0x313ce567',
  balanceOf: '0x70a08231',
} as const
const transferForm = /^0xa9059cbb0{24}([0-9a-f]{40})([0-9a-f]{64})$/
const word = /^0x[0-9a-f]{64}$/i
/** Maximum length, in hex characters, of a text result that is decoded. */
const maxTextLength = 4_096

/** Encodes the call `transfer(to, amount)`. */
export const encodeTransferData = (to: string, amount: bigint): Hex =>
  encodeFunctionData({ abi: transferAbi, functionName: 'transfer', args: [getAddress(to), amount] })

/** Decodes `transfer(to, amount)`. Null for any other call and for missing or extra bytes. */
export function decodeTransferData(data: string): { to: string; amount: bigint } | null {
  const [, to, amount] = transferForm.exec(data) ?? []
  return to === undefined || amount === undefined
    ? null
    : { to: getAddress(`0x${to}`), amount: BigInt(`0x${amount}`) }
}

/** Calls a contract. Null if the call reverts. */
async function callContract(node: Node, to: string, data: Hex): Promise<Hex | null> {
  try {
    return await node.bytes('eth_call', [{ to, data }, 'latest'])
  } catch (error) {
    if (isRejection(error)) return null
    throw error
  }
}

/** Reads the token balance of `holder`. Throws `send/token-unreadable` for an invalid result. */
export async function readTokenBalance(node: Node, asset: string, holder: string): Promise<bigint> {
  const holderWord = holder.slice(2).toLowerCase().padStart(64, '0')
  const result = await callContract(node, asset, `${selectors.balanceOf}${holderWord}`)
  if (result === null || !word.test(result)) throw new KitError(sendErrors, 'send/token-unreadable')
  return BigInt(result)
}

/**
 * Reads a token from its contract. Throws `send/token-unreadable` unless its decimals are a whole
 * number from 0 to 255 (fault H1).
 */
export async function readChainToken(node: Node, asset: string): Promise<ChainToken> {
  const [decimalsResult, symbol, name] = await Promise.all([
    callContract(node, asset, selectors.decimals),
    callContract(node, asset, selectors.symbol),
    callContract(node, asset, selectors.name),
  ])
  if (decimalsResult === null || !word.test(decimalsResult) || BigInt(decimalsResult) > 255n)
    throw new KitError(sendErrors, 'send/token-unreadable')
  const decimals = hexToNumber(decimalsResult)
  if (!isChainDecimals(decimals)) throw new KitError(sendErrors, 'send/token-unreadable')
  return { name: decodeText(name), symbol: decodeText(symbol), decimals }
}

/** Reads a token as `readChainToken`, with the balance of `holder`. */
export async function readToken(node: Node, asset: string, holder: string): Promise<TokenFacts> {
  const [token, balance] = await Promise.all([
    readChainToken(node, asset),
    readTokenBalance(node, asset, holder),
  ])
  return { ...token, balance: String(balance) }
}

/** Decodes an ABI string, or the 32 bytes that early tokens return. Empty if it is neither. */
function decodeText(result: Hex | null): string {
  if (result === null || result.length > maxTextLength) return ''
  if (word.test(result)) return cleanText(hexToString(result))
  try {
    const [text] = decodeAbiParameters([{ type: 'string' }], result)
    return cleanText(text)
  } catch {
    return ''
  }
}

/** The contracts of Tether, whose `transfer` returns no data. */
const tokensWithoutReturn: ReadonlySet<string> = new Set([
  '0xdac17f958d2ee523a2206206994597c13d831ec7',
  '0xc2132d05d31c914a87c6611c10748aeb04b58e8f',
  '0x9702230a8ea53601f5cd2dc00fdbc13d4df4a8c7',
  '0x919c1c267bc06a7039e03fcc2ef738525769109c',
  '0x48065fbbe25f71c9282ddf5e1cd6d6a887483d5e',
  '0x55d398326f99059ff775485246999027b3197955',
  '0xfd086bc7cd5c481dcc9c85ebe478a1c0b69fcbb9',
])

type SimulatedTransfer = {
  from: string
  asset: string
  to: string
  amount: bigint
  balance: bigint
}

/**
 * Calls `transfer` without sending a transaction. Throws `send/would-fail` if the call reverts or
 * returns a value other than true. Accepts empty return data from `tokensWithoutReturn`, and from
 * any other token only if the token rejects a transfer of more than the balance: a contract that
 * accepts every call would also return no data.
 */
export async function simulate(
  node: Node,
  { from, asset, to, amount, balance }: SimulatedTransfer,
): Promise<void> {
  const transfer = (value: bigint) =>
    node.bytes('eth_call', [{ from, to: asset, data: encodeTransferData(to, value) }, 'latest'])
  const result = await transfer(amount).catch(throwWouldFail)
  if (word.test(result) && BigInt(result) === 1n) return
  if (result !== '0x') throw new KitError(sendErrors, 'send/would-fail', {}, { cause: result })
  if (tokensWithoutReturn.has(asset.toLowerCase()) || balance === maxUint256) return
  const rejectsTooMuch = await transfer(balance + 1n).then(
    () => false,
    (error: unknown) => isRejection(error) || throwWouldFail(error),
  )
  if (!rejectsTooMuch) throw new KitError(sendErrors, 'send/would-fail')
}

function throwWouldFail(error: unknown): never {
  throw isRejection(error)
    ? new KitError(sendErrors, 'send/would-fail', {}, { cause: error })
    : error
}
