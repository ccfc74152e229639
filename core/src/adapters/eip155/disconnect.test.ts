import { describe, expect, test } from 'vitest'
import { info, scriptedWallet, startAdapter, startWithWallet } from './scripted-wallet.fixture.ts'

const { signal } = new AbortController()
const rejectWith = (error: unknown) => () => Promise.reject(error)
const accountsPermission = () => [{ parentCapability: 'eth_accounts', caveats: [] }]

test('disconnect revokes the accounts permission', async () => {
  const { chain, wallet } = await startWithWallet({
    wallet_getPermissions: accountsPermission,
    wallet_revokePermissions: () => null,
  })
  await chain.disconnect(info.rdns, signal)
  expect(wallet.requests).toEqual([
    { method: 'wallet_getPermissions', params: undefined },
    { method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] },
  ])
})

test('disconnect keeps a permission that another namespace needs [V9]', async () => {
  const { chain, wallet } = await startWithWallet({ wallet_getPermissions: accountsPermission })
  await chain.disconnect(info.rdns, signal, { revoke: false })
  expect(wallet.requests).toEqual([])
})

test('disconnect revokes the permission of window.ethereum', async () => {
  const wallet = scriptedWallet({
    wallet_getPermissions: accountsPermission,
    wallet_revokePermissions: () => null,
  })
  const { adapter, clock } = startAdapter({ injected: { ethereum: () => wallet.provider } })
  adapter.discover({ found: () => {} })
  clock.advance(1_000)
  await (await adapter.load()).disconnect('injected', signal)
  expect(wallet.methods()).toEqual(['wallet_getPermissions', 'wallet_revokePermissions'])
})

describe('without an accounts permission', () => {
  test.each([
    ['if the wallet holds another permission', () => [{ parentCapability: 'endowment:page-home' }]],
    ['if the wallet holds no permission', () => []],
    ['if the wallet does not support permissions', rejectWith({ code: -32601 })],
    ['if the response is invalid', () => ({ parentCapability: 'eth_accounts' })],
    ['if a permission is null', () => [null]],
  ])('disconnect revokes nothing %s', async (_, wallet_getPermissions) => {
    const { chain, wallet } = await startWithWallet({ wallet_getPermissions })
    await chain.disconnect(info.rdns, signal)
    expect(wallet.methods()).toEqual(['wallet_getPermissions'])
  })
})

test.each([4200, -32601, -32004])(
  'disconnect resolves if the wallet responds to the revocation with error %i',
  async (code) => {
    const { chain } = await startWithWallet({
      wallet_getPermissions: accountsPermission,
      wallet_revokePermissions: rejectWith({ code }),
    })
    await expect(chain.disconnect(info.rdns, signal)).resolves.toBeUndefined()
  },
)

test('disconnect throws account/disconnect-failed if the wallet rejects the revocation with another error', async () => {
  const { chain } = await startWithWallet({
    wallet_getPermissions: accountsPermission,
    wallet_revokePermissions: rejectWith('odd'),
  })
  await expect(chain.disconnect(info.rdns, signal)).rejects.toMatchObject({
    code: 'account/disconnect-failed',
    message: 'Failed to disconnect',
  })
})

test('disconnect resolves for a missing wallet', async () => {
  const { chain } = await startWithWallet({})
  await expect(chain.disconnect('dev.gone', signal)).resolves.toBeUndefined()
})

test.each(['wallet_getPermissions', 'wallet_revokePermissions'])(
  'disconnect can be aborted while %s is pending',
  async (method) => {
    const { chain } = await startWithWallet({
      wallet_getPermissions: accountsPermission,
      [method]: () => new Promise(() => {}),
    })
    const caller = new AbortController()
    const disconnected = chain.disconnect(info.rdns, caller.signal)
    caller.abort()
    await expect(disconnected).rejects.toMatchObject({ code: 'kit/aborted' })
  },
)
