import { KitError } from '@latchkit/core'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { address, createTestEnvironment } from '../../testing/environment.ts'
import { grantedConnection, last, showModal, type TestEnvironment } from '../../testing/modal.tsx'

afterEach(cleanup)

const viewOf = ({ kit }: TestEnvironment) => kit.state.getSnapshot().router.entry.view
const ring = () => document.querySelector('.lk-ring')?.getAttribute('data-state') ?? null
const heading = (name: string) => screen.findByRole('heading', { name, level: 3 })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const reject = (world: TestEnvironment, error: KitError) =>
  act(async () => last(world.adapter.calls.connect).reject(error))

async function asking(connectorId = 'fox') {
  const world = createTestEnvironment()
  await showModal(world, (kit) => kit.modal.push('ConnectingExternal', { connectorId }))
  return world
}

test('it says who has to act, turns the ring, and lets one cancel', async () => {
  const world = await asking()
  await heading('Approve in Foxglove')
  expect(
    screen.getByText('Foxglove is asking whether this site may see your address.'),
  ).toBeTruthy()
  expect(ring()).toBe('pending')
  await press('Cancel')
  await waitFor(() => expect(viewOf(world)).toBe('Connect'))
  expect(last(world.adapter.calls.connect).signal.aborted).toBe(true)
})

test('it asks again when it is told to, and the focus stays on the button', async () => {
  const world = await asking()
  await heading('Approve in Foxglove')
  await press('Ask again')
  await waitFor(() => expect(world.adapter.calls.connect).toHaveLength(2))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ask again' }))
})

test('a wallet that does not answer for a while is said to be silent, and still may answer', async () => {
  const world = await asking()
  await heading('Approve in Foxglove')
  act(() => world.clock.advance(15_000))
  await heading("Foxglove didn't answer")
  expect(ring()).toBe('silent')
  await act(async () =>
    last(world.adapter.calls.connect).resolve(grantedConnection(world, [address])),
  )
  await heading('Connected')
})

test('approved, the ring closes and the address is shown', async () => {
  const world = await asking()
  await heading('Approve in Foxglove')
  await act(async () =>
    last(world.adapter.calls.connect).resolve(grantedConnection(world, [address])),
  )
  await heading('Connected')
  expect(ring()).toBe('done')
  expect(screen.getByText('0x00…7705Fa')).toBeTruthy()
})

test('declined, nothing is blamed; one can try again or choose another wallet', async () => {
  const world = await asking()
  await heading('Approve in Foxglove')
  await reject(world, new KitError('rpc/user-rejected'))
  await heading('You declined in Foxglove')
  expect(ring()).toBe('refused')
  await press('Try again')
  await heading('Approve in Foxglove')
  await reject(world, new KitError('rpc/user-rejected'))
  await heading('You declined in Foxglove')
  await press('Other wallets')
  await waitFor(() => expect(viewOf(world)).toBe('Connect'))
})

test('a wallet with an earlier request open is said to have one, and is not asked twice', async () => {
  const world = await asking()
  await heading('Approve in Foxglove')
  await reject(world, new KitError('rpc/resource-unavailable'))
  await heading('Open Foxglove')
  expect(ring()).toBe('pending')
  expect(world.adapter.calls.connect).toHaveLength(1)
})

test('what failed is told by its code, never by what the wallet said', async () => {
  const world = await asking()
  await heading('Approve in Foxglove')
  await reject(world, new KitError('connect/no-account-shared', { wallet: 'Foxglove' }))
  await heading('Foxglove could not connect')
  expect(screen.getByText('Choose at least one account there, then try again.')).toBeTruthy()
})

test('a wallet that is not here leads to where it can be had', async () => {
  const world = await asking('io.metamask')
  await heading('io.metamask is not in this browser')
  expect(ring()).toBeNull()
  await press('Get io.metamask')
  await waitFor(() => expect(viewOf(world)).toBe('Downloads'))
})

test('each step is announced from where it stands', async () => {
  const world = await asking()
  await heading('Approve in Foxglove')
  const status = screen
    .getAllByRole('status')
    .find((one) => one.textContent?.includes('Approve in Foxglove'))
  await reject(world, new KitError('rpc/user-rejected'))
  await heading('You declined in Foxglove')
  expect(status?.textContent).toContain('You declined in Foxglove')
})
