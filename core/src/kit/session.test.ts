import { expect, test } from 'vitest'
import { timeouts } from '../domain/constants.ts'
import { fromWallet } from '../errors/rpc-codes.ts'
import {
  address,
  connection,
  firstNetwork,
  otherAddress,
  secondNetwork,
  settle,
  storedConnection,
} from './kit.fixture.ts'
import { createSessionKit, holdSignatures } from './session.fixture.ts'

const signIn = { phase: 'open', view: 'SIWXSignMessage', toast: null, shaking: false }

test('connecting opens SIWXSignMessage in place of closing, and the signature closes it', async () => {
  const env = createSessionKit()
  await env.connect()
  expect([env.status(), env.modal()]).toEqual(['signedOut', signIn])
  expect(env.view()).toMatchObject({
    step: 'reviewing',
    required: true,
    account: { address, caipNetworkId: firstNetwork },
    site: { name: 'Test page', origin: 'https://page.example' },
    wallet: { name: 'fox' },
  })
  await env.act('sign')
  expect(env.status()).toBe('signedIn')
  expect(env.kit.session.get().session?.signature).toMatch(/^signed:page.example wants you/)
  expect(env.modal().phase).not.toBe('open')
})

test('a change requests at most one nonce and one session', async () => {
  const env = createSessionKit()
  await env.signIn()
  expect(env.siwx.calls).toEqual(['getSessions', 'createMessage', 'addSession'])
})

test('a visitor who has a session connects without a view of sign-in', async () => {
  const env = createSessionKit()
  await env.signIn()
  const { sessions } = env.siwx
  const again = createSessionKit()
  again.siwx.sessions.push(...sessions)
  await again.connect()
  await again.elapse(timeouts.modalClose)
  expect([again.status(), again.modal().phase]).toEqual(['signedIn', 'closed'])
  expect(again.siwx.calls).toEqual(['getSessions'])
})

test('a restored connection without a session opens SIWXSignMessage at start', async () => {
  const env = createSessionKit({ stored: storedConnection('fox') })
  await settle()
  env.adapter.calls.resume.at(-1)?.resolve(connection('fox'))
  await settle()
  expect([env.status(), env.modal()]).toEqual(['signedOut', signIn])
  expect(env.view().step).toBe('reviewing')
})

test('a restored connection with a session opens nothing', async () => {
  const env = createSessionKit({ stored: storedConnection('fox') })
  const first = createSessionKit()
  await first.connect()
  await first.act('sign')
  env.siwx.sessions.push(...first.siwx.sessions)
  await settle()
  env.adapter.calls.resume.at(-1)?.resolve(connection('fox'))
  await settle()
  expect([env.status(), env.modal().phase]).toEqual(['signedIn', 'closed'])
})

test('an unsupported network shows UnsupportedChain, and sign-in follows on a configured one', async () => {
  const env = createSessionKit()
  await env.connect([address], 'eip155:99' as typeof firstNetwork)
  expect([env.status(), env.modal().view]).toEqual(['inactive', 'UnsupportedChain'])
  expect(env.siwx.calls).toEqual([])
  env.adapter.emit({ type: 'chain.changed', caipNetworkId: firstNetwork })
  await settle()
  expect([env.status(), env.modal()]).toEqual(['signedOut', signIn])
})

test('closing shakes the modal while sign-in is required, and closes it where it is not', async () => {
  const env = createSessionKit()
  await env.connect()
  env.kit.modal.requestClose()
  await settle()
  expect(env.modal()).toEqual({ ...signIn, shaking: true })
  const optional = createSessionKit({ policies: { getRequired: () => false } })
  await optional.connect()
  optional.kit.modal.requestClose()
  await settle()
  expect([optional.modal().phase, optional.status()]).toEqual(['closing', 'signedOut'])
})

test('open shows a required sign-in in place of Account, and Account once signed in', async () => {
  const env = createSessionKit()
  await env.connect()
  env.kit.close()
  await env.elapse(timeouts.modalClose)
  await env.kit.open()
  expect(env.modal().view).toBe('SIWXSignMessage')
  await settle()
  await env.act('sign')
  await env.elapse(timeouts.modalClose)
  await env.kit.open({ view: 'SIWXSignMessage' })
  expect(env.modal().view).toBe('Account')
})

