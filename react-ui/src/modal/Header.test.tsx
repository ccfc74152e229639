import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Slots } from '../kit/SlotsContext.ts'
import { createTestEnvironment } from '../testing/environment.ts'
import { createConnectedEnvironment, last, showModal } from '../testing/modal.tsx'

const buttonLabels = () =>
  screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))

test('Header shows help and close buttons on Connect', async () => {
  await showModal(createTestEnvironment())
  expect(buttonLabels().slice(0, 2)).toEqual(['What is a wallet?', 'Close'])
  await userEvent.click(screen.getByLabelText('What is a wallet?'))
  expect(await screen.findByRole('dialog', { name: 'What is a wallet?' })).toBeTruthy()
})

test('Header shows a back button on a pushed view and announces its title', async () => {
  const env = createTestEnvironment()
  await showModal(env)
  expect(screen.getByRole('status').textContent).toBe('')
  act(() => env.kit.modal.push('WhatIsAWallet'))
  await screen.findByRole('dialog', { name: 'What is a wallet?' })
  expect(screen.getByRole('status').textContent).toBe('What is a wallet?')
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  await screen.findByRole('dialog', { name: 'Connect wallet' })
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
})

test('Header shows the network on Account and opens the list of networks', async () => {
  await showModal(await createConnectedEnvironment())
  const selector = await screen.findByRole('button', { name: 'Meadow' })
  expect(screen.getByRole('dialog', { name: 'Account' })).toBeTruthy()
  await userEvent.click(selector)
  expect(await screen.findByRole('dialog', { name: 'Choose network' })).toBeTruthy()
})

test('Header shows a single configured network without a button', async () => {
  const env = createTestEnvironment()
  const network = env.kit.network.get().networks[0]
  if (network === undefined) throw new Error('The kit has no configured network')
  await showModal(await createConnectedEnvironment({ networks: [network] }))
  expect(await screen.findByText('Meadow')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Meadow' })).toBeNull()
})

test('Header shows no network on Account with enableNetworkSwitch: false', async () => {
  await showModal(await createConnectedEnvironment({ enableNetworkSwitch: false }))
  await screen.findByRole('dialog', { name: 'Account' })
  expect(screen.queryByText('Meadow')).toBeNull()
})

test('Header shows the name of the wallet or network that a view is about', async () => {
  const { kit } = createTestEnvironment({ customWallets: [{ id: 'lumen', name: 'Lumen' }] })
  await showModal({ ...createTestEnvironment(), kit }, () =>
    kit.modal.push('Downloads', { walletId: 'lumen' }),
  )
  await screen.findByRole('dialog', { name: 'Get Lumen' })
  act(() =>
    kit.modal.push('SwitchNetwork', {
      caipNetworkId: last(kit.network.get().networks).caipNetworkId,
    }),
  )
  await waitFor(() => screen.getByRole('dialog', { name: 'Hedge' }))
})

test('Header shows the title of Connect for a wallet that no list contains', async () => {
  const { kit } = createTestEnvironment({ customWallets: [{ id: 'lumen', name: 'Lumen' }] })
  await showModal({ kit }, () =>
    kit.modal.push('ConnectingWalletConnect', { walletId: 'lumen', wallet: null }),
  )
  await screen.findByRole('dialog', { name: 'Lumen' })
  act(() => kit.modal.replace('Connect'))
  act(() => kit.modal.push('ConnectingWalletConnect', { walletId: 'unlisted', wallet: null }))
  await waitFor(() => screen.getByRole('dialog', { name: 'Connect wallet' }))
  act(() => kit.modal.replace('Connect'))
  act(() => kit.modal.push('ConnectingWalletConnect', { walletId: null, wallet: null }))
  await waitFor(() => screen.getByRole('dialog', { name: 'WalletConnect' }))
})

test('Modal renders the components of the page in its slots', async () => {
  const slots: Slots = {
    Title: ({ view, title }) => <b>{`Acorn: ${view}, ${title}`}</b>,
    Legal: () => <small>Not financial advice</small>,
    Avatar: ({ address, size }) => <i>{`${size} of ${address}`}</i>,
  }
  const dialog = await showModal(createTestEnvironment(), undefined, slots)
  expect(within(dialog).getByText('Acorn: Connect, Connect wallet')).toBeTruthy()
  expect(screen.getByRole('dialog', { name: 'Connect wallet' })).toBe(dialog)
  expect(within(dialog).getByText('Not financial advice')).toBeTruthy()
  cleanup()
  const account = await showModal(await createConnectedEnvironment(), undefined, slots)
  expect(await within(account).findByText(/^hero of 0x/)).toBeTruthy()
  expect(within(account).queryByText(/^Acorn/)).toBeNull()
})
