import { expect, test } from 'vitest'
import { kitErrors } from '../../errors/areas/kit.ts'
import { KitError } from '../../errors/kit-error.ts'
import { evm, origin, sign } from '../testing/host.fixture.ts'
import { input, setup } from './siwe.fixture.ts'

test('a session that opens after the visitor gave up is signed out [SG2]', async () => {
  const { addSession, createMessage, calls } = setup()
  const session = await sign(evm, await createMessage(input))
  const signal = AbortSignal.abort()
  await expect(addSession(session, signal)).rejects.toMatchObject({ code: 'kit/aborted' })
  expect(calls.slice(1)).toEqual(['verify', 'signOut', 'out'])
})

test('revokeNamespace signs out the Ethereum account only [SG1]', async () => {
  const { signIn, revokeNamespace, calls } = setup()
  await signIn()
  await revokeNamespace?.('solana')
  expect(calls).not.toContain('signOut')
  await revokeNamespace?.('eip155')
  expect(calls).toContain('signOut')
})

test('signing in and out is noted for other tabs, which follow it [SG11]', async () => {
  const { checked, createMessage, storage, platform } = setup()
  const noted = () => storage.get('siwx_changed')
  let changes = 0
  const stop = checked.subscribe(() => {
    changes += 1
  })
  await checked.addSession(await sign(evm, await createMessage(input)))
  const atSignIn = noted()
  // Another tab that reads then must find no sign-out to repeat.
  const { set } = storage
  const openAtChange: unknown[] = []
  storage.set = (key, value) => {
    if (key === 'siwx_changed') openAtChange.push(storage.get('siwx_open'))
    set(key, value)
  }
  await checked.setSessions([])
  expect(openAtChange).toEqual([null])
  expect([atSignIn, noted()]).not.toContain(null)
  expect(noted()).not.toBe(atSignIn)
  const { emitStorageChange } = platform.controls
  emitStorageChange('@latchkit/default/siwx_open')
  expect(changes).toBe(0)
  for (const key of ['@latchkit/default/siwx_changed', null]) emitStorageChange(key)
  stop()
  emitStorageChange(null)
  expect(changes).toBe(2)
})

test.each([
  ['no session', null],
  ['the session of another account', { address: origin, chainId: 1 }],
])(
  'signing in fails with the cause if the server then reports %s: the cookie is missing [SG10]',
  async (_, reported) => {
    const { signIn, calls } = setup({ getSession: async () => reported })
    await expect(signIn()).rejects.toMatchObject({ code: 'siwx/cookie-missing' })
    expect(calls.slice(1)).toEqual(['verify', 'signOut'])
  },
)

test.each([new TypeError('Failed to fetch'), new KitError(kitErrors, 'kit/stopped')])(
  'the cookie of a page is confirmed once, by a read that succeeds, after %s [SG10]',
  async (error) => {
    let isOffline = true
    let reads = 0
    const getSession = async () => {
      reads += 1
      if (isOffline) throw error
      return { address: evm.address.toLowerCase(), chainId: 1 }
    }
    const { signIn } = setup({ getSession })
    await signIn()
    isOffline = false
    for (const _ of [1, 2]) await signIn()
    expect(reads).toBe(2)
  },
)

test('a sign-in that the visitor gives up while the cookie is confirmed is signed out [SG2]', async () => {
  const given = new AbortController()
  const { addSession, createMessage, calls } = setup({
    async getSession() {
      given.abort()
      return { address: evm.address, chainId: 1 }
    },
  })
  const session = await sign(evm, await createMessage(input))
  await expect(addSession(session, given.signal)).rejects.toMatchObject({ code: 'kit/aborted' })
  expect(calls.slice(1)).toEqual(['verify', 'signOut', 'out'])
})
