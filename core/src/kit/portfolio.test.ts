import { afterEach, expect, test } from 'vitest'
import { timeouts } from '../domain/constants.ts'
import { networkOf } from './families.fixture.ts'
import { settle } from './kit.fixture.ts'
import { createHoldings, money, served } from './portfolio.fixture.ts'

const { portfolioFlow } = await import('../flows/portfolio/index.ts')

type Holdings = Awaited<ReturnType<typeof createHoldings>>
const coin = { value: '1500000000', decimals: 9, symbol: 'COIN' }
const made: Holdings[] = []
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

test('nothing of what an account holds is asked before somebody looks', async () => {
  const { asked, shown, clock } = await begin()
  clock.advance(timeouts.balanceCache * 3)
  await settle()
  expect([asked, shown('eip155')?.tokensStatus]).toEqual([[], 'none'])
})

test('K6 two namespaces are looked at side by side, and each answer is shown where it belongs', async () => {
  const { kit, asked, symbols, shown } = await begin()
  for (const namespace of ['eip155', 'solana']) await kit.run(portfolioFlow, { namespace })
  await settle()
  expect(asked.map(({ url }) => url.searchParams.get('chainId'))).toEqual(['eip155:1', 'solana:1'])
  asked[1]?.answer({
    balances: [
      {
        ...served('SPL', 'solana:1'),
        address: 'solana:1:EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
      },
    ],
  })
  await settle()
  expect([symbols('eip155'), symbols('solana')]).toEqual([[], ['SPL']])
  asked[0]?.answer(rows('USD'))
  await settle()
  expect([symbols('eip155'), symbols('solana')]).toEqual([['USD'], ['SPL']])
  expect([shown('eip155')?.identity?.name, shown('solana')?.identity]).toEqual([
    'alice.example',
    null,
  ])
})

test('G4 O-5 the network is switched while tokens load: what is on its way is called off, and the other network is read', async () => {
  const { kit, asked, adapters, symbols } = await begin()
  await kit.run(portfolioFlow, { namespace: 'eip155' })
  await settle()
  adapters.eip155.say({ type: 'chain.changed', caipNetworkId: networkOf('eip155', 2) })
  await settle()
  expect(asked.map(({ url, signal }) => [url.searchParams.get('chainId'), signal.aborted])).toEqual(
    [
      ['eip155:1', true],
      ['eip155:2', false],
    ],
  )
  asked[0]?.answer(rows('OLD'))
  asked[1]?.answer({ balances: [served('NEW', 'eip155:2')] })
  await settle()
  expect(symbols('eip155')).toEqual(['NEW'])
})

test('zero-decimal tokens are left out and counted, and the native token is first', async () => {
  const { kit, asked, adapters, shown, symbols } = await begin()
  await kit.run(portfolioFlow, { namespace: 'eip155' })
  await settle()
  adapters.eip155.calls.balance.at(-1)?.resolve(coin)
  asked[0]?.answer({
    balances: [
      served('USD', 'eip155:1'),
      { ...served('NFT', 'eip155:1', '0'), quantity: { decimals: '0', numeric: '1' } },
    ],
  })
  await settle()
  expect([symbols('eip155'), shown('eip155')?.hiddenTokens]).toEqual([['COIN', 'USD'], 1])
})

test('it is read again every 30 s while somebody looks, and no more once they went', async () => {
  const { kit, asked, clock } = await begin()
  const flow = await kit.run(portfolioFlow, null)
  for (const count of [1, 2]) {
    await settle()
    expect(asked).toHaveLength(count)
    asked.at(-1)?.answer(rows('USD'))
    await settle()
    clock.advance(timeouts.balanceCache)
    await settle()
    expect(asked).toHaveLength(count)
    clock.advance(1)
  }
  await settle()
  asked.at(-1)?.answer(rows('USD'))
  flow.stop()
  clock.advance(timeouts.balanceCache * 3)
  await settle()
  expect(asked).toHaveLength(3)
})

test('a service that fails is left alone for 30 s, the visitor is told once, and what was shown stays', async () => {
  const { kit, asked, clock, shown, symbols } = await begin()
  await kit.run(portfolioFlow, { namespace: 'eip155' })
  await settle()
  asked[0]?.answer(rows('USD'))
  await settle()
  const answer = kit.account.refreshPortfolio('eip155')
  await settle()
  expect(asked[1]?.url.searchParams.get('forceUpdate')).toContain('eip155:1:0x')
  asked[1]?.answer({}, 400)
  await settle()
  expect(await answer).toMatchObject({
    isError: true,
    data: null,
    error: { code: 'account/balance-not-read' },
  })
  expect(shown('eip155')?.tokensStatus).toBe('failed')
  expect(symbols('eip155')).toEqual(['USD'])
  expect(kit.state.getSnapshot().toast).toMatchObject({
    open: true,
    code: 'account/balance-unavailable',
  })
  kit.modal.hideToast()
  expect(await kit.account.refreshPortfolio('eip155')).toMatchObject({ isError: true })
  expect(asked).toHaveLength(2)
  clock.advance(timeouts.balancePause + 1)
  await settle()
  expect(asked).toHaveLength(3)
  asked[2]?.answer(rows('EUR'))
  await settle()
  expect([symbols('eip155'), kit.state.getSnapshot().toast.open]).toEqual([['EUR'], false])
})

