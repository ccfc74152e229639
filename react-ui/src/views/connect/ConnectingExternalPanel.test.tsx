import { KitError } from '@latchkit/core'
import { catalogue } from '@latchkit/core/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { address, createTestEnvironment } from '../../testing/environment.ts'
import { grantedConnection, last, showModal, type TestEnvironment } from '../../testing/modal.tsx'

const viewOf = ({ kit }: TestEnvironment) => kit.state.getSnapshot().router.entry.view
const ring = () => document.querySelector('.lk-ring')?.getAttribute('data-state') ?? null
const heading = (name: string) => screen.findByRole('heading', { name, level: 3 })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const reject = (environment: TestEnvironment, error: KitError) =>
  act(async () => last(environment.adapter.calls.connect).reject(error))

async function openConnecting(connectorId = 'fox') {
  const environment = createTestEnvironment()
  await showModal(environment, (kit) => kit.modal.push('ConnectingExternal', { connectorId }))
  return environment
}

/** The view of a wallet that has received the request. */
async function openRequested() {
  const environment = await openConnecting()
  await heading('Approve in Foxglove')
  await waitFor(() => expect(environment.adapter.calls.connect).toHaveLength(1))
  return environment
}

test('ConnectingExternalPanel names the wallet to approve in and can be cancelled', async () => {
  const environment = await openRequested()
  expect(screen.getByText('Confirm in Foxglove to share your address with this site.')).toBeTruthy()
  expect(ring()).toBe('pending')
  await press('Cancel')
  await waitFor(() => expect(viewOf(environment)).toBe('Connect'))
  expect(last(environment.adapter.calls.connect).signal.aborted).toBe(true)
})

test('ConnectingExternalPanel repeats the request on Resend request and keeps the focus on the button', async () => {
  const environment = await openRequested()
  await press('Resend request')
  await waitFor(() => expect(environment.adapter.calls.connect).toHaveLength(2))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Resend request' }))
})

test('ConnectingExternalPanel reports a wallet that has not answered for 15 s, and accepts a later answer', async () => {
  const environment = await openRequested()
  act(() => environment.clock.advance(15_000))
  await heading("Foxglove didn't answer")
  expect(ring()).toBe('unresponsive')
  await act(async () =>
    last(environment.adapter.calls.connect).resolve(grantedConnection(environment, [address])),
  )
  await heading('Connected')
})

test('ConnectingExternalPanel closes the ring and shows the address after an approval', async () => {
  const environment = await openRequested()
  await act(async () =>
    last(environment.adapter.calls.connect).resolve(grantedConnection(environment, [address])),
  )
  await heading('Connected')
  expect(ring()).toBe('done')
  expect(screen.getByText('0x00…7705Fa')).toBeTruthy()
})

test('ConnectingExternalPanel offers to try again or to choose another wallet after a rejection', async () => {
  const environment = await openRequested()
  await reject(environment, new KitError(catalogue, 'rpc/user-rejected'))
  await heading('You declined the request in Foxglove')
  expect(ring()).toBe('failed')
  await press('Try again')
  await heading('Approve in Foxglove')
  await reject(environment, new KitError(catalogue, 'rpc/user-rejected'))
  await heading('You declined the request in Foxglove')
  await press('Other wallets')
  await waitFor(() => expect(viewOf(environment)).toBe('Connect'))
})

test('ConnectingExternalPanel sends no second request to a wallet that already has a pending one', async () => {
  const environment = await openRequested()
  await reject(environment, new KitError(catalogue, 'rpc/resource-unavailable'))
  await heading('Foxglove has a pending request')
  expect(ring()).toBe('pending')
  expect(environment.adapter.calls.connect).toHaveLength(1)
})

test('ConnectingExternalPanel shows the text of the error code if the connection failed', async () => {
  const environment = await openRequested()
  await reject(
    environment,
    new KitError(catalogue, 'connect/no-account-shared', { wallet: 'Foxglove' }),
  )
  await heading("Couldn't connect to Foxglove")
  expect(
    screen.getByText('No account was shared. Choose at least one there, then try again.'),
  ).toBeTruthy()
})

test('ConnectingExternalPanel leads to the downloads of a wallet that is not installed', async () => {
  const environment = await openConnecting('io.metamask')
  await heading("MetaMask isn't installed")
  expect(ring()).toBeNull()
  await press('Get MetaMask')
  await waitFor(() => expect(viewOf(environment)).toBe('Downloads'))
})

test('ConnectingExternalPanel announces each step', async () => {
  const environment = await openRequested()
  const status = screen
    .getAllByRole('status')
    .find((region) => region.textContent?.includes('Approve in Foxglove'))
  await reject(environment, new KitError(catalogue, 'rpc/user-rejected'))
  await heading('You declined the request in Foxglove')
  expect(status?.textContent).toContain('You declined the request in Foxglove')
})

test.each([
  ['key press', () => userEvent.keyboard('x')],
  ['click', () => userEvent.click(document.body)],
])(
  'ConnectingExternalPanel closes the modal at once on a %s after the connection',
  async (_, skip) => {
    const environment = await openConnecting()
    await heading('Approve in Foxglove')
    await act(async () =>
      last(environment.adapter.calls.connect).resolve(grantedConnection(environment, [address])),
    )
    await heading('Connected')
    expect(environment.kit.state.getSnapshot().modal.phase).toBe('open')
    await skip()
    expect(environment.kit.state.getSnapshot().modal.phase).not.toBe('open')
  },
)
