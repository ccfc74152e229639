import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { buttonTexts, createConnectedEnvironment, showModal } from '../../testing/modal.tsx'
import { connectNamespace, createMultiNamespaceEnvironment } from '../../testing/multi-namespace.ts'

async function openNetworks(options: Parameters<typeof createConnectedEnvironment>[0] = {}) {
  const environment = await createConnectedEnvironment(options)
  await showModal(environment, (kit) => kit.modal.push('Networks'))
  await screen.findByRole('list', { name: 'Networks' })
  return environment
}
const viewOf = ({ kit }: Awaited<ReturnType<typeof openNetworks>>) =>
  kit.state.getSnapshot().router.entry.view

test('NetworksPanel lists all networks, marks the active one and opens SwitchNetwork on a click', async () => {
  const environment = await openNetworks()
  expect(screen.getByRole('button', { name: 'Meadow', current: true })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Hedge' }))
  await waitFor(() => expect(viewOf(environment)).toBe('SwitchNetwork'))
})

test('NetworksPanel finds networks by a part of their name in any case and shows a message without a match', async () => {
  await openNetworks()
  const field = screen.getByRole('searchbox', { name: 'Search networks' })
  await userEvent.type(field, ' hED ')
  expect(screen.queryByRole('button', { name: 'Meadow' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Hedge' })).toBeTruthy()
  await userEvent.type(field, 'x')
  expect(screen.getByRole('heading', { name: 'No network matches “hED x”' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(screen.getByRole('button', { name: 'Meadow' })).toBeTruthy()
})

test('NetworksPanel offers the network guide', async () => {
  const environment = await openNetworks()
  await userEvent.click(screen.getByRole('button', { name: 'What is a network?' }))
  expect(viewOf(environment)).toBe('WhatIsANetwork')
})

test('NetworksPanel shows the test network tag of the active network, too', async () => {
  await openNetworks({
    networks: [
      {
        id: 1339,
        name: 'Burrow',
        testnet: true,
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: { default: { http: ['http://127.0.0.1:1339'] } },
      },
    ],
  })
  const row = screen.getByRole('button', { name: 'Burrow Test network', current: true })
  expect(row.querySelector('.lk-row-tick')).not.toBeNull()
})

test('NetworksPanel groups networks by namespace, marks unconnected namespaces and finds a group by its name', async () => {
  const environment = createMultiNamespaceEnvironment()
  await connectNamespace(environment, 'eip155')
  await showModal(environment, (kit) => kit.modal.push('Networks'))
  expect(buttonTexts(await screen.findByRole('list', { name: 'Ethereum networks' }))).toEqual([
    'Meadow',
    'Hedge',
  ])
  expect(buttonTexts(screen.getByRole('list', { name: 'Bitcoin' }))).toEqual(['Vault'])
  expect(screen.getAllByText('Not connected')).toHaveLength(2)
  await userEvent.type(screen.getByRole('searchbox'), 'bitc')
  expect(screen.getAllByRole('list')).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Vault' })).toBeTruthy()
})
