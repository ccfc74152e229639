import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createHoldingsEnvironment, onMeadow, token } from '../../testing/holdings.ts'
import {
  createConnectedEnvironment,
  last,
  showModal,
  type TestEnvironment,
  unconfiguredNetwork,
} from '../../testing/modal.tsx'
import { connectNamespace, createMultiNamespaceEnvironment } from '../../testing/multi-namespace.ts'
import { renderWithKit } from '../../testing/render.tsx'
import { Account } from './Account.tsx'

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const entryOf = ({ kit }: Pick<TestEnvironment, 'kit'>) => kit.state.getSnapshot().router.entry
const tokensShown = async () =>
  within(await screen.findByRole('list', { name: 'Tokens' })).getAllByRole('listitem')
const ether = token('ETH', { name: 'Ether', price: 3000 })
const coinAddress = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const fakeAddress = '0xbAd1000000000000000000000000000000000bad'
const coin = token('USDC', {
  address: onMeadow(coinAddress),
  price: 1,
  quantity: { decimals: 6, numeric: '1200' },
})
const fake = token('USDC', {
  address: onMeadow(fakeAddress),
  quantity: { decimals: 6, numeric: '5' },
})

test('AccountPanel lists tokens with price, amount and value, the native token first, and shows their total', async () => {
  const environment = await createHoldingsEnvironment(async () => [coin, ether])
  await showModal(environment)
  const [first, second] = await tokensShown()
  expect(first?.textContent?.replace(/\s+/g, ' ')).toContain(
    'Ether Price $3,000.00 Value $4,500.00 Amount 1.5 ETH',
  )
  expect(await button(/^Ether .* Send$/)).toBeTruthy()
  expect(second?.textContent).toContain('$1,200.00')
  expect(screen.getByText('Total: $5,700.00')).toBeTruthy()
})

test('AccountPanel shows no balance below the total, which the list of tokens contains', async () => {
  const environment = await createHoldingsEnvironment(async () => [ether])
  await showModal(environment)
  await act(async () =>
    last(environment.adapter.calls.balance).resolve({ value: '1', decimals: 18, symbol: 'ETH' }),
  )
  await screen.findByText(/^Total: /)
  expect(screen.queryByText('0 ETH', { selector: '.lk-account *' })).toBeNull()
})

