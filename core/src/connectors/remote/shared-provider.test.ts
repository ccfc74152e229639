import { expect, test } from 'vitest'
import {
  bob,
  rawSession,
  scriptedProvider,
  solanaMain,
} from '../../clients/relay/scripted-provider.fixture.ts'
import { setup } from './remote.fixture.ts'

async function createConnected() {
  const sdk = scriptedProvider()
  sdk.setSession(rawSession())
  const run = setup({ sdk })
  await run.resume()
  return run
}

test('a shared provider emits the EIP-1193 events of its own namespace only, and no other events of the wallet [W7]', async () => {
  const { provider, emitWallet, emitSession } = await createConnected()
  const received: unknown[] = []
  for (const name of [
    'accountsChanged',
    'chainChanged',
    'connect',
    'disconnect',
    'message',
    'newListener',
  ])
    provider().on(name, (value) => received.push([name, value]))
  provider('solana').on('chainChanged', (value) => received.push(['solana', value]))
  emitWallet('accountsChanged', [bob])
  emitWallet('chainChanged', 10)
  emitWallet('chainChanged', 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1', solanaMain)
  emitWallet('message', { type: 'x' })
  for (const name of ['connect', 'disconnect', 'newListener']) emitWallet(name, 'imitated')
  emitSession('session_delete', { topic: 'topic-1' })
  expect(received).toMatchObject([
    ['accountsChanged', [bob, expect.anything()]],
    ['chainChanged', '0xa'],
    ['solana', 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'],
    ['message', { type: 'x' }],
    ['disconnect', { code: 4900, cause: { code: 'rpc/provider-disconnected' } }],
  ])
})

test('on() adds a listener once and removeListener() removes it', async () => {
  const { provider, emitWallet } = await createConnected()
  const received: unknown[] = []
  const listener = (value: unknown) => void received.push(value)
  provider().on('chainChanged', listener)
  provider().on('chainChanged', listener)
  emitWallet('chainChanged', 10)
  provider().removeListener('chainChanged', listener)
  provider().removeListener('chainChanged', listener)
  emitWallet('chainChanged', 1)
  expect(received).toEqual(['0xa'])
})

test('a shared provider logs the error of a listener and still emits to the others', async () => {
  const { provider, emitWallet, events, platform } = await createConnected()
  provider().on('chainChanged', () => {
    throw new Error('listener of the page')
  })
  emitWallet('chainChanged', 10)
  expect(events).toHaveLength(1)
  expect(platform.controls.logged).toMatchObject([{ level: 'error' }])
})

test('provider() returns one object per session, whose requests reject after the session has ended', async () => {
  const { provider, connector, emitSession, emitProvider } = await createConnected()
  const first = provider()
  expect(provider()).toBe(first)
  emitSession('session_delete', { topic: 'topic-1' })
  expect(connector.provider('eip155')).toBeNull()
  emitProvider('connect', { session: rawSession({ topic: 'topic-2' }) })
  expect(provider()).not.toBe(first)
  await expect(provider().request({ method: 'eth_chainId' })).resolves.toBe('0x1')
  await expect(first.request({ method: 'eth_accounts' })).rejects.toMatchObject({
    code: 'rpc/provider-disconnected',
  })
})

test('connection() returns accounts and network until the session ends', async () => {
  const { provider, emitSession } = await createConnected()
  const eip155Provider = provider()
  expect(eip155Provider.connection()?.caipNetworkId).toBe('eip155:1')
  expect(eip155Provider.connection()?.accounts.map(({ address }) => address)).toEqual(
    await eip155Provider.request({ method: 'eth_accounts' }),
  )
  emitSession('session_delete', { topic: 'topic-1' })
  expect(eip155Provider.connection()).toBeNull()
})
