import { afterEach, expect, test } from 'vitest'
import { timeouts } from '../domain/constants.ts'
import { networkOf } from './families.fixture.ts'
import { settle } from './kit.fixture.ts'
import { createHoldings, money, served } from './portfolio.fixture.ts'

const { portfolioFlow } = await import('../flows/portfolio/index.ts')

const made: Awaited<ReturnType<typeof createHoldings>>[] = []
async function begin(...options: Parameters<typeof createHoldings>) {
  const it = await createHoldings(...options)
  made.push(it)
  return it
}
afterEach(() => {
  for (const { kit } of made.splice(0)) kit.stop()
})
const rows = (...symbols: readonly string[]) => ({
  balances: symbols.map((symbol) => served(symbol, networkOf('eip155'))),
})

test('a token of the page that cannot be read is left out, and the developer hears of it', async () => {
  const { kit, asked, platform, symbols } = await begin({
    tokens: { 1: { address: '0x00000000219ab540356cBB839Cbe05303d7705Fa' } },
    money: { ...money, token: () => Promise.reject(new Error('no contract')) },
  })
  await kit.run(portfolioFlow, { namespace: 'eip155' })
  await settle()
  asked[0]?.answer(rows('USD'))
  await settle()
  expect(symbols('eip155')).toEqual(['USD'])
  kit.account.refreshPortfolio('eip155')
  await settle()
  asked[1]?.answer(rows('USD'))
  await settle()
  const told = platform.controls.logged.filter(({ message }) => message.includes('"tokens"'))
  expect(told).toEqual([expect.objectContaining({ error: 'kit/unknown' })])
})

test('a token of the page that never answers keeps nothing else from being shown', async () => {
  const { kit, asked, clock, shown, symbols } = await begin({
    tokens: { 1: { address: '0x00000000219ab540356cBB839Cbe05303d7705Fa' } },
    money: { ...money, token: () => new Promise(() => {}) },
  })
  await kit.run(portfolioFlow, { namespace: 'eip155' })
  await settle()
  asked[0]?.answer(rows('USD'))
  await settle()
  clock.advance(timeouts.apiTimeout)
  await settle()
  expect([shown('eip155')?.tokensStatus, symbols('eip155')]).toEqual(['fresh', ['USD']])
  expect(kit.state.getSnapshot().toast.open).toBe(false)
})

test('O5 a kit that stops while a wallet, or a token, says nothing leaves no timer behind', async () => {
  const silent = () => new Promise<never>(() => {})
  const tokens = { 1: { address: '0x00000000219ab540356cBB839Cbe05303d7705Fa' } }
  const { kit, clock, asked } = await begin({
    tokens,
    money: { ...money, token: silent, walletAssets: silent },
  })
  await kit.run(portfolioFlow, { namespace: 'eip155' })
  await settle()
  kit.stop()
  await settle()
  expect([clock.pending(), asked]).toEqual([0, []])
})

test('a wallet that says what it holds is believed; one that says nothing for 3 s is not waited for', async () => {
  const own = {
    ...served('OWN', 'eip155:1'),
    chainId: networkOf('eip155'),
    address: null,
    iconUrl: null,
  }
  const said = { ...own, quantity: { decimals: 18, numeric: '1' } }
  let silent = false
  const walletAssets = () => (silent ? new Promise<never>(() => {}) : Promise.resolve([said]))
  const { kit, asked, clock, symbols } = await begin({ money: { ...money, walletAssets } })
  const flow = await kit.run(portfolioFlow, { namespace: 'eip155' })
  await settle()
  expect([symbols('eip155'), asked]).toEqual([['OWN'], []])
  flow.stop()
  silent = true
  void kit.account.refreshPortfolio('eip155')
  await settle()
  expect(asked).toEqual([])
  clock.advance(timeouts.walletAssetsTimeout)
  await settle()
  expect(asked).toHaveLength(1)
})
