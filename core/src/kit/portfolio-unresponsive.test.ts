import { expect, test } from 'vitest'
import { timeouts } from '../domain/constants.ts'
import { portfolioFlow } from '../flows/index.ts'
import { settle } from './kit.fixture.ts'
import { networkId } from './namespaces.fixture.ts'
import { balanceClient, balanceRow, balanceRows, createPortfolioKit } from './portfolio.fixture.ts'

test('holdings omit a configured token that cannot be read, and the failure is logged', async () => {
  const { kit, requests, platform, symbols } = await createPortfolioKit({
    tokens: { 1: { address: '0x00000000219ab540356cBB839Cbe05303d7705Fa' } },
    transferClient: { ...balanceClient, token: () => Promise.reject(new Error('no contract')) },
  })
  await kit.run(portfolioFlow, { namespace: 'eip155' })
  await settle()
  requests[0]?.respond(balanceRows('USD'))
  await settle()
  expect(symbols('eip155')).toEqual(['USD'])
  kit.account.refreshPortfolio('eip155')
  await settle()
  requests[1]?.respond(balanceRows('USD'))
  await settle()
  const logged = platform.controls.logged.filter(({ message }) => message.includes('"tokens"'))
  expect(logged).toEqual([expect.objectContaining({ error: 'kit/unknown' })])
})

test('holdings omit a configured token whose read does not end within the timeout', async () => {
  const { kit, requests, clock, accountOf, symbols } = await createPortfolioKit({
    tokens: { 1: { address: '0x00000000219ab540356cBB839Cbe05303d7705Fa' } },
    transferClient: { ...balanceClient, token: () => new Promise(() => {}) },
  })
  await kit.run(portfolioFlow, { namespace: 'eip155' })
  await settle()
  requests[0]?.respond(balanceRows('USD'))
  await settle()
  clock.advance(timeouts.apiTimeout)
  await settle()
  expect([accountOf('eip155')?.tokensStatus, symbols('eip155')]).toEqual(['fresh', ['USD']])
  expect(kit.state.getSnapshot().toast.open).toBe(false)
})

test('kit.stop removes all timers while a wallet or token read is pending [O5]', async () => {
  const pending = () => new Promise<never>(() => {})
  const tokens = { 1: { address: '0x00000000219ab540356cBB839Cbe05303d7705Fa' } }
  const { kit, clock, requests } = await createPortfolioKit({
    tokens,
    transferClient: { ...balanceClient, token: pending, walletAssets: pending },
  })
  await kit.run(portfolioFlow, { namespace: 'eip155' })
  await settle()
  kit.stop()
  await settle()
  expect([clock.pending(), requests]).toEqual([0, []])
})

test('holdings are read from the wallet if it lists assets, and from the data service if it does not respond within 3 s', async () => {
  const own = {
    ...balanceRow('OWN', 'eip155:1'),
    chainId: networkId('eip155'),
    address: null,
    iconUrl: null,
  }
  const listed = { ...own, quantity: { decimals: 18, numeric: '1' } }
  let unresponsive = false
  const walletAssets = () =>
    unresponsive ? new Promise<never>(() => {}) : Promise.resolve([listed])
  const { kit, requests, clock, symbols } = await createPortfolioKit({
    transferClient: { ...balanceClient, walletAssets },
  })
  const flow = await kit.run(portfolioFlow, { namespace: 'eip155' })
  await settle()
  expect([symbols('eip155'), requests]).toEqual([['OWN'], []])
  flow.stop()
  unresponsive = true
  void kit.account.refreshPortfolio('eip155')
  await settle()
  expect(requests).toEqual([])
  clock.advance(timeouts.walletAssetsTimeout)
  await settle()
  expect(requests).toHaveLength(1)
})
