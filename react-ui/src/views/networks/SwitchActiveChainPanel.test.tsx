import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { useSwitchActiveChain } from '../../hooks/useSwitchActiveChain.ts'
import { last, showModal } from '../../testing/modal.tsx'
import { connectNamespace, createMultiNamespaceEnvironment } from '../../testing/multi-namespace.ts'
import { renderWithKit } from '../../testing/render.tsx'

async function openSwitchToVault() {
  const environment = createMultiNamespaceEnvironment()
  await connectNamespace(environment, 'eip155')
  await showModal(environment, (kit) => kit.modal.push('Networks'))
  await userEvent.click(await screen.findByRole('button', { name: 'Vault' }))
  await screen.findByRole('heading', { name: 'Connect a wallet for Vault' })
  return environment
}
const viewOf = ({ kit }: Awaited<ReturnType<typeof openSwitchToVault>>) =>
  kit.state.getSnapshot().router.entry.view

test('SwitchActiveChainPanel names the namespace without a wallet and the wallet that stays connected', async () => {
  const environment = await openSwitchToVault()
  expect(screen.getByText('Bitcoin needs its own wallet. Foxglove stays connected.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(viewOf(environment)).toBe('Networks'))
  expect(environment.kit.state.getSnapshot().network.activeNamespace).toBe('eip155')
})

test('SwitchActiveChainPanel leads to the wallets of the namespace', async () => {
  await openSwitchToVault()
  await userEvent.click(screen.getByRole('button', { name: 'Connect wallet' }))
  await screen.findByText('Showing wallets for Bitcoin.', { exact: false })
  expect(screen.getByRole('button', { name: /^Orchid/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Foxglove/ })).toBeNull()
})

test('SwitchActiveChainPanel connects the connected wallet in the other namespace in one step', async () => {
  const environment = createMultiNamespaceEnvironment()
  await connectNamespace(environment, 'eip155')
  await showModal(environment, (kit) => kit.modal.push('Networks'))
  await userEvent.click(await screen.findByRole('button', { name: 'Cliff' }))
  const connect = await screen.findByRole('button', { name: 'Connect Foxglove on Solana' })
  expect(screen.getByRole('button', { name: 'Other wallets' })).toBeTruthy()
  expect(
    screen.getByText('Foxglove supports Solana too. Your other accounts stay connected.'),
  ).toBeTruthy()
  await userEvent.click(connect)
  await waitFor(() => expect(environment.adapters.solana.calls.connect).toHaveLength(1))
  expect(environment.kit.state.getSnapshot().network.activeNamespace).toBe('eip155')
})

test('useSwitchActiveChain returns the network and the connected wallet', async () => {
  const environment = createMultiNamespaceEnvironment()
  const { caipNetworkId } = last(environment.kit.network.get('bip122').networks)
  function SwitchToVault() {
    const change = useSwitchActiveChain(caipNetworkId)
    return (
      <output>
        {change.step !== 'loading' &&
          `${change.step} ${change.network.name} ${change.wallet?.name ?? 'none'}`}
      </output>
    )
  }
  renderWithKit(environment.kit, <SwitchToVault />)
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('confirming Vault none'))
})
