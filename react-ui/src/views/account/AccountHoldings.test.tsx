import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { KitProvider } from '../../kit/KitProvider.tsx'
import { createHoldingsEnvironment, onMeadow, token } from '../../testing/holdings.ts'
import {
  createConnectedEnvironment,
  last,
  showModal,
  type TestEnvironment,
  unconfiguredNetwork,
} from '../../testing/modal.tsx'
import { connectNamespace, createMultiNamespaceEnvironment } from '../../testing/multi-namespace.ts'
import { Account } from './Account.tsx'

afterEach(cleanup)

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const entryOf = ({ kit }: Pick<TestEnvironment, 'kit'>) => kit.state.getSnapshot().router.entry
const tokensShown = async () =>
  within(await screen.findByRole('list', { name: 'Tokens' })).getAllByRole('listitem')
const ether = token('ETH', { name: 'Ether', price: 3000 })
const coinAt = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const fakeAt = '0xbAd1000000000000000000000000000000000bad'
const coin = token('USDC', {
  address: onMeadow(coinAt),
  price: 1,
  quantity: { decimals: 6, numeric: '1200' },
})
const fake = token('USDC', { address: onMeadow(fakeAt), quantity: { decimals: 6, numeric: '5' } })

test('what the account holds is shown with its price, its amount and its worth, the native token first, and the total above', async () => {
  const environment = await createHoldingsEnvironment(async () => [coin, ether])
  await showModal(environment)
  const [first, second] = await tokensShown()
  expect(first?.textContent).toContain('Ether$3,000.00$4,500.00')
  expect(second?.textContent).toContain('$1,200.00')
  expect(screen.getByText('Total: $5,700.00')).toBeTruthy()
})

test('H8: two tokens of one symbol are told apart by their address, and the one that is tapped is sent', async () => {
  const environment = await createHoldingsEnvironment(async () => [ether, coin, fake])
  await showModal(environment)
  const row = await button(/0xbA…000bad/)
  expect(await button(/0xA0…06eB48/)).toBeTruthy()
  await userEvent.click(row)
  expect(entryOf(environment)).toMatchObject({ view: 'WalletSend', data: { asset: fakeAt } })
})

test('the native token is sent by its own name', async () => {
  const environment = await createHoldingsEnvironment(async () => [ether])
  await showModal(environment)
  await userEvent.click(await button(/^Ether/))
  expect(entryOf(environment)).toMatchObject({ view: 'WalletSend', data: { asset: 'native' } })
})

test.each(['NaN', '1e-7', '-3', 'Infinity', ''])(
  'H4: an amount of "%s" is a dash, never a zero',
  async (numeric) => {
    const environment = await createHoldingsEnvironment(async () => [
      ether,
      token('ODD', { address: coin.address, price: 2, quantity: { decimals: 18, numeric } }),
    ])
    await showModal(environment)
    const row = last(await tokensShown())
    expect(row.textContent).toContain('—— ODD')
    expect(screen.getByText('Total: $4,500.00')).toBeTruthy()
  },
)

test('tokens without decimals are counted, not listed', async () => {
  const points = token('PTS', { address: coin.address, quantity: { decimals: 0, numeric: '3' } })
  await showModal(await createHoldingsEnvironment(async () => [ether, points]))
  await screen.findByText('1 token without decimals is hidden.')
  expect(await tokensShown()).toHaveLength(1)
})

test('while they are on their way their places are held', async () => {
  await showModal(await createHoldingsEnvironment(() => new Promise(() => {})))
  await screen.findByText('Loading tokens')
  await screen.findByText('Loading total')
})

test('a list that did not come says so, and is asked for again', async () => {
  let asked = 0
  const environment = await createHoldingsEnvironment(async () => {
    asked += 1
    if (asked === 1) throw new Error('no')
    return [ether]
  })
  await showModal(environment)
  await userEvent.click(await button('Try again'))
  await button(/^Ether/)
  expect(screen.queryByText('The tokens did not load')).toBeNull()
})