test('AccountPanel shows one notice with the time of the last read under the total if a refresh failed, and keeps the tokens', async () => {
  let isOffline = false
  const environment = await createHoldingsEnvironment(async () => {
    if (isOffline) throw new Error('Reading the tokens failed')
    return [ether]
  })
  await showModal(environment)
  await button(/^Ether/)
  await act(async () =>
    last(environment.adapter.calls.balance).resolve({ value: '1', decimals: 18, symbol: 'ETH' }),
  )
  isOffline = true
  await userEvent.click(await button('Refresh'))
  await screen.findByText(/^Couldn't refresh\. Last updated \d+:\d\d(\s[AP]M)?\.$/, {
    selector: '.lk-account *',
  })
  expect(screen.getByText('Total: $4,500.00')).toBeTruthy()
  expect(screen.queryByText('Balance unavailable')).toBeNull()
  isOffline = false
  await userEvent.click(await button('Try again'))
  await waitFor(() => expect(screen.queryByText(/^Couldn't refresh/)).toBeNull())
})

test('AccountPanel shows the addresses of tokens with the same symbol, and a click sends the clicked token [H8]', async () => {
  const environment = await createHoldingsEnvironment(async () => [ether, coin, fake])
  await showModal(environment)
  const row = await button(/0xbA…000bad/)
  expect(await button(/0xA0…06eB48/)).toBeTruthy()
  await userEvent.click(row)
  expect(entryOf(environment)).toMatchObject({ view: 'WalletSend', data: { asset: fakeAddress } })
})

test.each([
  { name: 'USDС', symbol: 'USDC' },
  { name: 'Dollars', symbol: 'ꓴSDС' },
  { name: 'Visit coin.example', symbol: 'WIN' },
])(
  'AccountPanel marks the token $name ($symbol) as possible spam, as the activity does [M2, Z8]',
  async (names) => {
    const environment = await createHoldingsEnvironment(async () => [
      ether,
      coin,
      { ...fake, price: 1, ...names },
    ])
    await showModal(environment)
    const rows = await tokensShown()
    expect(rows.map(({ textContent }) => textContent?.includes('Possible spam'))).toEqual([
      false,
      false,
      true,
    ])
  },
)

test('AccountPanel opens the send view with `native` on a click on the native token', async () => {
  const environment = await createHoldingsEnvironment(async () => [ether])
  await showModal(environment)
  await userEvent.click(await button(/^Ether/))
  expect(entryOf(environment)).toMatchObject({ view: 'WalletSend', data: { asset: 'native' } })
})

test.each(['NaN', '1e-7', '-3', 'Infinity', ''])(
  'AccountPanel shows the token amount "%s" as a dash, never as zero [H4]',
  async (numeric) => {
    const environment = await createHoldingsEnvironment(async () => [
      ether,
      token('ODD', { address: coin.address, price: 2, quantity: { decimals: 18, numeric } }),
    ])
    await showModal(environment)
    const row = last(await tokensShown())
    expect(row.textContent).toMatch(/–.*– ODD/)
    expect(screen.getByText('Total: $4,500.00')).toBeTruthy()
  },
)

test('AccountPanel counts tokens without decimals and does not list them', async () => {
  const points = token('PTS', { address: coin.address, quantity: { decimals: 0, numeric: '3' } })
  await showModal(await createHoldingsEnvironment(async () => [ether, points]))
  await screen.findByText('1 unreadable token hidden')
  expect(await tokensShown()).toHaveLength(1)
})

test('AccountPanel shows placeholders while the tokens load', async () => {
  await showModal(await createHoldingsEnvironment(() => new Promise(() => {})))
  await screen.findByText('Loading tokens')
  await screen.findByText('Loading balance')
})

test('AccountPanel offers a retry if the tokens failed to load', async () => {
  let requests = 0
  const environment = await createHoldingsEnvironment(async () => {
    requests += 1
    if (requests === 1) throw new Error('Reading the tokens failed')
    return [ether]
  })
  await showModal(environment)
  await userEvent.click(await button('Try again'))
  await button(/^Ether/)
  expect(screen.queryByText("Couldn't load tokens")).toBeNull()
})

test('AccountPanel says that the tokens failed to load while the list shows the native balance', async () => {
  const environment = await createHoldingsEnvironment(() =>
    Promise.reject(new Error('Reading the tokens failed')),
  )
  const balance = { value: '1500000000000000000', decimals: 18, symbol: 'ETH' }
  await waitFor(() => last(environment.adapter.calls.balance))
  await act(async () => last(environment.adapter.calls.balance).resolve(balance))
  await showModal(environment)
  expect(await tokensShown()).toHaveLength(1)
  await screen.findAllByText("Couldn't refresh.", { exact: false })
})

test('AccountPanel lists the first five of many tokens, and all of them on a click', async () => {
  const others = Array.from({ length: 9 }, (_, index) =>
    token(`T${index}`, { address: onMeadow(`0x${`${index}`.repeat(40)}`) }),
  )
  await showModal(await createHoldingsEnvironment(async () => [ether, ...others]))
  await waitFor(async () => expect(await tokensShown()).toHaveLength(5))
  await userEvent.click(await button('Show all 10 tokens'))
  expect(await tokensShown()).toHaveLength(10)
})

test('AccountPanel fetches balance and tokens again on a click on Refresh', async () => {
  let requests = 0
  const environment = await createHoldingsEnvironment(async () => {
    requests += 1
    return [ether]
  })
  await showModal(environment)
  await button(/^Ether/)
  await act(async () =>
    last(environment.adapter.calls.balance).resolve({ value: '1', decimals: 18, symbol: 'ETH' }),
  )
  const before = { requests, balances: environment.adapter.calls.balance.length }
  await userEvent.click(await button('Refresh'))
  await waitFor(() => expect(requests).toBe(before.requests + 1))
  await waitFor(() => expect(environment.adapter.calls.balance.length).toBe(before.balances + 1))
})

test('AccountPanel loads the code of the NFT and activity tabs when they are first shown', async () => {
  await showModal(await createHoldingsEnvironment(async () => [ether]))
  await userEvent.click(await screen.findByRole('tab', { name: 'NFTs' }))
  await screen.findByText('Loading NFTs')
  await userEvent.click(screen.getByRole('tab', { name: 'Activity' }))
  await screen.findByText('Loading activity')
  expect(screen.getByRole('tab', { name: 'Activity', selected: true })).toBeTruthy()
})

test('AccountPanel with the feature history: false has no tab that reads the activity', async () => {
  await showModal(
    await createHoldingsEnvironment(async () => [ether], { features: { history: false } }),
  )
  await button('Send')
  expect(screen.queryByRole('tab')).toBeNull()
})

test('AccountPanel with the feature history: false keeps the NFTs of the page', async () => {
  await showModal(
    await createHoldingsEnvironment(async () => [ether], {
      features: { history: false },
      nfts: async () => [],
    }),
  )
  await screen.findByRole('tab', { name: 'NFTs' })
  expect(screen.queryByRole('tab', { name: 'Activity' })).toBeNull()
})

test('AccountPanel without a project id has no tabs', async () => {
  await showModal(await createConnectedEnvironment({ projectId: '' }))
  await button('Send')
  expect(screen.queryByRole('tab')).toBeNull()
})

test('AccountPanel shows its actions in the configured order and leaves out disabled ones', async () => {
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

test('AccountPanel opens WalletReceive and WalletSend on a click on Receive and Send', async () => {
  const environment = await createConnectedEnvironment()
  await showModal(environment)
  await userEvent.click(await button('Receive'))
  expect(entryOf(environment).view).toBe('WalletReceive')
  act(() => environment.kit.modal.back())
  await userEvent.click(await button('Send'))
  expect(entryOf(environment).view).toBe('WalletSend')
})

test('AccountPanel for a namespace without token data shows Receive and Disconnect, but no Send and no tabs', async () => {
  const environment = createMultiNamespaceEnvironment()
  await connectNamespace(environment, 'bip122')
  await showModal(environment)
  await button('Receive')
  await button('Disconnect')
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
  expect(screen.queryByRole('tab')).toBeNull()
})

test('AccountPanel on an unsupported network shows Receive, but no Send, no tabs and no total', async () => {
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

test('Account outside the modal fetches the tokens', async () => {
  const { kit } = await createHoldingsEnvironment(async () => [ether, coin])
  renderWithKit(
    kit,
    <Account>
      {(account) => (
        <output>
          {account.step === 'connected' &&
            [account.total, account.tab, ...account.tokens.map(({ symbol }) => symbol)].join(' ')}
        </output>
      )}
    </Account>,
  )
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('5700 tokens ETH USDC'))
})
