import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buttonTexts, createConnectedEnvironment, showModal } from '../../testing/modal.tsx'
import { connectNamespace, createMultiNamespaceEnvironment } from '../../testing/multi-namespace.ts'

afterEach(cleanup)

async function networks(options: Parameters<typeof createConnectedEnvironment>[0] = {}) {
  const environment = await createConnectedEnvironment(options)
  await showModal(environment, (kit) => kit.modal.push('Networks'))
  await screen.findByRole('list', { name: 'Networks' })
  return environment
}
const viewOf = ({ kit }: Awaited<ReturnType<typeof networks>>) =>
  kit.state.getSnapshot().router.entry.view

test('Networks lists all networks, marks the active one and switches on a click', async () => {
  const environment = await networks()
  expect(screen.getByRole('button', { name: 'Meadow', current: true })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Hedge' }))
  await waitFor(() => expect(viewOf(environment)).toBe('SwitchNetwork'))
})

test('the network search matches parts of names in any case and shows a message without a match', async () => {
  await networks()
  const field = screen.getByRole('searchbox', { name: 'Search networks' })
  await userEvent.type(field, ' hED ')
  expect(screen.queryByRole('button', { name: 'Meadow' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Hedge' })).toBeTruthy()
  await userEvent.type(field, 'x')
  expect(screen.getByRole('heading', { name: 'No network matches “hED x”' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(screen.getByRole('button', { name: 'Meadow' })).toBeTruthy()
})

test('Networks offers the network guide', async () => {
  const environment = await networks()
  await userEvent.click(screen.getByRole('button', { name: 'What is a network?' }))
  expect(viewOf(environment)).toBe('WhatIsANetwork')
})

test('the active network keeps its test network tag', async () => {
  await networks({
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

test('networks are grouped by namespace, unconnected namespaces are marked, and a search finds a group by name', async () => {
  const environment = createMultiNamespaceEnvironment()
  await connectNamespace(environment, 'eip155')
  await showModal(environment, (kit) => kit.modal.push('Networks'))
  expect(buttonTexts(await screen.findByRole('list', { name: 'EVM Networks' }))).toEqual([
    'Meadow',
    'Hedge',
  ])
  expect(buttonTexts(screen.getByRole('list', { name: 'Bitcoin' }))).toEqual(['Vault'])
  expect(screen.getAllByText('No wallet yet')).toHaveLength(2)
  await userEvent.type(screen.getByRole('searchbox'), 'bitc')
  expect(screen.getAllByRole('list')).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Vault' })).toBeTruthy()
})
