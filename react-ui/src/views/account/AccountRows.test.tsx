import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import {
  createConnectedEnvironment,
  showModal,
  type TestEnvironment,
} from '../../testing/modal.tsx'
import { createTestExtension, type TestExtension } from '../../testing/siwx.ts'

const environments: TestEnvironment[] = []
afterEach(() => {
  cleanup()
  for (const { kit } of environments.splice(0)) kit.stop()
})

const row = (name: RegExp) => screen.findByRole('button', { name })

async function showAccount(siwx: TestExtension | null) {
  const environment = await createConnectedEnvironment(siwx === null ? {} : { siwx })
  environments.push(environment)
  const { kit } = environment
  const status = siwx === null ? 'disabled' : 'signedIn'
  await waitFor(() => expect(kit.state.getSnapshot().session.status).toBe(status))
  await showModal(environment)
  await row(/^Disconnect/)
  return environment
}

test('AccountRows signs out an account that is signed in, then offers to sign in', async () => {
  const siwx = createTestExtension({ signedIn: true, required: false })
  const { kit } = await showAccount(siwx)
  await userEvent.click(await row(/^Sign out/))
  await waitFor(() => expect(kit.state.getSnapshot().session.status).toBe('signedOut'))
  expect(siwx.signOuts).toBe(1)
  expect(kit.account.get().status).toBe('connected')
  await userEvent.click(await row(/^Sign in/))
  expect(await screen.findByRole('heading', { name: /^Sign in to/ })).toBeTruthy()
})

test('AccountRows shows a toast if signing out failed on the server [J8]', async () => {
  const siwx = createTestExtension({ signedIn: true, required: false })
  const { kit } = await showAccount(siwx)
  siwx.setSessions = () => Promise.reject(new Error('offline'))
  await userEvent.click(await row(/^Sign out/))
  await screen.findByText(/^You're signed out in this browser\./)
  expect(kit.state.getSnapshot().session.status).toBe('signedOut')
})

test('AccountRows has no row for signing in on a page without an extension', async () => {
  await showAccount(null)
  expect(screen.queryByRole('button', { name: /^Sign/ })).toBeNull()
})
