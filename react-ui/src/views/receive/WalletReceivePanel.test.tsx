import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { compatibleNetworks } from '../../hooks/compatible-networks.ts'
import { address, createTestEnvironment, storedConnection } from '../../testing/environment.ts'
import { createConnectedEnvironment, showModal } from '../../testing/modal.tsx'
import {
  accountsOf,
  connectNamespace,
  createMultiNamespaceEnvironment,
} from '../../testing/multi-namespace.ts'
import { renderWithKit } from '../../testing/render.tsx'
import { CompatibleNetworks } from './CompatibleNetworks.tsx'
import { Receive } from './Receive.tsx'

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const openReceive = ({ modal }: ReturnType<typeof createTestEnvironment>['kit']) =>
  modal.push('WalletReceive')

test('WalletReceivePanel shows the address as a QR code and as text to copy', async () => {
  const user = userEvent.setup()
  await showModal(await createConnectedEnvironment(), openReceive)
  await screen.findByRole('dialog', { name: 'Receive' })
  await screen.findByRole('img', { name: 'QR code of your address' })
  expect(screen.getByText(address)).toBeTruthy()
  await user.click(await button('Copy address'))
  expect(await navigator.clipboard.readText()).toBe(address)
})

test('WalletReceivePanel leads to the list of compatible networks, the active one first', async () => {
  await showModal(await createConnectedEnvironment(), openReceive)
  await userEvent.click(await button('Compatible networks Works on 2 networks'))
  await screen.findByRole('dialog', { name: 'Compatible networks' })
  await screen.findByText(
    'Your address is the same on these networks. Funds sent on any other network may be lost.',
  )
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows).toEqual(['MMeadowActive', 'HHedge'])
})

test('WalletReceivePanel for a namespace with an address per network offers only the active network', async () => {
  const environment = createMultiNamespaceEnvironment()
  await connectNamespace(environment, 'bip122')
  await showModal(environment, openReceive)
  await screen.findByText(accountsOf.bip122[0].address)
  await userEvent.click(await button('Vault Works on one network'))
  await screen.findByText(
    'Your address works on this network. Funds sent on any other network may be lost.',
  )
})

test('compatibleNetworks returns only the active network for a smart account', async () => {
  const environment = await createConnectedEnvironment()
  const { accounts, network } = environment.kit.state.getSnapshot()
  const account = accounts.eip155
  if (account === undefined) throw new Error('No account is connected')

  const receiver = { account, network: network.active, networks: network.networks }
  expect(compatibleNetworks(receiver)).toHaveLength(2)
  const contract = { ...account, accounts: [{ address, type: 'smartAccount' as const }] }
  expect(compatibleNetworks({ ...receiver, account: contract })).toEqual([network.active])
})

test('WalletReceivePanel offers to connect if no wallet is connected', async () => {
  const environment = createTestEnvironment()
  await showModal(environment, openReceive)
  await userEvent.click(await button('Connect wallet'))
  expect(environment.kit.state.getSnapshot().router.entry.view).toBe('Connect')
})

test.each([
  [{}, 'disconnected'],
  [{ stored: storedConnection }, 'reconnecting'],
])(
  'Receive with the platform options %o has the step %s, and CompatibleNetworks lists no networks',
  (platformOptions, step) => {
    const { kit } = createTestEnvironment({}, platformOptions)
    renderWithKit(
      kit,
      <>
        <Receive>{(view) => <output>{view.step}</output>}</Receive>
        <CompatibleNetworks>
          {({ networks }) => <p>{networks.length} networks</p>}
        </CompatibleNetworks>
      </>,
    )
    expect(screen.getByRole('status').textContent).toBe(step)
    expect(screen.getByText('0 networks')).toBeTruthy()
  },
)

test('Receive outside the modal passes the address and the networks, and showNetworks is null', async () => {
  const { kit } = await createConnectedEnvironment()
  renderWithKit(
    kit,
    <Receive namespace="eip155">
      {(view) => (
        <output>
          {view.step === 'ready' &&
            [view.address, view.networks.length, view.showNetworks === null].join(' ')}
        </output>
      )}
    </Receive>,
  )
  expect(screen.getByRole('status').textContent).toBe(`${address} 2 true`)
})
