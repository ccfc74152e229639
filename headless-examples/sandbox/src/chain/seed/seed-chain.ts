import { type Address, numberToHex, parseEther } from 'viem'
import type { SandboxChain, SandboxToken } from '../../base/description.ts'
import { createBlockBuilder } from './block-builder.ts'
import { calls } from './calls.ts'
import { planContracts } from './contracts.ts'
import { seedHistory } from './seed-history.ts'

/** Age of a chain with history, in s. */
export const historyDuration = 2 * 365 * 86_400
const hour = 3_600
const month = 30 * 86_400 + 1
const gwei = 1_000_000_000n
const tokensPerAccount = 1_000n
/** Some euros are minted months later, so that every account has history in several months. */
const laterMints = [
  { months: 8, euros: 10n },
  { months: 4, euros: 10n },
  { months: 1, euros: 10n },
]
const initialEther = parseEther('10000')

type Seed = {
  url: string
  /** The token that `owner` has deployed before. */
  dollar: SandboxToken
  owner: Address
  accounts: readonly Address[]
  busy: Address
  /** Time of the first block, in s since 1970. */
  startedAt: number
  /** In s since 1970. */
  now: number
}

/**
 * Deploys tokens, NFT collections and a market and creates two years of history with real
 * transactions. Then resets the clock, the base fee and the Ether of the busy account to those of a
 * fresh chain.
 */
export async function seedChain(
  seed: Seed,
): Promise<Pick<SandboxChain, 'tokens' | 'collections' | 'market'>> {
  const { url, dollar, owner, accounts, busy, startedAt, now } = seed
  const builder = await createBlockBuilder(url)
  const nonce = await builder.request('eth_getTransactionCount', [owner, 'latest'])
  const { tokens, collections, market } = planContracts(owner, BigInt(String(nonce)))
  const euro = findById(tokens, 'euro').address
  const coin = findById(tokens, 'coin').address
  const stamps = findById(collections, 'stamps').address
  const prizes = findById(collections, 'prizes').address
  await builder.mineBlock(
    [...tokens, ...collections, market].map(({ deploy }) => deploy),
    startedAt + 2 * hour,
  )

  const mintedLater = laterMints.reduce((sum, { euros }) => sum + euros, 0n)
  const shares = tokens.flatMap(({ id, address: to, decimals }) => {
    const whole = id === 'euro' ? tokensPerAccount - mintedLater : tokensPerAccount
    const share = whole * 10n ** BigInt(decimals)
    return [...accounts, market.address].map((account) =>
      calls.mint({ from: owner, to }, account, share),
    )
  })
  const nfts = accounts.flatMap((account, index) => [
    calls.mint({ from: owner, to: stamps }, account, BigInt(index + 1)),
    calls.mint({ from: owner, to: prizes }, account, BigInt(index + 1)),
  ])
  const ownStamps = Array.from({ length: 20 }, (_, index) => BigInt(100 + index))
  const stampMints = ownStamps.map((stamp) => calls.mint({ from: owner, to: stamps }, busy, stamp))
  await builder.mineBlock(shares, startedAt + 3 * hour)
  await builder.mineBlock([...nfts, ...stampMints], startedAt + 4 * hour)

  const blocks = seedHistory({
    account: busy,
    owner,
    euro,
    coin,
    stamps,
    market: market.address,
    ownStamps,
  })
  const firstTime = startedAt + 24 * hour
  const lastTime = now - 2 * hour
  const history = blocks.map((transactions, index) => ({
    transactions,
    time: firstTime + Math.floor(((lastTime - firstTime) * (index + 1)) / blocks.length),
  }))
  const mints = laterMints.map(({ months, euros }) => ({
    transactions: accounts.map((account) =>
      calls.mint({ from: owner, to: euro }, account, euros * 10n ** 18n),
    ),
    time: now - months * month,
  }))
  for (const { transactions, time } of [...history, ...mints].sort((a, b) => a.time - b.time))
    await builder.mineBlock(transactions, time)

  await builder.request('anvil_setBalance', [busy, numberToHex(initialEther)])
  await builder.request('anvil_setNextBlockBaseFeePerGas', [numberToHex(gwei)])
  await builder.mineBlock([], now)
  await builder.request('evm_setTime', [now])
  await builder.request('evm_setAutomine', [true])
  return {
    tokens: [dollar, ...tokens.map(({ deploy: _, ...metadata }) => metadata)],
    collections: collections.map(({ deploy: _, ...metadata }) => metadata),
    market: market.address,
  }
}

function findById<Entry extends { id: string }>(entries: readonly Entry[], id: Entry['id']): Entry {
  const found = entries.find((entry) => entry.id === id)
  if (found === undefined) throw new Error(`seedChain: no contract has the id ${id}.`)
  return found
}
