import { type Address, numberToHex, parseEther } from 'viem'
import type { SandboxChain, SandboxToken } from '../../base/description.ts'
import { createTeller } from './block-builder.ts'
import { calls } from './calls.ts'
import { planContracts } from './contracts.ts'
import { busyLife } from './seed-history.ts'

/** How long ago a chain begins whose accounts have a past, in s. */
export const pastOf = 2 * 365 * 86_400
const hour = 3_600
const month = 30 * 86_400 + 1
const gwei = 1_000_000_000n
const each = 1_000n
/** Of the euros, some come later: everybody has a past in more than one month. */
const gifts = [
  { months: 8, euros: 10n },
  { months: 4, euros: 10n },
  { months: 1, euros: 10n },
]
const funds = parseEther('10000')

type Seed = {
  url: string
  /** Deployed already by the same owner. */
  dollar: SandboxToken
  owner: Address
  accounts: readonly Address[]
  busy: Address
  /** s since 1970, when the chain began and now. */
  began: number
  now: number
}

/**
 * Tokens of every kind, pictures, a market and a past of two years, by real transactions in real blocks of their time.
 * In the end the chain's clock, its base fee and the busy account's Ether are as on a fresh chain.
 */
export async function seedChain(
  seed: Seed,
): Promise<Pick<SandboxChain, 'tokens' | 'collections' | 'market'>> {
  const { url, dollar, owner, accounts, busy, began, now } = seed
  const teller = await createTeller(url)
  const nonce = BigInt(String(await teller.ask('eth_getTransactionCount', [owner, 'latest'])))
  const { tokens, collections, market } = planContracts(owner, nonce)
  const [token, collection] = [named(tokens), named(collections)]
  await teller.block(
    [...tokens, ...collections, market].map(({ deploy }) => deploy),
    began + 2 * hour,
  )

  const given = gifts.reduce((sum, { euros }) => sum + euros, 0n)
  const shares = tokens.flatMap(({ id, address: to, decimals }) => {
    const share = (id === 'euro' ? each - given : each) * 10n ** BigInt(decimals)
    return [...accounts, market.address].map((account) =>
      calls.mint({ from: owner, to }, account, share),
    )
  })
  const stamps = { from: owner, to: collection('stamps').address }
  const pictures = accounts.flatMap((account, place) => [
    calls.mint(stamps, account, BigInt(place + 1)),
    calls.mint({ from: owner, to: collection('prizes').address }, account, BigInt(place + 1)),
  ])
  const ownStamps = Array.from({ length: 20 }, (_, place) => BigInt(100 + place))
  await teller.block(shares, began + 3 * hour)
  await teller.block(
    [...pictures, ...ownStamps.map((stamp) => calls.mint(stamps, busy, stamp))],
    began + 4 * hour,
  )

  const [euro, coin] = [token('euro').address, token('coin').address]
  const life = busyLife({
    account: busy,
    owner,
    euro,
    coin,
    stamps: stamps.to,
    market: market.address,
    ownStamps,
  })
  const first = began + 24 * hour
  const last = now - 2 * hour
  const lived = life.map((transactions, place) => ({
    transactions,
    time: first + Math.floor(((last - first) * (place + 1)) / life.length),
  }))
  const later = gifts.map(({ months, euros }) => ({
    transactions: accounts.map((account) =>
      calls.mint({ from: owner, to: euro }, account, euros * 10n ** 18n),
    ),
    time: now - months * month,
  }))
  for (const { transactions, time } of [...lived, ...later].sort((a, b) => a.time - b.time))
    await teller.block(transactions, time)

  await teller.ask('anvil_setBalance', [busy, numberToHex(funds)])
  await teller.ask('anvil_setNextBlockBaseFeePerGas', [numberToHex(gwei)])
  await teller.block([], now)
  await teller.ask('evm_setTime', [now])
  await teller.ask('evm_setAutomine', [true])
  return {
    tokens: [dollar, ...tokens.map(({ deploy: _, ...face }) => face)],
    collections: collections.map(({ deploy: _, ...face }) => face),
    market: market.address,
  }
}

function named<Face extends { id: string }>(faces: readonly Face[]) {
  return (id: Face['id']): Face => {
    const found = faces.find((face) => face.id === id)
    if (found === undefined) throw new Error(`There is no ${id}.`)
    return found
  }
}
