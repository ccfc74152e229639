import { KitError } from '@latchkit/core'
import { catalogue } from '@latchkit/core/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createTestEnvironment } from '../../testing/environment.ts'
import { createConnectedEnvironment, last, showModal } from '../../testing/modal.tsx'

const heading = (name: string) => screen.findByRole('heading', { name, level: 3 })
const ring = () => document.querySelector('.lk-ring')?.getAttribute('data-state') ?? null

async function openSwitching() {
  const environment = await createConnectedEnvironment()
  const { caipNetworkId } = last(environment.kit.network.get().networks)
  await showModal(environment, (kit) => kit.modal.push('SwitchNetwork', { caipNetworkId }))
  await heading('Approve in Foxglove')
  return { environment, caipNetworkId }
}

test('SwitchNetworkPanel shows the request, and the network is active once the wallet has switched; a click closes the view at once', async () => {
  const { environment, caipNetworkId } = await openSwitching()
  expect(screen.getByText('Confirm in Foxglove to switch to Hedge.')).toBeTruthy()
  await act(async () => last(environment.adapter.calls.switchNetwork).resolve(caipNetworkId))
  await waitFor(() => expect(environment.kit.network.get().active?.name).toBe('Hedge'))
  await heading("You're on Hedge")
  expect(ring()).toBe('done')
  await userEvent.click(screen.getByRole('heading', { name: "You're on Hedge" }))
  expect(environment.kit.state.getSnapshot().modal.phase).not.toBe('open')
})

test('SwitchNetworkPanel requests to add a network that the wallet does not know', async () => {
  const { environment } = await openSwitching()
  await act(async () =>
    last(environment.adapter.calls.switchNetwork).reject(
      new KitError(catalogue, 'rpc/switch-chain'),
    ),
  )
  await screen.findByText('Confirm in Foxglove to add Hedge.')
})

test('SwitchNetworkPanel reports a rejected switch and offers a retry', async () => {
  const { environment } = await openSwitching()
  await act(async () =>
    last(environment.adapter.calls.switchNetwork).reject(
      new KitError(catalogue, 'rpc/user-rejected'),
    ),
  )
  await heading('You declined the request in Foxglove')
  expect(ring()).toBe('failed')
  expect(screen.getByText('Nothing has changed. You can try again.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await heading('Approve in Foxglove')
})

test('SwitchNetworkPanel reports a failed switch if the wallet answers without switching [K1]', async () => {
  const { environment } = await openSwitching()
  const previousNetwork = last(environment.kit.network.get().networks.slice(0, 1)).caipNetworkId
  await act(async () => last(environment.adapter.calls.switchNetwork).resolve(previousNetwork))
  await heading("Couldn't switch to Hedge")
  expect(screen.getByText("Your wallet didn't switch networks.")).toBeTruthy()
})

test('SwitchNetworkPanel reports a wallet that has not answered for 15 s; the request can be sent again or cancelled', async () => {
  const { environment } = await openSwitching()
  act(() => environment.clock.advance(15_000))
  await heading("Foxglove didn't answer")
  expect(ring()).toBe('unresponsive')
  await userEvent.click(screen.getByRole('button', { name: 'Resend request' }))
  await heading('Approve in Foxglove')
  expect(environment.adapter.calls.switchNetwork).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() =>
    expect(environment.kit.state.getSnapshot().router.entry.view).not.toBe('SwitchNetwork'),
  )
})

test.each(['Switch', 'Cancel'])(
  'SwitchNetworkPanel asks a visitor without a wallet, and %s decides [EM13]',
  async (choice) => {
    const environment = createTestEnvironment()
    const { kit } = environment
    const { caipNetworkId } = last(kit.network.get().networks)
    const before = kit.network.get().active?.name
    await showModal(environment, (shown) =>
      shown.modal.push('SwitchNetwork', { caipNetworkId, confirm: true }),
    )
    await heading('Switch to Hedge?')
    expect(kit.network.get().active?.name).toBe(before)
    await userEvent.click(screen.getByRole('button', { name: choice }))
    await waitFor(() => expect(kit.state.getSnapshot().router.entry.view).not.toBe('SwitchNetwork'))
    expect(kit.network.get().active?.name).toBe(choice === 'Switch' ? 'Hedge' : before)
  },
)