test('cancel disconnects all wallets where sign-in is required, and signs out', async () => {
  const env = createSessionKit()
  await env.connectSolana()
  await env.act('sign')
  await env.elapse(timeouts.modalClose)
  await env.connect()
  await env.act('cancel')
  expect([env.adapter.calls.disconnect.length, env.solana.calls.disconnect.length]).toEqual([1, 1])
  await env.disconnectWallets()
  await env.elapse(timeouts.modalClose)
  expect(env.status()).toBe('inactive')
  expect(env.modal()).toMatchObject({ phase: 'closed', view: 'Connect' })
  expect(env.siwx.sessions).toEqual([])
})

test('cancel keeps the permission of a wallet that another namespace still restores [V9]', async () => {
  const env = createSessionKit({
    stored: { '@latchkit/default/solana:connected_connector_id': 'fox' },
  })
  await env.connect()
  expect(env.solana.calls.resume.length).toBe(1)
  await env.act('cancel')
  expect(env.adapter.calls.disconnect.map(({ revoke }) => revoke)).toEqual([false])
})

test('cancel keeps the wallet where sign-in is not required', async () => {
  const env = createSessionKit({ policies: { getRequired: () => false } })
  await env.connect()
  await env.act('cancel')
  await env.elapse(timeouts.modalClose)
  expect([env.status(), env.modal().phase]).toEqual(['signedOut', 'closed'])
  expect(env.kit.account.get().status).toBe('connected')
})

test('a declined signature shows its toast and can be requested again', async () => {
  const env = createSessionKit()
  const requests = holdSignatures(env)
  await env.signIn()
  requests.at(-1)?.reject(fromWallet({ code: 4001 }))
  await settle()
  expect(env.modal()).toEqual({ ...signIn, toast: 'siwx/declined' })
  expect(env.view()).toMatchObject({ step: 'declined', problem: 'siwx/declined' })
  await env.act('retry')
  requests.at(-1)?.resolve('0xs')
  await settle()
  expect(env.status()).toBe('signedIn')
  expect(env.count('createMessage')).toBe(1)
})

test('a declined signature of a smart account shows the toast about smart accounts', async () => {
  const env = createSessionKit()
  const requests = holdSignatures(env)
  void env.kit.open({ view: 'Connect' })
  env.kit.modal.push('ConnectingExternal', { connectorId: 'fox' })
  await settle()
  env.adapter.calls.connect.at(-1)?.resolve({
    ...connection('fox'),
    accounts: [{ address, type: 'smartAccount' }],
  })
  await settle()
  await env.elapse(1_000)
  await env.act('sign')
  requests.at(-1)?.reject(fromWallet({ code: 4001 }))
  await settle()
  expect(env.modal().toast).toBe('siwx/smart-account')
})

test('a wallet that never answers leaves the visitor the way out', async () => {
  const env = createSessionKit()
  const requests = holdSignatures(env)
  await env.signIn()
  await env.elapse(timeouts.walletUnresponsive)
  expect(env.view()).toMatchObject({ step: 'signing', unresponsive: true })
  await env.act('cancel')
  expect(requests.at(-1)?.signal.aborted).toBe(true)
  await env.disconnectWallets()
  expect(env.status()).toBe('inactive')
})

test('another account discards the pending signature and starts over [J3]', async () => {
  const env = createSessionKit()
  const requests = holdSignatures(env)
  await env.signIn()
  env.adapter.emit({ type: 'accounts.changed', accounts: [{ address: otherAddress, type: 'eoa' }] })
  await settle()
  expect(requests[0]?.signal.aborted).toBe(true)
  expect(env.modal()).toEqual(signIn)
  expect(env.view()).toMatchObject({ step: 'reviewing', account: { address: otherAddress } })
  requests[0]?.resolve('0xlate')
  await settle()
  expect([env.status(), env.count('addSession')]).toEqual(['signedOut', 0])
  await env.act('sign')
  expect(requests[1]?.message).toContain(otherAddress)
})

