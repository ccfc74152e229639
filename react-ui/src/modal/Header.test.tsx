import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { connectedWorld, last, showModal } from '../testing/modal.tsx'
import { createTestWorld } from '../testing/world.ts'

afterEach(cleanup)

const names = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))

test('on the first page it offers help and the way out', async () => {
  await showModal(createTestWorld())
  expect(names().slice(0, 2)).toEqual(['What is a wallet?', 'Close'])
  await userEvent.click(screen.getByLabelText('What is a wallet?'))
  expect(await screen.findByRole('dialog', { name: 'What is a wallet?' })).toBeTruthy()
})

test('further in it leads back, and the new title is announced', async () => {
  const world = createTestWorld()
  await showModal(world)
  expect(screen.getByRole('status').textContent).toBe('')
  act(() => world.kit.navigate.push('WhatIsAWallet'))
  await screen.findByRole('dialog', { name: 'What is a wallet?' })
  expect(screen.getByRole('status').textContent).toBe('What is a wallet?')
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  await screen.findByRole('dialog', { name: 'Connect wallet' })
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
})

test('on the account it shows the network and leads to the others', async () => {
  await showModal(await connectedWorld())
  const selector = await screen.findByRole('button', { name: 'Meadow' })
  expect(screen.getByRole('dialog', { name: 'Account' })).toBeTruthy()
  await userEvent.click(selector)
  expect(await screen.findByRole('dialog', { name: 'Choose network' })).toBeTruthy()
})

test('a page with one network shows it and offers no choice', async () => {
  const world = createTestWorld()
  const network = world.kit.getCaipNetworks()[0]
  if (network === undefined) throw new Error('No network')
  await showModal(await connectedWorld({ networks: [network] }))
  expect(await screen.findByText('Meadow')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Meadow' })).toBeNull()
})

test('where switching networks is off, the account has no selector', async () => {
  await showModal(await connectedWorld({ enableNetworkSwitch: false }))
  await screen.findByRole('dialog', { name: 'Account' })
  expect(screen.queryByText('Meadow')).toBeNull()
})

test('a page about one wallet, network or download has its name', async () => {
  const { kit } = createTestWorld({ customWallets: [{ id: 'lumen', name: 'Lumen' }] })
  await showModal({ ...createTestWorld(), kit }, () =>
    kit.navigate.push('Downloads', { walletId: 'lumen' }),
  )
  await screen.findByRole('dialog', { name: 'Get Lumen' })
  act(() =>
    kit.navigate.push('SwitchNetwork', {
      caipNetworkId: last(kit.getCaipNetworks()).caipNetworkId,
    }),
  )
  await waitFor(() => screen.getByRole('dialog', { name: 'Hedge' }))
})

test('a wallet that nobody knows has no name, and is not called after another one', async () => {
  const { kit } = createTestWorld({ customWallets: [{ id: 'lumen', name: 'Lumen' }] })
  await showModal({ kit }, () =>
    kit.navigate.push('ConnectingWalletConnect', { walletId: 'lumen', wallet: null }),
  )
  await screen.findByRole('dialog', { name: 'Lumen' })
  act(() => kit.navigate.replace('Connect'))
  act(() => kit.navigate.push('ConnectingWalletConnect', { walletId: 'nobody', wallet: null }))
  await waitFor(() => screen.getByRole('dialog', { name: 'Connect wallet' }))
  act(() => kit.navigate.replace('Connect'))
  act(() => kit.navigate.push('ConnectingWalletConnect', { walletId: null, wallet: null }))
  await waitFor(() => screen.getByRole('dialog', { name: 'WalletConnect' }))
})
