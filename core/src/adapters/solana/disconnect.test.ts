import { expect, test } from 'vitest'
import { keyOf } from './keys.fixture.ts'
import { meet } from './scripted-wallet.fixture.ts'

const ada = keyOf(1)
const { signal } = new AbortController()

async function connected(more: Parameters<typeof meet>[1] = {}) {
  const met = await meet([ada], more)
  await met.chain.connect({ connectorId: 'Lumen', caipNetworkId: null }, signal)
  return met
}

test('the wallet is told where it can be', async () => {
  const { chain, features } = await connected({ 'standard:disconnect': () => undefined })
  await chain.disconnect('Lumen', signal)
  expect(features()).toEqual(['standard:connect', 'standard:disconnect'])
  expect(chain.provider('Lumen')).toBeNull()
})

test('one that cannot, or is gone, is left as it is', async () => {
  const { chain, features } = await connected()
  await chain.disconnect('Lumen', signal)
  await chain.disconnect('Gone', signal)
  expect(features()).toEqual(['standard:connect'])
})

test('a wallet that fails at it is told of', async () => {
  const { chain } = await connected({ 'standard:disconnect': () => Promise.reject('odd') })
  await expect(chain.disconnect('Lumen', signal)).rejects.toMatchObject({
    code: 'account/disconnect-failed',
  })
})

test('a silent wallet can be left', async () => {
  const { chain } = await connected({ 'standard:disconnect': () => new Promise(() => {}) })
  const caller = new AbortController()
  const leaving = chain.disconnect('Lumen', caller.signal)
  caller.abort()
  await expect(leaving).rejects.toMatchObject({ code: 'kit/aborted' })
})
