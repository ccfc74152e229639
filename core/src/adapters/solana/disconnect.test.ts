import { expect, test } from 'vitest'
import { createKey } from './keys.fixture.ts'
import { startWithWallet } from './scripted-wallet.fixture.ts'

const ada = createKey(1)
const { signal } = new AbortController()

async function startConnected(scripts: Parameters<typeof startWithWallet>[1] = {}) {
  const started = await startWithWallet([ada], scripts)
  await started.chain.connect({ connectorId: 'Lumen', caipNetworkId: null }, signal)
  return started
}

test('disconnect calls standard:disconnect if the wallet supports it', async () => {
  const { chain, features } = await startConnected({ 'standard:disconnect': () => undefined })
  await chain.disconnect('Lumen', signal)
  expect(features()).toEqual(['standard:connect', 'standard:disconnect'])
  expect(chain.provider('Lumen')).toBeNull()
})

test('disconnect only forgets a wallet whose permission another namespace needs [V9]', async () => {
  const { chain, features } = await startConnected({ 'standard:disconnect': () => undefined })
  await chain.disconnect('Lumen', signal, { revoke: false })
  expect(features()).toEqual(['standard:connect'])
  expect(chain.provider('Lumen')).toBeNull()
})

test('disconnect resolves for a wallet without standard:disconnect and for a missing wallet', async () => {
  const { chain, features } = await startConnected()
  await chain.disconnect('Lumen', signal)
  await chain.disconnect('Gone', signal)
  expect(features()).toEqual(['standard:connect'])
})

test('disconnect throws account/disconnect-failed if the wallet fails', async () => {
  const { chain } = await startConnected({ 'standard:disconnect': () => Promise.reject('odd') })
  await expect(chain.disconnect('Lumen', signal)).rejects.toMatchObject({
    code: 'account/disconnect-failed',
  })
})

test('disconnect can be aborted while the wallet does not respond', async () => {
  const { chain } = await startConnected({ 'standard:disconnect': () => new Promise(() => {}) })
  const caller = new AbortController()
  const disconnected = chain.disconnect('Lumen', caller.signal)
  caller.abort()
  await expect(disconnected).rejects.toMatchObject({ code: 'kit/aborted' })
})
