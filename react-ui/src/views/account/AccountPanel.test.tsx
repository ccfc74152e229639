import { KitError } from '@latchkit/core'
import { catalogue } from '@latchkit/core/testing'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { address, createTestEnvironment } from '../../testing/environment.ts'
import {
  createConnectedEnvironment,
  last,
  showModal,
  unconfiguredNetwork,
} from '../../testing/modal.tsx'
import { connectNamespace, createMultiNamespaceEnvironment } from '../../testing/multi-namespace.ts'

const otherAddress = '0x4b1c88e207Af3dC95E10bb529Aa417d360F2c8De'
const button = (name: string | RegExp) => screen.findByRole('button', { name })

test('AccountPanel shows the short address and copies the full address', async () => {
  const user = userEvent.setup()
  await showModal(await createConnectedEnvironment())
  await user.click(await button('Copy address 0x00…7705Fa'))
  expect(await navigator.clipboard.readText()).toBe(address)
  await screen.findByText('Address copied')
})

test('AccountPanel shows a placeholder until the balance is loaded', async () => {
  const environment = await createConnectedEnvironment()
  await showModal(environment)
  expect(await screen.findByText('Loading balance')).toBeTruthy()
  await act(async () =>
    last(environment.adapter.calls.balance).resolve({
      value: '4218070000000000000000',
      decimals: 18,
      symbol: 'ETH',
    }),
  )
  expect(await screen.findByText('4,218.07 ETH')).toBeTruthy()
  expect(screen.queryByText('Loading balance')).toBeNull()
})

test('AccountPanel offers a retry if the balance failed to load', async () => {
  const environment = await createConnectedEnvironment()
  await showModal(environment)
  await screen.findByText('Loading balance')
  await act(async () =>
    last(environment.adapter.calls.balance).reject(new KitError(catalogue, 'endpoint/unreachable')),
  )
  await screen.findByText('Balance unavailable', { exact: false, ignore: '[role=status]' })
  const before = environment.adapter.calls.balance.length
  await userEvent.click(await button('Try again'))
  await waitFor(() => expect(environment.adapter.calls.balance.length).toBe(before + 1))
})

test('AccountPanel links to the address in the explorer without a referrer', async () => {
  await showModal(await createConnectedEnvironment())
  const link = await screen.findByRole('link', { name: 'View on explorer' })
  expect(link.getAttribute('href')).toBe(`https://explorer.example/address/${address}`)
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
})

test('AccountPanel offers Switch account only if the wallet shares several accounts', async () => {
  await showModal(await createConnectedEnvironment())
  await button('Disconnect')
  expect(screen.queryByRole('button', { name: /Switch account/ })).toBeNull()
  cleanup()
  const environment = await createConnectedEnvironment({}, [address, otherAddress])
  await showModal(environment)
  await userEvent.click(await button('Switch account'))
  expect(environment.kit.state.getSnapshot().router.entry.view).toBe('SwitchAddress')
})

test('AccountPanel shows the label of the address and still copies the full address', async () => {
  const user = userEvent.setup()
  const environment = await createConnectedEnvironment()
  environment.kit.account.setLabel(address, 'Savings')
  await showModal(environment)
  await screen.findByText('Savings')
  await user.click(await button('Copy address 0x00…7705Fa'))
  expect(await navigator.clipboard.readText()).toBe(address)
})

test('AccountPanel disconnects the wallet on a click on Disconnect', async () => {
  const environment = await createConnectedEnvironment()
  await showModal(environment)
  await userEvent.click(await button('Disconnect'))
  await waitFor(() => last(environment.adapter.calls.disconnect).resolve())
  await waitFor(() => expect(environment.kit.account.get().status).toBe('disconnected'))
})

test('AccountPanel names the wallet in words', async () => {
  await showModal(await createConnectedEnvironment())
  await screen.findByText('Foxglove', { selector: '.lk-account *' })
})

test('AccountPanel has Switch account, Explorer and Disconnect in its footer, which stays in sight', async () => {
  await showModal(await createConnectedEnvironment({}, [address, otherAddress]))
  const footer = (await button('Disconnect')).closest('.lk-footer')
  expect(
    [...(footer?.querySelectorAll('a, button') ?? [])].map(({ textContent }) =>
      textContent?.trim(),
    ),
  ).toEqual(['Switch account', 'Explorer', 'Disconnect'])
})

test('AccountPanel with several wallets lists all wallets, disconnects one and disconnects all', async () => {
  const environment = createMultiNamespaceEnvironment()
  await connectNamespace(environment, 'bip122')
  await connectNamespace(environment, 'eip155')
  await showModal(environment)
  await button('Disconnect Foxglove')
  await userEvent.click(await button('Connected wallets 2 wallets'))
  await screen.findByRole('dialog', { name: 'Connected wallets' })
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  await userEvent.click(await button('Disconnect all'))
  await waitFor(() => last(environment.adapters.bip122.calls.disconnect).resolve())
  await waitFor(() => last(environment.adapters.eip155.calls.disconnect).resolve())
  await waitFor(() => expect(environment.kit.account.get().status).toBe('disconnected'))
})

test('AccountPanel shows the name that the wallet gives the account', async () => {
  const environment = createMultiNamespaceEnvironment()
  await connectNamespace(environment, 'solana')
  await showModal(environment)
  await screen.findByText('Everyday')
  await button('Copy address 7EYn…87awMs')
})

test('AccountPanel on an unsupported network shows a message and a row that leads to the networks', async () => {
  const environment = await createConnectedEnvironment(
    { allowUnsupportedChain: true },
    [address],
    unconfiguredNetwork(),
  )
  await showModal(environment)
  expect(
    await screen.findByText("Your wallet is on a network this site doesn't support."),
  ).toBeTruthy()
  await userEvent.click(await button('Switch network'))
  expect(environment.kit.state.getSnapshot().router.entry.view).toBe('Networks')
})

test('AccountPanel offers to connect if no wallet is connected', async () => {
  const environment = createTestEnvironment()
  await showModal(environment, (kit) => kit.modal.reset('Account'))
  await screen.findByText('No wallet is connected', { ignore: '[role=status]' })
  await userEvent.click(await button('Connect wallet'))
  expect(environment.kit.state.getSnapshot().router.entry.view).toBe('Connect')
})
