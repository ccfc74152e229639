import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { address } from '../../testing/environment.ts'
import {
  createConnectedEnvironment,
  last,
  showModal,
  unconfiguredNetwork,
} from '../../testing/modal.tsx'

async function openOnUnsupportedNetwork() {
  const environment = await createConnectedEnvironment({}, [address], unconfiguredNetwork())
  await showModal(environment, (kit) => kit.modal.reset('UnsupportedChain'))
  await screen.findByRole('heading', { name: 'Unsupported network' })
  return environment
}

test('UnsupportedChainPanel offers the configured networks and shows no chain id [K4]', async () => {
  const environment = await openOnUnsupportedNetwork()
  expect(
    screen.getByText("Foxglove is on a network this site doesn't support. Switch to continue."),
  ).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Hedge' }))
  await waitFor(() =>
    expect(environment.kit.state.getSnapshot().router.entry.view).toBe('SwitchNetwork'),
  )
})

test('UnsupportedChainPanel has no Close button, because the modal stays open on an unsupported network', async () => {
  await openOnUnsupportedNetwork()
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Hedge' }))
  await screen.findByRole('button', { name: 'Back' })
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
})

test('UnsupportedChainPanel can disconnect the wallet', async () => {
  const environment = await openOnUnsupportedNetwork()
  await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }))
  await waitFor(() => last(environment.adapter.calls.disconnect).resolve())
  await waitFor(() => expect(environment.kit.account.get().status).toBe('disconnected'))
})
