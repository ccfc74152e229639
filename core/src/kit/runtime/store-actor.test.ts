import { expect, test } from 'vitest'
import type { ApprovalSource } from '../../domain/request/unsafe-request.ts'
import { catalogue } from '../../errors/catalogue.ts'
import { KitError } from '../../errors/kit-error.ts'
import { createMemoryPlatform } from '../../platform/memory.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { Messages } from '../../protocol/messages.ts'
import { approvalsStore } from '../../stores/approvals/approvals.store.ts'
import { createLazyStoreActor, createStoreActor, type StoreRef } from './store-actor.ts'

const show = { type: 'show', variant: 'success', code: null, message: null } as const
const hide = { type: 'hide', code: null, transfer: null } as const
/** When the store receives this message, it sends `hide` to itself. */
const showNested = { type: 'show', variant: 'error', code: null, message: 'nested' } as const

function setup({ failingStarts = 0 } = {}) {
  const log: string[] = []
  const reported: unknown[] = []
  const store: StoreRef<'toast'> = {
    send(message: Messages['toast']) {
      log.push(message.type)
      if (message.type === 'show' && message.message === 'nested') lazyStore.send(hide)
    },
    loading: () => null,
    state: () => ({
      open: true,
      key: 1,
      variant: 'success',
      code: null,
      message: null,
      transfer: null,
    }),
    start() {
      if (failingStarts-- > 0) throw new Error('the store did not start')
      log.push('(started)')
    },
    stop: () => void log.push('(stopped)'),
  }
  let load = { resolve(_store: StoreRef<'toast'>) {}, reject(_error: Error) {} }
  let loads = 0
  const online = new Set<() => void>()
  const lazyStore = createLazyStoreActor<'toast', StoreRef<'toast'>>({
    placeholder: { open: false },
    loadOn: ['show'],
    online(listener) {
      online.add(listener)
      return () => void online.delete(listener)
    },
    changed: () => void log.push('(changed)'),
    load: () => {
      loads += 1
      return new Promise((resolve, reject) => {
        load = { resolve, reject }
      })
    },
    create: (code) => code,
    report: (error) => reported.push(error),
  })
  const settle = () => new Promise<void>((resolve) => void setImmediate(resolve))
  return {
    lazyStore,
    online,
    log,
    reported,
    loads: () => loads,
    async finishLoading() {
      load.resolve(store)
      await settle()
    },
    async failLoading() {
      load.reject(new KitError(catalogue, 'endpoint/unreachable'))
      await settle()
    },
  }
}

test('a lazy store ignores messages that are not in `loadOn` until it loads', () => {
  const { lazyStore, loads } = setup()
  lazyStore.send(hide)
  expect(loads()).toBe(0)
  expect(lazyStore.state()).toEqual({ open: false })
})

test('a lazy store loads with the first message in `loadOn`, receives all later ones in order, and starts after them [V6]', async () => {
  const { lazyStore, log, loads, finishLoading } = setup()
  lazyStore.send(show)
  lazyStore.send(hide)
  lazyStore.send(show)
  await finishLoading()
  lazyStore.send(hide)
  expect(log).toEqual(['show', 'hide', 'show', '(started)', '(changed)', 'hide'])
  expect(loads()).toBe(1)
  expect(lazyStore.state()).toMatchObject({ open: true })
})

test('a lazy store reports a failed load, keeps the queue and loads again with the next message', async () => {
  const { lazyStore, log, reported, finishLoading, failLoading } = setup()
  lazyStore.send(show)
  await failLoading()
  expect(reported).toHaveLength(1)
  lazyStore.send(hide)
  await finishLoading()
  expect(log).toEqual(['show', 'hide', '(started)', '(changed)'])
})

test('a lazy store loads again each time the browser is online, until loading succeeds [G7]', async () => {
  const { lazyStore, online, log, loads, finishLoading, failLoading } = setup()
  const goOnline = () => {
    for (const listener of online) listener()
  }
  lazyStore.send(show)
  await failLoading()
  goOnline()
  await failLoading()
  goOnline()
  await finishLoading()
  expect(log).toEqual(['show', '(started)', '(changed)'])
  expect(loads()).toBe(3)
  expect(online.size).toBe(0)
})

