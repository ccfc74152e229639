import { expect, test } from 'vitest'
import type { Namespace } from '../domain/caip/namespace.ts'
import { timeouts } from '../domain/constants.ts'
import { portfolioFlow } from '../flows/index.ts'
import { scriptedChainToken } from '../testing/scripted-chain-token.ts'
import { settle } from './kit.fixture.ts'
import { networkId } from './namespaces.fixture.ts'
import {
  balanceClient,
  balanceRow,
  balanceRows,
  chainIdOf,
  createPortfolioKit,
} from './portfolio.fixture.ts'

const coin = { value: '1500000000', decimals: 9, symbol: 'COIN' }

test('holdings are not requested before a portfolio flow runs', async () => {
  const { requests, accountOf, clock } = await createPortfolioKit()
  clock.advance(timeouts.balanceCache * 3)
  await settle()
  expect([requests, accountOf('eip155')?.tokensStatus]).toEqual([[], 'idle'])
})

test('holdings of two namespaces are requested in parallel and set in the account of their namespace [K6]', async () => {
  const { kit, requests, symbols, accountOf } = await createPortfolioKit()
  for (const namespace of ['eip155', 'solana']) await kit.run(portfolioFlow, { namespace })
  await settle()
  expect(requests.map(chainIdOf).sort()).toEqual(['eip155:1', 'solana:1'])
  const respond = (chainId: string, body: object) =>
    requests.find((request) => chainIdOf(request) === chainId)?.respond(body)
  respond('solana:1', {
    balances: [
      {
        ...balanceRow('SPL', 'solana:1'),
        address: 'solana:1:EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
      },
    ],
  })
  await settle()
  expect([symbols('eip155'), symbols('solana')]).toEqual([[], ['SPL']])
  respond('eip155:1', balanceRows('USD'))
  await settle()
  expect([symbols('eip155'), symbols('solana')]).toEqual([['USD'], ['SPL']])
  expect([accountOf('eip155')?.identity?.name, accountOf('solana')?.identity]).toEqual([
    'alice.example',
    null,
  ])
})

test('a network switch aborts the request for holdings and requests those of the new network [G4, O-5]', async () => {
  const { kit, requests, adapters, symbols } = await createPortfolioKit()
  await kit.run(portfolioFlow, { namespace: 'eip155' })
  await settle()
  adapters.eip155.emit({ type: 'chain.changed', caipNetworkId: networkId('eip155', 2) })
  await settle()
  expect(
    requests.map(({ url, signal }) => [url.searchParams.get('chainId'), signal.aborted]),
  ).toEqual([
    ['eip155:1', true],
    ['eip155:2', false],
  ])
  requests[0]?.respond(balanceRows('OLD'))
  requests[1]?.respond({ balances: [balanceRow('NEW', 'eip155:2')] })
  await settle()
  expect(symbols('eip155')).toEqual(['NEW'])
})

test('holdings list the native token first, and omit and count tokens with 0 decimals', async () => {
  const { kit, requests, adapters, accountOf, symbols } = await createPortfolioKit()
  await kit.run(portfolioFlow, { namespace: 'eip155' })
  await settle()
  adapters.eip155.calls.balance.at(-1)?.resolve(coin)
  requests[0]?.respond({
    balances: [
      balanceRow('USD', 'eip155:1'),
      { ...balanceRow('NFT', 'eip155:1', '0'), quantity: { decimals: '0', numeric: '1' } },
    ],
  })
  await settle()
  expect([symbols('eip155'), accountOf('eip155')?.hiddenTokens]).toEqual([['COIN', 'USD'], 1])
})

test('holdings are read again every 30 s while the portfolio flow runs', async () => {
  const { kit, requests, clock } = await createPortfolioKit()
  const flow = await kit.run(portfolioFlow, null)
  for (const count of [1, 2]) {
    await settle()
    expect(requests).toHaveLength(count)
    requests.at(-1)?.respond(balanceRows('USD'))
    await settle()
    clock.advance(timeouts.balanceCache)
    await settle()
    expect(requests).toHaveLength(count)
    clock.advance(1)
  }
  await settle()
  requests.at(-1)?.respond(balanceRows('USD'))
  flow.stop()
  clock.advance(timeouts.balanceCache * 3)
  await settle()
  expect(requests).toHaveLength(3)
})

test('a failed request for holdings shows one toast, keeps the last holdings and is repeated after 30 s', async () => {
  const { kit, requests, clock, accountOf, symbols } = await createPortfolioKit()
  await kit.run(portfolioFlow, { namespace: 'eip155' })
  await settle()
  requests[0]?.respond(balanceRows('USD'))
  await settle()
  const refreshing = kit.account.refreshPortfolio('eip155')
  await settle()
  expect(requests[1]?.url.searchParams.get('forceUpdate')).toContain('eip155:1:0x')
  requests[1]?.respond({}, 400)
  await settle()
  expect(await refreshing).toMatchObject({
    isError: true,
    data: null,
    error: { code: 'account/balance-not-read' },
  })
  expect(accountOf('eip155')?.tokensStatus).toBe('failed')
  expect(symbols('eip155')).toEqual(['USD'])
  expect(kit.state.getSnapshot().toast).toMatchObject({
    open: true,
    code: 'account/balance-unavailable',
  })
  kit.modal.hideToast()
  expect(await kit.account.refreshPortfolio('eip155')).toMatchObject({ isError: true })
  expect(requests).toHaveLength(2)
  clock.advance(timeouts.balancePause + 1)
  await settle()
  expect(requests).toHaveLength(3)
  requests[2]?.respond(balanceRows('EUR'))
  await settle()
  expect([symbols('eip155'), kit.state.getSnapshot().toast.open]).toEqual([['EUR'], false])
})