test('another network discards the pending signature, without closing the modal between [J3]', async () => {
  const env = createSessionKit()
  const requests = holdSignatures(env)
  await env.connect()
  const phases: string[] = []
  env.kit.watch(
    ({ modal, session }) => `${modal.phase} ${session.status}`,
    (phase) => phases.push(phase),
  )
  await env.act('sign')
  env.adapter.emit({ type: 'chain.changed', caipNetworkId: secondNetwork })
  await settle()
  expect(phases).toEqual(['open signedOut', 'open checking', 'open signedOut'])
  expect(requests[0]?.signal.aborted).toBe(true)
  expect(env.view()).toMatchObject({ step: 'reviewing', account: { caipNetworkId: secondNetwork } })
})

test('disconnecting while the wallet signs ends the sign-in', async () => {
  const env = createSessionKit()
  const requests = holdSignatures(env)
  await env.signIn()
  const done = env.kit.disconnect()
  await settle()
  await env.disconnectWallets()
  await done
  requests[0]?.resolve('0xlate')
  await env.elapse(timeouts.modalClose)
  expect([env.status(), env.modal().phase, env.count('addSession')]).toEqual([
    'inactive',
    'closed',
    0,
  ])
})

test('an unreachable server keeps the signature for a retry [J4]', async () => {
  const env = createSessionKit()
  const requests = holdSignatures(env)
  env.siwx.faults.addSession = new TypeError('Failed to fetch')
  await env.signIn()
  requests[0]?.resolve('0xs')
  await settle()
  expect(env.view()).toMatchObject({
    step: 'failed',
    signed: true,
    cause: { message: 'Failed to fetch' },
  })
  expect(env.status()).toBe('signedOut')
  env.siwx.faults = {}
  await env.act('retry')
  expect([env.status(), requests.length, env.count('createMessage')]).toEqual(['signedIn', 1, 1])
})

test.each([
  ['domain', { domain: 'evil.example' }, 'siwx/domain-mismatch'],
  ['URI', { uri: 'https://evil.example/' }, 'siwx/domain-mismatch'],
  ['account', { accountAddress: otherAddress }, 'siwx/other-account'],
  ['network', { chainId: secondNetwork }, 'siwx/other-account'],
  ['nonce', { nonce: 'short' }, 'siwx/nonce-invalid'],
  ['time', { issuedAt: new Date(600_000).toISOString() }, 'siwx/clock-wrong'],
])('a message with another %s is not signed [J1, J2, J6, R17]', async (_, tamper, problem) => {
  const env = createSessionKit()
  const requests = holdSignatures(env)
  env.siwx.tamper = tamper
  await env.connect()
  expect(env.view().step).toBe('failed')
  expect(['siwx/message-invalid', problem]).toContain(Object(env.view()).problem)
  await env.elapse(60_000)
  expect([requests.length, env.count('createMessage')]).toEqual([0, 1])
})

test('a page whose metadata names another origin does not sign in [M3]', async () => {
  const env = createSessionKit({
    metadata: { name: 'Shop', description: '', url: 'https://shop.example', icons: [] },
  })
  await env.connect()
  expect(env.view()).toMatchObject({ step: 'failed', problem: 'siwx/domain-mismatch' })
  expect(env.count('createMessage')).toBe(0)
})

test('sessions that cannot be read keep the wallet, and the sign-in shows why [SG6]', async () => {
  const env = createSessionKit()
  env.siwx.faults.getSessions = new Error('500')
  await env.connect()
  expect([env.status(), env.kit.account.get().status]).toEqual(['unknown', 'connected'])
  expect(env.modal()).toMatchObject({ view: 'SIWXSignMessage', toast: null })
  expect(env.view()).toMatchObject({ step: 'failed', problem: 'kit/unknown' })
  expect(env.platform.controls.logged).toContainEqual(
    expect.objectContaining({
      level: 'error',
      message: 'The sign-in sessions could not be read or verified',
    }),
  )
  await env.act('cancel')
  await env.disconnectWallets()
  expect([env.status(), env.kit.account.get().status]).toEqual(['inactive', 'disconnected'])
})
