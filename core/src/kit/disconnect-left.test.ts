import { expect, test } from 'vitest'
import { address, settle, storedKey } from './kit.fixture.ts'
import { createSessionKit, type SessionKit } from './session.fixture.ts'

const connectionsKey = '@latchkit/default/connections'

/** What a page that was left keeps in its storage. */
const storedBy = ({ platform: { controls } }: SessionKit): Record<string, string> =>
  Object.fromEntries((controls.storage?.keys() ?? []).map((key) => [key, storedAt(controls, key)]))
const storedAt = ({ storage }: SessionKit['platform']['controls'], key: string) =>
  storage?.get(key) ?? ''

/** The next visit of a page that was left, whose extension still has the sessions. */
async function reload(env: SessionKit): Promise<SessionKit> {
  const next = createSessionKit({ stored: storedBy(env) })
  next.siwx.sessions = env.siwx.sessions
  next.kit.start()
  await settle()
  return next
}

async function signedIn(): Promise<SessionKit> {
  const env = createSessionKit()
  await env.signIn()
  expect(env.status()).toBe('signedIn')
  return env
}

test('a page that is left before the wallet has disconnected stays disconnected, and signs out at the next visit [SG8]', async () => {
  const env = await signedIn()
  void env.kit.disconnect()
  await settle()
  expect(env.adapter.calls.disconnect).toHaveLength(1)
  expect(Object.values(storedBy(env)).join()).not.toContain(address)
  const next = await reload(env)
  expect(next.adapter.calls.resume).toEqual([])
  expect(next.kit.account.get('eip155').status).toBe('disconnected')
  expect(next.siwx.sessions).toEqual([])
})

test('a page that is left after a required sign-in was cancelled stays disconnected [SG8]', async () => {
  const env = createSessionKit()
  await env.connect()
  await env.act('cancel')
  expect(env.adapter.calls.disconnect).toHaveLength(1)
  const next = await reload(env)
  expect(next.kit.account.get('eip155').status).toBe('disconnected')
})

test('a connection that another tab stores while a wallet disconnects stays stored [SG8]', async () => {
  const env = await signedIn()
  const disconnecting = env.kit.disconnect()
  await settle()
  const { storage } = env.platform.controls
  const accounts = JSON.stringify({ eip155: [{ connectorId: 'hare', accounts: [{ address }] }] })
  storage?.set(storedKey, 'hare')
  storage?.set(connectionsKey, accounts)
  await env.disconnectWallets()
  await disconnecting
  expect([storage?.get(storedKey), storage?.get(connectionsKey)]).toEqual(['hare', accounts])
})

test('a balance that is stored while a wallet disconnects is removed [EM15]', async () => {
  const env = await signedIn()
  const disconnecting = env.kit.disconnect()
  await settle()
  env.platform.controls.storage?.set('@latchkit/default/native_balance_cache', `{"${address}":{}}`)
  await env.disconnectWallets()
  await disconnecting
  expect(Object.values(storedBy(env)).join()).not.toContain(address)
})
