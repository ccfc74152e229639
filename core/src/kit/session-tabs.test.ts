import { expect, test } from 'vitest'
import type { Connection } from '../domain/account/account.ts'
import { address, connection, firstNetwork, otherAddress, settle } from './kit.fixture.ts'
import {
  createSessionKit,
  type SessionKit,
  solanaAddress,
  solanaNetwork,
} from './session.fixture.ts'

const policies = { getRequired: () => false }
const changedKey = '@latchkit/default/siwx_changed'
const stored = ({ platform: { controls } }: SessionKit): Record<string, string> =>
  Object.fromEntries([...(controls.storage?.values ?? [])])
const solanaConnection: Connection = {
  namespace: 'solana',
  connectorId: 'fox',
  address: solanaAddress,
  accounts: [{ address: solanaAddress, type: 'eoa' }],
  caipNetworkId: solanaNetwork,
}

test('disconnecting one namespace after a reload does not show an ended session of another one [SG1]', async () => {
  const env = createSessionKit({ policies })
  await env.connect()
  await env.kit.session.signIn()
  await env.connectSolana()
  await env.kit.session.signIn()
  const next = createSessionKit({ policies, stored: stored(env) })
  next.siwx.sessions = env.siwx.sessions
  next.kit.start()
  await settle()
  next.adapter.calls.resume[0]?.resolve(connection('fox', [address]))
  next.solana.calls.resume[0]?.resolve(solanaConnection)
  await settle()
  expect(next.kit.session.get()).toMatchObject({
    status: 'signedIn',
    account: { namespace: 'solana' },
  })
  const disconnecting = next.kit.disconnect('eip155')
  await settle()
  await next.disconnectWallets()
  await disconnecting
  await settle()
  expect([next.siwx.sessions, next.status()]).toEqual([[], 'signedOut'])
})

test('an extension without subscribe notes changes for other tabs, and follows theirs [SG11]', async () => {
  const env = createSessionKit({ policies: { ...policies, subscribe: undefined as never } })
  const { controls } = env.platform
  const noted = () => controls.storage?.get(changedKey) ?? null
  await env.connect()
  expect(noted()).toBeNull()
  await env.kit.session.signIn()
  const atSignIn = noted()
  const { sessions } = env.siwx
  expect(atSignIn).not.toBeNull()
  env.siwx.sessions = []
  controls.emitStorageChange(changedKey)
  await settle()
  expect(env.status()).toBe('signedOut')
  env.siwx.sessions = sessions
  controls.emitStorageChange(changedKey)
  await settle()
  expect(env.status()).toBe('signedIn')
  await env.kit.session.signOut()
  expect(noted()).not.toBe(atSignIn)
})

test('disconnecting ends the session of another account that the server has named [SG1]', async () => {
  const env = createSessionKit({ policies })
  const session = {
    data: {
      accountAddress: otherAddress,
      chainId: firstNetwork,
      domain: 'page.example',
      uri: 'https://page.example/',
      version: '1',
      nonce: 'nonce0001',
    },
    message: '',
    signature: '',
  }
  env.siwx.answer = async () => [session]
  await env.connect([address])
  expect(env.status()).toBe('signedOut')
  const disconnecting = env.kit.disconnect()
  await settle()
  await env.disconnectWallets()
  await disconnecting
  await settle()
  expect([env.count('setSessions'), env.status()]).toEqual([1, 'inactive'])
})
