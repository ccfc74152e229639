import { expect, test } from 'vitest'
import type { PairingEvent, RemoteConnector } from '../../connectors/connector.ts'
import { caipNetworkIdOf } from '../../domain/caip/caip.ts'
import type { AuthenticationAnswer } from '../../domain/sign-in/authentication.ts'
import { catalogue } from '../../errors/catalogue.ts'
import { KitError } from '../../errors/kit-error.ts'
import { lazy } from '../../platform/lazy.ts'
import { createLazyRemote } from './create-connectors.ts'

const { signal } = new AbortController()
const answer: AuthenticationAnswer = {
  request: {
    data: {
      accountAddress: '',
      chainId: caipNetworkIdOf('eip155', 1),
      domain: 'page.example',
      uri: 'https://page.example/',
      version: '1',
      nonce: 'abcdefghij0123456789',
    },
    chains: [caipNetworkIdOf('eip155', 1)],
  },
  cacaos: [{}],
  accounts: [],
}
function setup({ isNeeded } = { isNeeded: false }) {
  const log: string[] = []
  let load: { finish(): undefined; fail(): undefined } = {
    finish: () => undefined,
    fail: () => undefined,
  }
  const connector: RemoteConnector = {
    id: 'walletConnect',
    pair(_, listener) {
      log.push('pair')
      listener({ type: 'relay.lost' })
      return () => log.push('unsubscribe')
    },
    grants: async () => [],
    takeCacaos: () => answer,
    resume: async () => null,
    watch(namespace) {
      log.push(`watch ${namespace}`)
      return () => log.push(`unwatch ${namespace}`)
    },
    disconnect: async () => void log.push('disconnect'),
    switchNetwork: async ({ caipNetworkId }) => caipNetworkId,
    provider: () => null,
    watchSession(listener) {
      listener(null)
      return () => {}
    },
    watchReplacement: () => () => {},
    watchAdoption(listener) {
      listener(['eip155'])
      return () => log.push('unwatch adoption')
    },
    watchServiceErrors: () => () => {},
    universalProvider: async () => ({}),
    forgetSession: () => void log.push('forget'),
    reconnect: () => void log.push('reconnect'),
    stop: () => void log.push('stop'),
  }
  let imports = 0
  const importConnector = () => {
    imports += 1
    return new Promise<RemoteConnector>((resolve, reject) => {
      load = {
        finish: () => void resolve(connector),
        fail: () => void reject(new KitError(catalogue, 'endpoint/unreachable')),
      }
    })
  }
  const remote = createLazyRemote('walletConnect', lazy(importConnector), () => isNeeded)
  const settle = (_: undefined) => new Promise<void>((resolve) => void setImmediate(resolve))
  return {
    remote,
    log,
    imports: () => imports,
    finishLoading: () => settle(load.finish()),
    failLoading: () => settle(load.fail()),
  }
}

test('createLazyRemote does not load the connector to watch, reconnect or forget a session', () => {
  const { remote, imports } = setup()
  const sessions: unknown[] = []
  remote.watchSession((session) => sessions.push(session))
  remote.watch('eip155', () => {})
  remote.watchServiceErrors(() => {})
  remote.watchReplacement(() => {})
  remote.watchAdoption(() => {})
  remote.reconnect()
  remote.forgetSession()
  expect([remote.provider('eip155'), sessions, imports()]).toEqual([null, [null], 0])
})

test('createLazyRemote takes the answer of a wallet when it is loaded, and does not load for it', async () => {
  const { remote, imports, finishLoading } = setup()
  expect([remote.takeCacaos(), imports()]).toEqual([null, 0])
  void remote.resume({ namespace: 'eip155', address: null }, signal)
  await finishLoading()
  expect(remote.takeCacaos()).toBe(answer)
})

test('createLazyRemote attaches listeners from before loading, except those that unsubscribed', async () => {
  const { remote, log, finishLoading } = setup()
  remote.watch('eip155', () => {})
  remote.watch('solana', () => {})()
  const events: PairingEvent[] = []
  const unsubscribe = remote.pair({ fresh: false }, (event) => events.push(event))
  remote.pair({ fresh: false }, () => {})()
  await finishLoading()
  expect(log).toEqual(['watch eip155', 'pair'])
  expect(events).toEqual([{ type: 'relay.lost' }])
  unsubscribe()
  expect(log.at(-1)).toBe('unsubscribe')
})

test('createLazyRemote emits pairing.failed if loading fails, and loads again on the next call', async () => {
  const { remote, imports, failLoading, finishLoading, log } = setup()
  const events: PairingEvent[] = []
  remote.pair({ fresh: false }, (event) => events.push(event))()
  await failLoading()
  expect(events).toEqual([])
  const stop = remote.pair({ fresh: false }, (event) => events.push(event))
  await failLoading()
  expect(events).toMatchObject([
    { type: 'pairing.failed', error: { code: 'endpoint/unreachable' } },
  ])
  stop()
  const connected = remote.resume({ namespace: 'eip155', address: null }, signal)
  await finishLoading()
  expect([await connected, imports(), log]).toEqual([null, 3, []])
})

test('forgetSession during loading is applied after loading [D4]', async () => {
  const { remote, finishLoading, log } = setup()
  void remote.resume({ namespace: 'eip155', address: null }, signal)
  remote.forgetSession()
  await finishLoading()
  expect(log).toEqual(['forget'])
})

test('createLazyRemote loads for a listener of adoptions if a code was shown before a reload [V34]', async () => {
  const { remote, imports, finishLoading, log } = setup({ isNeeded: true })
  const adopted: unknown[] = []
  const stop = remote.watchAdoption((namespaces) => adopted.push(namespaces))
  expect(imports()).toBe(1)
  await finishLoading()
  expect(adopted).toEqual([['eip155']])
  stop()
  expect(log).toEqual(['unwatch adoption'])
})

test('createLazyRemote ignores a failed load for adoptions [V34]', async () => {
  const { remote, imports, failLoading } = setup({ isNeeded: true })
  remote.watchAdoption(() => {})
  await failLoading()
  expect(imports()).toBe(1)
})
