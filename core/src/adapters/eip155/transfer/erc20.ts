import { decodeAbiParameters, encodeFunctionData, getAddress, hexToNumber, hexToString } from 'viem'
import { cleanText } from '../../../domain/text/text.ts'
import type { TokenFacts } from '../../../domain/transfer/transfer.ts'
import { KitError } from '../../../errors/kit-error.ts'
import { isRefusal, type Node } from './node.ts'
import { most } from './values.ts'

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
/** Hex digits; nothing that is read here is longer, whatever a contract says. */
const longestAnswer = 4_096

/** The call `transfer(to, amount)`. */
export const transferData = (to: string, amount: bigint): Hex =>
  encodeFunctionData({ abi: transferAbi, functionName: 'transfer', args: [getAddress(to), amount] })

/** Reads that call back: exactly it, nothing before, between or after; null for anything else. */
export function readTransferData(data: string): { to: string; amount: bigint } | null {
  const [, to, amount] = transferForm.exec(data) ?? []
  return to === undefined || amount === undefined
    ? null
    : { to: getAddress(`0x${to}`), amount: BigInt(`0x${amount}`) }
}

/** What a contract answers; null: it refuses. */
async function say(node: Node, to: string, data: Hex): Promise<Hex | null> {
  try {
    return await node.bytes('eth_call', [{ to, data }, 'latest'])
  } catch (error) {
    if (isRefusal(error)) return null
    throw error
  }
}

/** What `holder` has. Throws `send/token-unreadable`. */
export async function readHolding(node: Node, asset: string, holder: string): Promise<bigint> {
  const answer = await say(
    node,
    asset,
    `${selectors.balanceOf}${holder.slice(2).toLowerCase().padStart(64, '0')}`,
  )
  if (answer === null || !word.test(answer)) throw new KitError('send/token-unreadable')
  return BigInt(answer)
}

/** As the contract says it; decimals are a whole number from 0 to 255, or it is no token (fault case H1). Throws `send/token-unreadable`. */
export async function readToken(node: Node, asset: string, holder: string): Promise<TokenFacts> {
  const [decimals, symbol, name, balance] = await Promise.all([
    say(node, asset, selectors.decimals),
    say(node, asset, selectors.symbol),
    say(node, asset, selectors.name),
    readHolding(node, asset, holder),
  ])
  if (decimals === null || !word.test(decimals) || BigInt(decimals) > 255n)
    throw new KitError('send/token-unreadable')
  return {
    name: textIn(name),
    symbol: textIn(symbol),
    decimals: hexToNumber(decimals),
    balance: String(balance),
  }
}

/** Text as contracts say it, today's way or in 32 bytes as early ones do; '' for what is none. */
function textIn(answer: Hex | null): string {
  if (answer === null || answer.length > longestAnswer) return ''
  if (word.test(answer)) return cleanText(hexToString(answer))
  try {
    const [text] = decodeAbiParameters([{ type: 'string' }], answer)
    return cleanText(text)
  } catch {
    return ''
  }
}

/** Tether's contracts, known to answer a transfer with nothing. */
const silentTokens: ReadonlySet<string> = new Set([
  '0xdac17f958d2ee523a2206206994597c13d831ec7',
  '0xc2132d05d31c914a87c6611c10748aeb04b58e8f',
  '0x9702230a8ea53601f5cd2dc00fdbc13d4df4a8c7',
  '0x919c1c267bc06a7039e03fcc2ef738525769109c',
  '0x48065fbbe25f71c9282ddf5e1cd6d6a887483d5e',
  '0x55d398326f99059ff775485246999027b3197955',
  '0xfd086bc7cd5c481dcc9c85ebe478a1c0b69fcbb9',
])

type Rehearsed = { from: string; asset: string; to: string; amount: bigint; balance: bigint }

/**
 * Calls the transfer without sending it. True goes through, false and a revert do not (`send/would-fail`). Nothing at all is an answer of
 * the tokens known for it; of any other only if the token refuses to send more than there is: it does look at what it is told.
 */
export async function rehearse(
  node: Node,
  { from, asset, to, amount, balance }: Rehearsed,
): Promise<void> {
  const call = (value: bigint) =>
    node.bytes('eth_call', [{ from, to: asset, data: transferData(to, value) }, 'latest'])
  const answer = await call(amount).catch(wouldFail)
  if (word.test(answer) && BigInt(answer) === 1n) return
  if (answer !== '0x') throw new KitError('send/would-fail', {}, { cause: answer })
  if (silentTokens.has(asset.toLowerCase()) || balance === most) return
  const refused = await call(balance + 1n).then(
    () => false,
    (error: unknown) => isRefusal(error) || wouldFail(error),
  )
  if (!refused) throw new KitError('send/would-fail')
}

function wouldFail(error: unknown): never {
  throw isRefusal(error) ? new KitError('send/would-fail', {}, { cause: error }) : error
}