test('a long list is cut until all of it is wanted, so that what is below it stays within reach', async () => {
  const many = Array.from({ length: 9 }, (_, at) =>
    token(`T${at}`, { address: onMeadow(`0x${`${at}`.repeat(40)}`) }),
  )
  await showModal(await createHoldingsEnvironment(async () => [ether, ...many]))
  await waitFor(async () => expect(await tokensShown()).toHaveLength(5))
  await userEvent.click(await button('Show all 10 tokens'))
  expect(await tokensShown()).toHaveLength(10)
})

test('Refresh reads balance and tokens anew', async () => {
  let asked = 0
  const environment = await createHoldingsEnvironment(async () => {
    asked += 1
    return [ether]
  })
  await showModal(environment)
  await button(/^Ether/)
  await act(async () =>
    last(environment.adapter.calls.balance).resolve({ value: '1', decimals: 18, symbol: 'ETH' }),
  )
  const before = { asked, balances: environment.adapter.calls.balance.length }
  await userEvent.click(await button('Refresh'))
  await waitFor(() => expect(asked).toBe(before.asked + 1))
  await waitFor(() => expect(environment.adapter.calls.balance.length).toBe(before.balances + 1))
})

test('tabs turn to NFTs and activity, whose code comes when they are first shown', async () => {
  await showModal(await createHoldingsEnvironment(async () => [ether]))
  await userEvent.click(await screen.findByRole('tab', { name: 'NFTs' }))
  await screen.findByText('Loading NFTs')
  await userEvent.click(screen.getByRole('tab', { name: 'Activity' }))
  await screen.findByText('Loading activity')
  expect(screen.getByRole('tab', { name: 'Activity', selected: true })).toBeTruthy()
})

test('a page that wants no history has no tab for it', async () => {
  await showModal(
    await createHoldingsEnvironment(async () => [ether], { features: { history: false } }),
  )
  await screen.findByRole('tab', { name: 'NFTs' })
  expect(screen.queryByRole('tab', { name: 'Activity' })).toBeNull()
})

test('actions stand in the order of the page; one that it switched off is not there', async () => {
  await showModal(
    await createConnectedEnvironment({
      features: { walletFeaturesOrder: ['send', 'onramp', 'receive'] },
    }),
  )
  const actions = await screen.findByRole('group', { name: 'Actions' })
  expect(
    within(actions)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Send', 'Receive'])
  cleanup()
  await showModal(await createConnectedEnvironment({ features: { send: false, receive: false } }))
  await button('Disconnect')
  expect(screen.queryByRole('group', { name: 'Actions' })).toBeNull()
})

test('Receive and Send lead to their pages', async () => {
  const environment = await createConnectedEnvironment()
  await showModal(environment)
  await userEvent.click(await button('Receive'))
  expect(entryOf(environment).view).toBe('WalletReceive')
  act(() => environment.kit.modal.back())
  await userEvent.click(await button('Send'))
  expect(entryOf(environment).view).toBe('WalletSend')
})

test('a namespace whose holdings cannot be read has its balance, Receive and its rows', async () => {
  const environment = createMultiNamespaceEnvironment()
  await connectNamespace(environment, 'bip122')
  await showModal(environment)
  await button('Receive')
  await button('Disconnect')
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
  expect(screen.queryByRole('tab')).toBeNull()
})

test('on a network that the page does not use nothing is sent, listed or summed up', async () => {
  await showModal(
    await createHoldingsEnvironment(
      async () => [ether],
      { allowUnsupportedChain: true },
      unconfiguredNetwork(),
    ),
  )
  await button('Receive')
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
  expect(screen.queryByRole('tab')).toBeNull()
  expect(screen.queryByText(/^Total/)).toBeNull()
})

test('an own look on the page itself has the tokens read, and kept fresh', async () => {
  const { kit } = await createHoldingsEnvironment(async () => [ether, coin])
  render(
    <KitProvider kit={kit}>
      <Account>
        {(account) => (
          <output>
            {account.step === 'connected' &&
              [account.total, account.tab, ...account.tokens.map(({ symbol }) => symbol)].join(' ')}
          </output>
        )}
      </Account>
    </KitProvider>,
  )
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('5700 tokens ETH USDC'))
})
