import { KitError } from '@latchkit/core'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { createConnectedEnvironment, last, showModal } from '../../testing/modal.tsx'

afterEach(cleanup)

const heading = (name: string) => screen.findByRole('heading', { name, level: 3 })
const ring = () => document.querySelector('.lk-ring')?.getAttribute('data-state') ?? null

async function switching() {
  const environment = await createConnectedEnvironment()
  const { caipNetworkId } = last(environment.kit.network.get().networks)
  await showModal(environment, (kit) => kit.modal.push('SwitchNetwork', { caipNetworkId }))
  await heading('Approve in Foxglove')
  return { environment, caipNetworkId }
}

test('it says what the wallet asks, and closes the ring once the wallet moved', async () => {
  const { environment, caipNetworkId } = await switching()
  expect(screen.getByText('Foxglove is asking whether to switch to Hedge.')).toBeTruthy()
  await act(async () => last(environment.adapter.calls.switchNetwork).resolve(caipNetworkId))
  await waitFor(() => expect(environment.kit.network.get().active?.name).toBe('Hedge'))
})

test('an unknown network is offered to the wallet, in words of its own', async () => {
  const { environment } = await switching()
  await act(async () =>
    last(environment.adapter.calls.switchNetwork).reject(new KitError('rpc/switch-chain')),
  )
  await screen.findByText('Foxglove is asking whether to add Hedge.')
})

test('declined, nothing has changed', async () => {
  const { environment } = await switching()
  await act(async () =>
    last(environment.adapter.calls.switchNetwork).reject(new KitError('rpc/user-rejected')),
  )
  await heading('You declined in Foxglove')
  expect(ring()).toBe('refused')
  expect(screen.getByText('Nothing has changed. You can try again.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await heading('Approve in Foxglove')
})

test('K1: a wallet that says yes and stays is told as what it is', async () => {
  const { environment } = await switching()
  const stayed = last(environment.kit.network.get().networks.slice(0, 1)).caipNetworkId
  await act(async () => last(environment.adapter.calls.switchNetwork).resolve(stayed))
  await heading('Could not switch to Hedge')
  expect(screen.getByText('Your wallet stayed on the network it was on.')).toBeTruthy()
})

test('a silent wallet is said to be silent, and can be let go', async () => {
  const { environment } = await switching()
  act(() => environment.clock.advance(15_000))
  await heading("Foxglove didn't answer")
  expect(ring()).toBe('silent')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() =>
    expect(environment.kit.state.getSnapshot().router.entry.view).not.toBe('SwitchNetwork'),
  )
})