test('a lazy store loads again at once if the browser came online during the failed load [G7]', async () => {
  const { lazyStore, online, log, loads, finishLoading, failLoading } = setup()
  lazyStore.send(show)
  for (const listener of online) listener()
  expect(loads()).toBe(1)
  await failLoading()
  expect(loads()).toBe(2)
  await failLoading()
  expect(loads()).toBe(2)
  for (const listener of online) listener()
  await finishLoading()
  expect(log).toEqual(['show', '(started)', '(changed)'])
})

test('a lazy store that fails to start loads again when the browser is online [G7]', async () => {
  const { lazyStore, online, log, reported, finishLoading } = setup({ failingStarts: 1 })
  lazyStore.send(show)
  await finishLoading()
  expect(reported).toHaveLength(1)
  for (const listener of online) listener()
  await finishLoading()
  expect(log).toEqual(['show', 'show', '(started)', '(changed)'])
})

test('a lazy store that is stopped after a failed load does not load again', async () => {
  const { lazyStore, online, failLoading } = setup()
  lazyStore.send(show)
  await failLoading()
  lazyStore.stop()
  expect(online.size).toBe(0)
})

test('a lazy store queues messages sent while it replays its queue', async () => {
  const { lazyStore, log, finishLoading } = setup()
  lazyStore.send(showNested)
  lazyStore.send(show)
  await finishLoading()
  expect(log).toEqual(['show', 'show', '(started)', 'hide', '(changed)'])
})

test('a lazy store that is stopped while it loads is never started', async () => {
  const { lazyStore, log, finishLoading } = setup()
  lazyStore.send(show)
  lazyStore.stop()
  await finishLoading()
  expect(log).toEqual([])
})

test('a lazy store that is stopped stops its store', async () => {
  const { lazyStore, log, finishLoading } = setup()
  lazyStore.send(show)
  await finishLoading()
  lazyStore.stop()
  expect(log.at(-1)).toBe('(stopped)')
})

test('loading of a lazy store resolves whether the load fails or succeeds', async () => {
  const { lazyStore, log, finishLoading, failLoading } = setup()
  expect(lazyStore.loading()).toBeNull()
  lazyStore.send(show)
  void lazyStore.loading()?.then(() => log.push('(settled)'))
  await failLoading()
  expect(log).toEqual(['(settled)'])
  expect(lazyStore.loading()).toBeNull()
  lazyStore.send(show)
  void lazyStore.loading()?.then(() => log.push('(settled)'))
  await finishLoading()
  expect(log).toEqual(['(settled)', 'show', 'show', '(started)', '(changed)', '(settled)'])
})

test('a lazy approvals store applies queued messages only to requests that are older than these [V6]', async () => {
  const request = {
    id: 'one',
    namespace: 'eip155',
    caipNetworkId: null,
    address: null,
    method: 'personal_sign',
    params: [],
    drawnBy: 'modal',
  } as const
  const rejected: string[] = []
  const page: ApprovalSource = {
    connectorId: 'own',
    subscribe(listener) {
      listener.received(request)
      return () => {}
    },
    approve: () => {},
    reject: (id) => void rejected.push(id),
  }
  const platform = createMemoryPlatform()
  const ignore = () => {}
  const lazyStore = createLazyStoreActor<'approvals', StoreRef<'approvals'>>({
    placeholder: {
      request: null,
      pending: [],
      waiting: 0,
      step: 'idle',
      approvable: false,
      origin: '',
      fee: null,
      readingFee: false,
      tokens: null,
    },
    loadOn: ['watch'],
    online: () => ignore,
    changed: ignore,
    report: ignore,
    load: async () =>
      createStoreActor({
        id: 'approvals',
        store: approvalsStore,
        input: { limit: 20, origin: '' },
        deps: { approvals: { page, embedded: null }, platform } as unknown as Deps,
        environment: { clock: platform.clock, inspect: ignore },
        hooks: { onEmit: ignore, onChange: ignore, onCrash: ignore },
      }),
    create: (code) => code,
  })
  lazyStore.send({ type: 'watch' })
  lazyStore.send({ type: 'requests.reject', ids: ['one'] })
  await lazyStore.loading()
  expect([lazyStore.state().request?.id, rejected]).toEqual(['one', []])
})
