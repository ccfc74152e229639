import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { compatibleNetworks } from '../../hooks/compatible-networks.ts'
import { KitProvider } from '../../kit/KitProvider.tsx'
import { address, createTestEnvironment, storedConnection } from '../../testing/environment.ts'
import { createConnectedEnvironment, showModal } from '../../testing/modal.tsx'
import {
  accountsOf,
  connectNamespace,
  createMultiNamespaceEnvironment,
} from '../../testing/multi-namespace.ts'
import { CompatibleNetworks } from './CompatibleNetworks.tsx'
import { Receive } from './Receive.tsx'

afterEach(cleanup)

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const receive = ({ modal }: ReturnType<typeof createTestEnvironment>['kit']) =>
  modal.push('WalletReceive')

test('Receive shows the address as a QR code and as text to copy', async () => {
  const user = userEvent.setup()
  await showModal(await createConnectedEnvironment(), receive)
  await screen.findByRole('dialog', { name: 'Receive' })
  await screen.findByRole('img', { name: 'QR code of your address' })
  expect(screen.getByText(address)).toBeTruthy()
  await user.click(await button('Copy address'))
  expect(await navigator.clipboard.readText()).toBe(address)
})

test('Receive leads to the compatible networks, the active one first', async () => {
  await showModal(await createConnectedEnvironment(), receive)
  await userEvent.click(await button('Compatible networks Only send on these 2 networks'))
  await screen.findByRole('dialog', { name: 'Compatible networks' })
  await screen.findByText(
    'Your address is the same on these networks. What is sent to it on any other network may be lost.',
  )
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows).toEqual(['MMeadowIn use', 'HHedge'])
})

test('a namespace with network-specific addresses lists the active network only', async () => {
  const environment = createMultiNamespaceEnvironment()
  await connectNamespace(environment, 'bip122')
  await showModal(environment, receive)
  await screen.findByText(accountsOf.bip122[0].address)
  await userEvent.click(await button('Vault Only send on this network'))
  await screen.findByText(
    'Your address works on this network. What is sent to it on any other network may be lost.',
  )
})

test('a smart account is compatible with the active network only', async () => {
  const environment = await createConnectedEnvironment()
  const { accounts, network } = environment.kit.state.getSnapshot()
  const account = accounts.eip155
  if (account === undefined) throw new Error('No account is connected')

  const place = { account, network: network.active, networks: network.networks }
  expect(compatibleNetworks(place)).toHaveLength(2)
  const contract = { ...account, accounts: [{ address, type: 'smartAccount' as const }] }
  expect(compatibleNetworks({ ...place, account: contract })).toEqual([network.active])
})

test('Receive offers to connect without an account', async () => {
  const environment = createTestEnvironment()
  await showModal(environment, receive)
  await userEvent.click(await button('Connect wallet'))
  expect(environment.kit.state.getSnapshot().router.entry.view).toBe('Connect')
})

test.each([
  [{}, 'disconnected'],
  [{ stored: storedConnection }, 'reconnecting'],
])('Receive and CompatibleNetworks work without an account, with %o', (outside, step) => {
  const { kit } = createTestEnvironment({}, outside)
  render(
    <KitProvider kit={kit}>
      <Receive>{(view) => <output>{view.step}</output>}</Receive>
      <CompatibleNetworks>{({ networks }) => <p>{networks.length} networks</p>}</CompatibleNetworks>
    </KitProvider>,
  )
  expect(screen.getByRole('status').textContent).toBe(step)
  expect(screen.getByText('0 networks')).toBeTruthy()
})

test('Receive outside the modal has the address and no navigation', async () => {
  const { kit } = await createConnectedEnvironment()
  render(
    <KitProvider kit={kit}>
      <Receive namespace="eip155">
        {(view) => (
          <output>
            {view.step === 'ready' &&
              [view.address, view.networks.length, view.showNetworks === null].join(' ')}
          </output>
        )}
      </Receive>
    </KitProvider>,
  )
  expect(screen.getByRole('status').textContent).toBe(`${address} 2 true`)
})