test('a service that refuses this page raises its alert once, and no toast', async () => {
  const { kit, asked, clock } = await begin()
  await kit.run(portfolioFlow, { namespace: 'eip155' })
  await settle()
  asked[0]?.answer(
    { reasons: [{ name: 'origin', description: 'Unauthorized: origin not allowed' }] },
    403,
  )
  await settle()
  expect(kit.state.getSnapshot().alert).toMatchObject({
    open: true,
    code: 'config/origin-not-allowed',
  })
  kit.modal.dismissAlert()
  clock.advance(timeouts.balancePause * 3)
  await settle()
  expect([
    asked.length,
    kit.state.getSnapshot().alert.open,
    kit.state.getSnapshot().toast.open,
  ]).toEqual([1, false, false])
})

test('without a project nobody is asked: the native token and the page’s own are shown, and no complaint', async () => {
  const own = '0x00000000219ab540356cBB839Cbe05303d7705Fa'
  const { kit, asked, adapters, shown } = await begin({
    projectId: '',
    money: {
      ...money,
      token: async () => ({ name: 'Own', symbol: 'OWN', decimals: 6, balance: '2500000' }),
    },
    tokens: { 1: { address: own, image: 'https://page.example/own.png' } },
  })
  await kit.run(portfolioFlow, { namespace: 'eip155' })
  await settle()
  adapters.eip155.calls.balance.at(-1)?.resolve(coin)
  await settle()
  expect(shown('eip155')).toMatchObject({
    tokensStatus: 'unsupported',
    tokens: [
      { symbol: 'COIN', address: null, quantity: { numeric: '1.5' } },
      {
        symbol: 'OWN',
        address: `eip155:1:${own}`,
        quantity: { numeric: '2.5', decimals: 6 },
        iconUrl: 'https://page.example/own.png',
      },
    ],
    smartAccountDeployed: true,
  })
  expect([asked, kit.state.getSnapshot().toast.open]).toEqual([[], false])
})

test('asked for its balance and for what it holds at once, both are answered, and each is read anew', async () => {
  const { kit, asked, adapters } = await begin()
  const answers = Promise.all([
    kit.account.refreshBalance('eip155'),
    kit.account.refreshPortfolio('eip155'),
    kit.account.refreshPortfolio('eip155'),
  ])
  await settle()
  adapters.eip155.calls.balance.at(-1)?.resolve(coin)
  for (const one of asked) one.answer(rows('USD'))
  await settle()
  const [balance, ...portfolios] = await answers
  expect(balance).toMatchObject({ isSuccess: true, data: coin })
  for (const portfolio of portfolios)
    expect(portfolio.data?.map(({ symbol }) => symbol)).toEqual(['COIN', 'USD'])
  expect(asked.filter(({ signal }) => !signal.aborted)).toHaveLength(1)
})

test('the account page looks, and closing it ends that', async () => {
  const { kit, asked, clock } = await begin()
  await kit.open({ view: 'Account' })
  await settle()
  expect(asked).toHaveLength(1)
  asked[0]?.answer(rows())
  await settle()
  clock.advance(timeouts.balanceCache + 1)
  await settle()
  expect(asked).toHaveLength(2)
  kit.close()
  asked[1]?.answer(rows())
  await settle()
  clock.advance(timeouts.balanceCache * 3)
  await settle()
  expect(asked).toHaveLength(2)
})

test('whoever asks for a namespace nobody speaks, or where nobody is connected, is told', async () => {
  const { kit, adapters } = await begin()
  await expect(kit.account.refreshPortfolio('ton')).rejects.toMatchObject({
    code: 'adapter/not-found',
  })
  const gone = kit.disconnect('solana')
  await settle()
  for (const { calls } of Object.values(adapters)) calls.disconnect[0]?.resolve()
  await gone
  expect(await kit.account.refreshPortfolio('solana')).toMatchObject({
    isError: true,
    error: { code: 'account/balance-missing' },
  })
})

test('a kit that is stopped calls off what is on its way and leaves nothing behind', async () => {
  const { kit, asked, clock, platform, adapters } = await begin()
  for (const namespace of ['eip155', 'solana']) await kit.run(portfolioFlow, { namespace })
  await settle()
  kit.stop()
  await settle()
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, true])
  expect([
    clock.pending(),
    platform.controls.listeners(),
    adapters.eip155.listeners(),
    adapters.solana.listeners(),
  ]).toEqual([0, 0, 0, 0])
})
