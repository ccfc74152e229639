import { KitError } from '@latchkit/core'
import { catalogue } from '@latchkit/core/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { buttonTexts, last, showModal } from '../../testing/modal.tsx'
import {
  accountsOf,
  connectNamespace,
  createMultiNamespaceEnvironment,
  type TestNamespace,
} from '../../testing/multi-namespace.ts'

async function openProfile(...connected: readonly TestNamespace[]) {
  const environment = createMultiNamespaceEnvironment()
  for (const namespace of connected) await connectNamespace(environment, namespace)
  await showModal(environment, (kit) => kit.modal.push('Profile'))
  await screen.findByRole('dialog', { name: 'Connected wallets' })
  return environment
}
const findList = (name: string) => screen.findByRole('list', { name })

test('ProfilePanel lists the accounts of each connected namespace and the namespaces to connect', async () => {
  await openProfile('solana', 'eip155')
  expect(buttonTexts(await findList('Ethereum networks'))).toEqual(['0x00…7705Fa'])
  expect(buttonTexts(await findList('Solana'))).toEqual(['Everyday7EYn…87awMs', 'DezX…pPB263'])
  expect(buttonTexts(await findList('Add a wallet'))).toEqual(['Connect Bitcoin'])
  const current = screen.getAllByRole('button', { current: true }).map((row) => row.textContent)
  expect(current).toEqual(['0x00…7705Fa', 'Everyday7EYn…87awMs'])
  expect(screen.getAllByText('Active')).toHaveLength(1)
})

test('ProfilePanel activates an account of another namespace, and that namespace, on a click', async () => {
  const { kit } = await openProfile('solana', 'eip155')
  await userEvent.click(await screen.findByRole('button', { name: 'DezX…pPB263' }))
  await waitFor(() => expect(kit.account.get().address).toBe(accountsOf.solana[1]?.address))
  expect(kit.state.getSnapshot().network.activeNamespace).toBe('solana')
})

test('ProfilePanel leads to the wallets of an unconnected namespace, and from there to all wallets', async () => {
  const { kit } = await openProfile('eip155')
  await userEvent.click(await screen.findByRole('button', { name: 'Connect Bitcoin' }))
  await screen.findByText('Showing wallets for Bitcoin.', { exact: false })
  const wallets = () => screen.getByRole('group', { name: 'Wallets' })
  expect(buttonTexts(wallets()).slice(0, -1)).toEqual([
    expect.stringContaining('Orchid'),
    'WalletConnectQR code',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }))
  await waitFor(() =>
    expect(screen.queryByText('Showing wallets for Bitcoin.', { exact: false })).toBeNull(),
  )
  expect(buttonTexts(wallets())).toContainEqual(expect.stringContaining('Foxglove'))
  expect(kit.state.getSnapshot().modal.phase).toBe('open')
})

test('ProfilePanel keeps the connection while the visitor chooses a wallet of another namespace, and going back removes the filter', async () => {
  const { kit } = await openProfile('eip155')
  await userEvent.click(await screen.findByRole('button', { name: 'Connect Bitcoin' }))
  await screen.findByText('Showing wallets for Bitcoin.', { exact: false })
  expect([kit.state.getSnapshot().network.activeNamespace, kit.account.get().status]).toEqual([
    'eip155',
    'connected',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  await screen.findByRole('dialog', { name: 'Connected wallets' })
  await waitFor(() => expect(kit.state.getSnapshot().modal.namespace).toBeNull())
  expect(kit.state.getSnapshot().network.activeNamespace).toBe('eip155')
})

test('ProfilePanel activates a namespace once its wallet is connected', async () => {
  const { kit, adapters } = await openProfile('eip155')
  await userEvent.click(await screen.findByRole('button', { name: 'Connect Bitcoin' }))
  await userEvent.click(await screen.findByRole('button', { name: /^Orchid/ }))
  await waitFor(() => last(adapters.bip122.calls.connect))
  const { caipNetworkId } = last(kit.network.get('bip122').networks)
  const [first, ...others] = accountsOf.bip122
  const granted = {
    namespace: 'bip122',
    connectorId: 'orchid',
    address: first.address,
    accounts: [first, ...others],
    caipNetworkId,
  }
  await act(async () => last(adapters.bip122.calls.connect).resolve(granted))
  await waitFor(() => expect(kit.state.getSnapshot().network.activeNamespace).toBe('bip122'))
  expect(kit.account.get().address).toBe(first.address)
})

test('ProfilePanel disconnects the wallet of one namespace', async () => {
  const { kit, adapters } = await openProfile('solana', 'eip155')
  await userEvent.click(
    await screen.findByRole('button', { name: 'Disconnect Foxglove from Solana' }),
  )
  await waitFor(() => last(adapters.solana.calls.disconnect).resolve())
  await waitFor(() => expect(kit.account.get('solana').status).toBe('disconnected'))
  expect(kit.account.get('eip155').status).toBe('connected')
})

test('ProfilePanel names the wallets that did not answer after Disconnect all', async () => {
  const { kit, adapters } = await openProfile('bip122', 'eip155')
  await userEvent.click(await screen.findByRole('button', { name: 'Disconnect all' }))
  await waitFor(() => last(adapters.eip155.calls.disconnect).resolve())
  await waitFor(() => last(adapters.bip122.calls.disconnect))
  await act(async () =>
    last(adapters.bip122.calls.disconnect).reject(new KitError(catalogue, 'rpc/internal')),
  )
  await screen.findByText("Disconnected. Orchid didn't answer and may still list this site.")
  const namespaces = ['eip155', 'bip122'] as const
  expect(namespaces.map((namespace) => kit.account.get(namespace).status)).toEqual([
    'disconnected',
    'disconnected',
  ])
})

test('ProfilePanel does not offer Disconnect all with one wallet', async () => {
  await openProfile('eip155')
  await screen.findByRole('button', { name: 'Disconnect Foxglove from Ethereum networks' })
  expect(screen.queryByRole('button', { name: 'Disconnect all' })).toBeNull()
})
