import { expect, test } from 'vitest'
import type { PairingEvent, SharedConnector } from '../../connectors/connector.ts'
import { createLazyConnector } from './create-connectors.ts'

const { signal } = new AbortController()
function world() {
  const said: string[] = []
  let answer: { here(): undefined; gone(): undefined } = {
    here: () => undefined,
    gone: () => undefined,
  }
  const connector: SharedConnector = {
    pair(_, listener) {
      said.push('pair')
      listener({ type: 'relay.lost' })
      return () => said.push('leave')
    },
    grants: async () => [],
    resume: async () => null,
    watch(namespace) {
      said.push(`watch ${namespace}`)
      return () => said.push(`unwatch ${namespace}`)
    },
    disconnect: async () => void said.push('disconnect'),
    switchNetwork: async ({ caipNetworkId }) => caipNetworkId,
    provider: () => null,
    watchSession(listener) {
      listener(null)
      return () => {}
    },
    watchServiceErrors: () => () => {},
    universalProvider: async () => ({}),
    forgetSession: () => void said.push('forget'),
    reconnect: () => void said.push('wake'),
    stop: () => void said.push('stop'),
  }
  let imports = 0
  const remote = createLazyConnector(() => {
    imports += 1
    return new Promise((resolve, reject) => {
      answer = {
        here: () => void resolve(connector),
        gone: () => void reject(new TypeError('no file')),
      }
    })
  })
  const settle = (_: undefined) =>
    new Promise<void>((resolve) =>
      queueMicrotask(() => queueMicrotask(() => queueMicrotask(resolve))),
    )
  return {
    remote,
    said,
    imports: () => imports,
    here: () => settle(answer.here()),
    gone: () => settle(answer.gone()),
  }
}

test('nothing is loaded by listening, waking or forgetting', () => {
  const { remote, imports } = world()
  const sessions: unknown[] = []
  remote.watchSession((session) => sessions.push(session))
  remote.watch('eip155', () => {})
  remote.watchServiceErrors(() => {})
  remote.reconnect()
  remote.forgetSession()
  expect([remote.provider('eip155'), sessions, imports()]).toEqual([null, [null], 0])
})

test('who listened before it was there is heard, who left before is not', async () => {
  const { remote, said, here } = world()
  remote.watch('eip155', () => {})
  remote.watch('solana', () => {})()
  const events: PairingEvent[] = []
  const leave = remote.pair({ fresh: false }, (event) => events.push(event))
  remote.pair({ fresh: false }, () => {})()
  await here()
  expect(said).toEqual(['watch eip155', 'pair'])
  expect(events).toEqual([{ type: 'relay.lost' }])
  leave()
  expect(said.at(-1)).toBe('leave')
})

test('code that cannot be loaded fails the pairing, and the next one loads it again', async () => {
  const { remote, imports, gone, here, said } = world()
  const events: PairingEvent[] = []
  remote.pair({ fresh: false }, (event) => events.push(event))()
  await gone()
  expect(events).toEqual([])
  const stop = remote.pair({ fresh: false }, (event) => events.push(event))
  await gone()
  expect(events).toMatchObject([{ type: 'pairing.failed', error: { code: 'remote/unreachable' } }])
  stop()
  const connected = remote.resume({ namespace: 'eip155', address: null }, signal)
  await here()
  expect([await connected, imports(), said]).toEqual([null, 3, []])
})

test('a pairing that failed is not begun when the code comes after all', async () => {
  const { remote, gone, here, said } = world()
  remote.pair({ fresh: false }, () => {})
  await gone()
  void remote.resume({ namespace: 'eip155', address: null }, signal)
  await here()
  expect(said).toEqual([])
})

test('D4: what another tab ended while the code was on its way is forgotten when it is there', async () => {
  const { remote, here, said } = world()
  void remote.resume({ namespace: 'eip155', address: null }, signal)
  remote.forgetSession()
  await here()
  expect(said).toEqual(['forget'])
})

test('stopping ends what is there, and what was still on its way', async () => {
  const { remote, said, here } = world()
  remote.pair({ fresh: false }, () => {})
  remote.stop()
  await here()
  expect(said).toEqual(['stop'])
  await expect(remote.grants(signal)).rejects.toThrow()
})
