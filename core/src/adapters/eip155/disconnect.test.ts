import { describe, expect, test } from 'vitest'
import { info, scriptedWallet, startAdapter, startWithWallet } from './scripted-wallet.fixture.ts'

const { signal } = new AbortController()
const fails = (error: unknown) => () => Promise.reject(error)
const held = () => [{ parentCapability: 'eth_accounts', caveats: [] }]

test('the permission is given back where it is held', async () => {
  const { chain, wallet } = await startWithWallet({
    wallet_getPermissions: held,
    wallet_revokePermissions: () => null,
  })
  await chain.disconnect(info.rdns, signal)
  expect(wallet.asked).toEqual([
    { method: 'wallet_getPermissions', params: undefined },
    { method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] },
  ])
})

test('window.ethereum is treated like a wallet that announced itself', async () => {
  const wallet = scriptedWallet({
    wallet_getPermissions: held,
    wallet_revokePermissions: () => null,
  })
  const { adapter, clock } = startAdapter({ injected: { ethereum: () => wallet.provider } })
  adapter.discover({ found: () => {} })
  clock.advance(1_000)
  await (await adapter.load()).disconnect('injected', signal)
  expect(wallet.methods()).toEqual(['wallet_getPermissions', 'wallet_revokePermissions'])
})

describe('nothing is revoked', () => {
  test.each([
    ['another permission is held', () => [{ parentCapability: 'endowment:page-home' }]],
    ['none is', () => []],
    ['the wallet knows no permissions', fails({ code: -32601 })],
    ['the answer is rubbish', () => ({ parentCapability: 'eth_accounts' })],
    ['a permission is null', () => [null]],
  ])('where %s', async (_, wallet_getPermissions) => {
    const { chain, wallet } = await startWithWallet({ wallet_getPermissions })
    await chain.disconnect(info.rdns, signal)
    expect(wallet.methods()).toEqual(['wallet_getPermissions'])
  })
})

test.each([4200, -32601, -32004])(
  'a wallet that cannot revoke (%i) is left as it is',
  async (code) => {
    const { chain } = await startWithWallet({
      wallet_getPermissions: held,
      wallet_revokePermissions: fails({ code }),
    })
    await expect(chain.disconnect(info.rdns, signal)).resolves.toBeUndefined()
  },
)

test('a wallet that fails to revoke is told', async () => {
  const { chain } = await startWithWallet({
    wallet_getPermissions: held,
    wallet_revokePermissions: fails('odd'),
  })
  await expect(chain.disconnect(info.rdns, signal)).rejects.toMatchObject({
    code: 'account/disconnect-failed',
    message: 'Failed to disconnect',
  })
})

test('a wallet that is gone needs nothing', async () => {
  const { chain } = await startWithWallet({})
  await expect(chain.disconnect('dev.gone', signal)).resolves.toBeUndefined()
})

test.each(['wallet_getPermissions', 'wallet_revokePermissions'])(
  'a wallet that is silent at %s can be left',
  async (silent) => {
    const { chain } = await startWithWallet({
      wallet_getPermissions: held,
      [silent]: () => new Promise(() => {}),
    })
    const caller = new AbortController()
    const leaving = chain.disconnect(info.rdns, caller.signal)
    caller.abort()
    await expect(leaving).rejects.toMatchObject({ code: 'kit/aborted' })
  },
)