test('a 403 for the origin of the page raises one alert and shows no toast', async () => {
  const { kit, requests, clock, platform } = await createPortfolioKit()
  await kit.run(portfolioFlow, { namespace: 'eip155' })
  await settle()
  requests[0]?.respond(
    { reasons: [{ name: 'origin', description: 'Unauthorized: origin not allowed' }] },
    403,
  )
  await settle()
  expect(kit.state.getSnapshot().alert).toMatchObject({
    open: true,
    code: 'config/origin-not-allowed',
    hint: expect.stringContaining('allowlist'),
  })
  expect(platform.controls.logged.at(-1)?.message).toMatch(
    /^Invalid App Configuration \(config\/origin-not-allowed\): .*allowlist/,
  )
  kit.modal.dismissAlert()
  clock.advance(timeouts.balancePause * 3)
  await settle()
  expect([
    requests.length,
    kit.state.getSnapshot().alert.open,
    kit.state.getSnapshot().toast.open,
  ]).toEqual([1, false, false])
})

test('holdings without a projectId are the native token and the configured tokens, and no request is sent', async () => {
  const token = '0x00000000219ab540356cBB839Cbe05303d7705Fa'
  const { kit, requests, adapters, accountOf } = await createPortfolioKit({
    projectId: '',
    transferClient: {
      ...balanceClient,
      token: async () => ({ ...scriptedChainToken('OWN', 6), balance: '2500000' }),
    },
    tokens: { 1: { address: token, image: 'https://page.example/own.png' } },
  })
  await kit.run(portfolioFlow, { namespace: 'eip155' })
  await settle()
  adapters.eip155.calls.balance.at(-1)?.resolve(coin)
  await settle()
  expect(accountOf('eip155')).toMatchObject({
    tokensStatus: 'fresh',
    tokensCoverage: 'configured',
    tokens: [
      { symbol: 'COIN', address: null, quantity: { numeric: '1.5' } },
      {
        symbol: 'OWN',
        address: `eip155:1:${token}`,
        quantity: { numeric: '2.5', decimals: 6 },
        iconUrl: 'https://page.example/own.png',
      },
    ],
    smartAccountDeployed: true,
  })
  expect([requests, kit.state.getSnapshot().toast.open]).toEqual([[], false])
})

test('the portfolio reads the price of a configured token that the data service does not list', async () => {
  const token = '0x00000000219ab540356cBB839Cbe05303d7705Fb'
  const { kit, requests, accountOf } = await createPortfolioKit({
    transferClient: {
      ...balanceClient,
      token: async () => ({ ...scriptedChainToken('OWN', 6), balance: '2500000' }),
    },
    tokens: { 1: { address: token } },
  })
  await kit.run(portfolioFlow, { namespace: 'eip155' })
  await settle()
  requests[0]?.respond(balanceRows('USD'))
  await settle()
  expect(accountOf('eip155')?.tokens.map(({ symbol, price }) => [symbol, price])).toEqual([
    ['USD', 1],
    ['OWN', 2],
  ])
})

test('parallel refreshBalance and refreshPortfolio calls share one request and all resolve', async () => {
  const { kit, requests, adapters } = await createPortfolioKit()
  const refreshing = Promise.all([
    kit.account.refreshBalance('eip155'),
    kit.account.refreshPortfolio('eip155'),
    kit.account.refreshPortfolio('eip155'),
  ])
  await settle()
  adapters.eip155.calls.balance.at(-1)?.resolve(coin)
  for (const request of requests) request.respond(balanceRows('USD'))
  await settle()
  const [balance, ...portfolios] = await refreshing
  expect(balance).toMatchObject({ isSuccess: true, data: coin })
  for (const portfolio of portfolios)
    expect(portfolio.data?.map(({ symbol }) => symbol)).toEqual(['COIN', 'USD'])
  expect(requests.filter(({ signal }) => !signal.aborted)).toHaveLength(1)
})

test('the Account view requests holdings every 30 s until the modal closes', async () => {
  const { kit, requests, clock } = await createPortfolioKit()
  await kit.open({ view: 'Account' })
  await settle()
  expect(requests).toHaveLength(1)
  requests[0]?.respond(balanceRows())
  await settle()
  clock.advance(timeouts.balanceCache + 1)
  await settle()
  expect(requests).toHaveLength(2)
  kit.close()
  requests[1]?.respond(balanceRows())
  await settle()
  clock.advance(timeouts.balanceCache * 3)
  await settle()
  expect(requests).toHaveLength(2)
})

test('refreshPortfolio rejects for an unknown namespace and returns an error for a disconnected one', async () => {
  const { kit, adapters } = await createPortfolioKit()
  const ton: Namespace = 'ton'
  await expect(kit.account.refreshPortfolio(ton)).rejects.toMatchObject({
    code: 'adapter/not-found',
  })
  const disconnecting = kit.disconnect('solana')
  await settle()
  for (const { calls } of Object.values(adapters)) calls.disconnect[0]?.resolve()
  await disconnecting
  expect(await kit.account.refreshPortfolio('solana')).toMatchObject({
    isError: true,
    error: { code: 'account/balance-missing' },
  })
})

test('kit.stop aborts pending requests for holdings and removes all listeners and timers', async () => {
  const { kit, requests, clock, platform, adapters } = await createPortfolioKit()
  for (const namespace of ['eip155', 'solana']) await kit.run(portfolioFlow, { namespace })
  await settle()
  kit.stop()
  await settle()
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, true])
  expect([
    clock.pending(),
    platform.controls.listenerCount(),
    adapters.eip155.listenerCount(),
    adapters.solana.listenerCount(),
  ]).toEqual([0, 0, 0, 0])
})
