import { act, cleanup, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { address, createTestEnvironment } from '../testing/environment.ts'
import { createConnectedEnvironment, type TestEnvironment } from '../testing/modal.tsx'
import { renderKitHook } from '../testing/render.tsx'
import { createTestExtension } from '../testing/siwx.ts'
import { useSession } from './useSession.ts'
import { useSignIn } from './useSignIn.ts'
import { useSignOut } from './useSignOut.ts'

const environments: Pick<TestEnvironment, 'kit'>[] = []
afterEach(() => {
  cleanup()
  for (const { kit } of environments.splice(0)) kit.stop()
})

function renderStopped<T>(environment: Pick<TestEnvironment, 'kit'>, hook: () => T) {
  environments.push(environment)
  return renderKitHook(environment, hook)
}
const metadata = { name: 'Shop', description: '', url: 'https://page.example', icons: [] }

test('useSession is disabled without an extension, and inactive without an account', () => {
  const disabled = renderStopped(createTestEnvironment(), useSession)
  expect(disabled.current).toMatchObject({ status: 'disabled', session: null, account: null })
  const environment = createTestEnvironment({ siwx: createTestExtension() })
  expect(renderStopped(environment, useSession).current.status).toBe('inactive')
})

test('useSession returns the session of the active account until useSignOut has ended it', async () => {
  const siwx = createTestExtension({ signedIn: true, required: false })
  const environment = await createConnectedEnvironment({ siwx, metadata })
  const session = renderStopped(environment, useSession)
  await waitFor(() => expect(session.current.status).toBe('signedIn'))
  expect(session.current.account?.address).toBe(address)
  expect(session.current.session?.data.accountAddress).toBe(address)
  const signingOut = renderStopped(environment, useSignOut)
  act(() => 'run' in signingOut.current && signingOut.current.run())
  await waitFor(() => expect(signingOut.current.step).toBe('succeeded'))
  expect(session.current).toMatchObject({ status: 'signedOut', session: null })
  expect(siwx.signOuts).toBe(1)
})

test('useSignOut fails without an extension', async () => {
  const signingOut = renderStopped(createTestEnvironment(), useSignOut)
  act(() => 'run' in signingOut.current && signingOut.current.run())
  await waitFor(() =>
    expect(signingOut.current).toMatchObject({ step: 'failed', problem: 'siwx/not-enabled' }),
  )
})

test('useSignIn signs in outside the modal: it prepares the message and waits for the visitor', async () => {
  const siwx = createTestExtension({ required: false })
  const environment = await createConnectedEnvironment({ siwx, metadata })
  const session = renderStopped(environment, useSession)
  await waitFor(() => expect(session.current.status).toBe('signedOut'))
  const signIn = renderStopped(environment, useSignIn)
  expect(signIn.current.step).toBe('loading')
  await waitFor(() => expect(signIn.current.step).toBe('reviewing'))
  expect(siwx.signatures).toEqual([])
  act(() => signIn.current.step === 'reviewing' && signIn.current.sign())
  await waitFor(() => expect(session.current.status).toBe('signedIn'))
  expect(siwx.signatures).toHaveLength(1)
})

test('useSignIn is unavailable without an extension', async () => {
  const signIn = renderStopped(await createConnectedEnvironment(), useSignIn)
  await waitFor(() =>
    expect(signIn.current).toMatchObject({ step: 'unavailable', problem: 'siwx/not-enabled' }),
  )
})
