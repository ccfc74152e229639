import { KitError } from '@latchkit/core'
import { catalogue } from '@latchkit/core/testing'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { Modal } from '../../modal/Modal.tsx'
import { address } from '../../testing/environment.ts'
import { createConnectedEnvironment, last, type TestEnvironment } from '../../testing/modal.tsx'
import { renderWithKit } from '../../testing/render.tsx'
import { createTestExtension, type TestExtension } from '../../testing/siwx.ts'

const environments: TestEnvironment[] = []
afterEach(() => {
  cleanup()
  for (const { kit } of environments.splice(0)) kit.stop()
})

const heading = (name: string) => screen.findByRole('heading', { name, level: 3 })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
/** Presses a guarded button when it accepts clicks. */
async function pressGuarded(name: string) {
  await waitFor(() =>
    expect(screen.getByRole('button', { name }).dataset.clickEnabled).toBe('true'),
  )
  await press(name)
}
const stateOf = ({ kit }: TestEnvironment) => kit.state.getSnapshot()

/** Connects a wallet of a page with the extension, and waits until the modal asks to sign in. */
async function showSignIn(siwx: TestExtension) {
  const metadata = { name: 'Shop', description: '', url: 'https://page.example', icons: [] }
  const environment = await createConnectedEnvironment(
    { siwx, metadata },
    undefined,
    undefined,
    ({ kit }) => renderWithKit(kit, <Modal duration={0} />),
  )
  environments.push(environment)
  act(() => environment.clock.advance(1_000))
  await heading('Sign in to Shop')
  return environment
}

test('SignInPanel follows a connection, and closes the modal after the visitor has signed', async () => {
  const siwx = createTestExtension()
  const environment = await showSignIn(siwx)
  expect(screen.getByRole('dialog', { name: 'Sign in' })).toBeTruthy()
  expect(screen.getByText('https://page.example')).toBeTruthy()
  expect(screen.getByText(address)).toBeTruthy()
  expect(screen.getByText('Meadow')).toBeTruthy()
  await pressGuarded('Sign in')
  await waitFor(() => expect(stateOf(environment).session.status).toBe('signedIn'))
  await waitFor(() => expect(stateOf(environment).modal.phase).not.toBe('open'))
  expect(siwx.signatures).toEqual([expect.stringMatching(/^signed:page\.example wants you/)])
})

test('SignInPanel has no back button, and a required sign-in cannot be closed', async () => {
  const environment = await showSignIn(createTestExtension())
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  await press('Close')
  expect(stateOf(environment).modal).toMatchObject({ phase: 'open', shaking: true })
  act(() => environment.clock.advance(500))
  await userEvent.keyboard('{Escape}')
  expect(stateOf(environment).modal).toMatchObject({ phase: 'open', shaking: true })
})

test('SignInPanel disconnects the visitor who does not sign in where that is required', async () => {
  const environment = await showSignIn(createTestExtension())
  await pressGuarded('Disconnect')
  await heading("You aren't signed in")
  const { disconnect } = environment.adapter.calls
  await waitFor(() => expect(disconnect).toHaveLength(1))
  await act(async () => last(disconnect).resolve())
  await waitFor(() => expect(environment.kit.account.get().status).toBe('disconnected'))
})

test('SignInPanel closes without disconnecting where signing in is optional', async () => {
  const environment = await showSignIn(createTestExtension({ required: false }))
  await pressGuarded('Cancel')
  await waitFor(() => expect(stateOf(environment).modal.phase).not.toBe('open'))
  expect(environment.kit.account.get().status).toBe('connected')
  expect(stateOf(environment).session.status).toBe('signedOut')
})

test('SignInPanel stores the same signature again after the server could not be reached [J4]', async () => {
  const siwx = createTestExtension()
  siwx.errors.push(new KitError(catalogue, 'siwx/unreachable'))
  const environment = await showSignIn(siwx)
  await pressGuarded('Sign in')
  await heading("Couldn't sign you in")
  expect(screen.getByText('Signed in Foxglove. No need to sign again.')).toBeTruthy()
  await press('Try again')
  await waitFor(() => expect(stateOf(environment).session.status).toBe('signedIn'))
  expect(siwx.signatures).toHaveLength(1)
})

test('SignInPanel announces each step to screen readers', async () => {
  const siwx = createTestExtension()
  siwx.errors.push(new KitError(catalogue, 'siwx/unreachable'))
  await showSignIn(siwx)
  const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  await waitFor(() =>
    expect(status()).toContainEqual(expect.stringMatching(/^Sign in to Shop\. Sign a message/)),
  )
  await pressGuarded('Sign in')
  await heading("Couldn't sign you in")
  await waitFor(() =>
    expect(status()).toContainEqual(expect.stringMatching(/^Couldn't sign you in\. /)),
  )
})
