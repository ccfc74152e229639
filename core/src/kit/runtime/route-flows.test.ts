import { expect, test } from 'vitest'
import type { ViewName } from '../../domain/routing/view-name.ts'
import { createMemoryPlatform } from '../../platform/memory.ts'
import type { AnyHandle, RunningFlow } from '../../protocol/flow.ts'
import type { KitState, RouterEntry } from '../../protocol/kit-state.ts'
import { createKit } from '../create-kit.ts'
import { createFlowLoader } from './flow-loader.ts'
import { createRouteFlows } from './route-flows.ts'

const settle = () => new Promise((resolve) => setImmediate(resolve))
const running = (status: 'running' | 'failed', stoppedFlows: string[] = []): RunningFlow => ({
  id: 'connect',
  getSnapshot: () => ({}) as ReturnType<RunningFlow['getSnapshot']>,
  subscribe: () => ({ unsubscribe: () => {} }),
  view: () => null,
  outcome: () => (status === 'running' ? { status } : { status, error: new Error('404') }),
  stop: () => void stoppedFlows.push('connect'),
})

/** Creates route flows for an open modal on Connect. Loading code fails until `allowLoading()`. */
function openModal() {
  const kit = createKit({
    projectId: 'p',
    networks: [
      {
        id: 1,
        name: 'One',
        nativeCurrency: { name: 'E', symbol: 'E', decimals: 18 },
        rpcUrls: { default: { http: [] } },
      },
    ],
    platform: createMemoryPlatform(),
  })
  let current: KitState = {
    ...kit.state.getSnapshot(),
    modal: { phase: 'open', shaking: false, namespace: null, consent: 'missing' },
  }
  let canLoad = false
  const stoppedFlows: string[] = []
  const leftViews: string[] = []
  let starts = 0
  const connect: AnyHandle = {
    id: 'connect',
    views: ['Connect', 'WhatIsAWallet', 'ConnectWallets'],
    nested: true,
    load: async () => {
      if (!canLoad) throw new TypeError('404')
      return {}
    },
  }
  const loader = { ...createFlowLoader(), flowOf: () => connect }
  const routeFlows = createRouteFlows({
    loader,
    state: () => current,
    runner: {
      run: () => {
        starts += 1
        return running('running', stoppedFlows)
      },
      send: (event) => void leftViews.push(Object(event).view),
      failed: () => running('failed'),
      subjectOf: () => null,
    },
    report: (error) => {
      throw error
    },
  })
  return {
    routeFlows,
    stoppedFlows,
    leftViews,
    /** Sets the views of the stack, root first. */
    show(...views: readonly ViewName[]) {
      const entries = views.map(
        (view, index) => ({ key: `${view}-${index}`, view, data: null }) as RouterEntry,
      )
      current = { ...current, router: { ...current.router, entries } }
      routeFlows.sync()
    },
    flows: () => routeFlows.store.getSnapshot(),
    starts: () => starts,
    status: () =>
      Object.values(routeFlows.store.getSnapshot()).map((flow) => flow.outcome().status),
    allowLoading: () => {
      canLoad = true
    },
    /** Loads the code of the flow, as the retry of the modal does. */
    load: () => loader.code(connect).load(),
    /** Opens the modal again during its closing animation. */
    reopen: () => {
      current = {
        ...current,
        modal: { phase: 'open', shaking: false, namespace: null, consent: 'missing' },
      }
      routeFlows.sync()
    },
    close: () => {
      current = {
        ...current,
        modal: { phase: 'closed', shaking: false, namespace: null, consent: 'missing' },
      }
      routeFlows.sync()
    },
  }
}

test('createRouteFlows returns a failed flow if its code does not load, and starts it once a later load succeeds [P4]', async () => {
  const { routeFlows, status, allowLoading, starts, load } = openModal()
  routeFlows.sync()
  await settle()
  expect(status()).toEqual(['failed'])
  allowLoading()
  await load()
  expect(status()).toEqual(['running'])
  await load()
  expect(starts()).toBe(1)
})

test('a later load does not start a flow whose entry was removed', async () => {
  const { routeFlows, allowLoading, starts, close, load } = openModal()
  routeFlows.sync()
  await settle()
  close()
  allowLoading()
  await load()
  expect(starts()).toBe(0)
})

test('createRouteFlows runs a flow while its entry is on the stack of the open modal', async () => {
  const { routeFlows, allowLoading, status, stoppedFlows, close } = openModal()
  allowLoading()
  routeFlows.sync()
  await settle()
  expect(status()).toEqual(['running'])
  close()
  expect(stoppedFlows).toEqual(['connect'])
  expect(status()).toEqual([])
})

test.each(['loads with its view', 'is loaded'])(
  'createRouteFlows stops a flow whose view a listener closes while it starts, and whose code %s',
  async (code) => {
    const { routeFlows, allowLoading, status, stoppedFlows, close, load } = openModal()
    allowLoading()
    if (code === 'is loaded') await load()
    routeFlows.store.subscribe(() => {
      if (status().length > 0) close()
    })
    routeFlows.sync()
    await settle()
    expect([stoppedFlows, status()]).toEqual([['connect'], []])
  },
)

test('createRouteFlows shares a flow with a nested view and calls navigateAway when the visitor leaves that view', async () => {
  const { allowLoading, show, flows, starts, leftViews, stoppedFlows } = openModal()
  allowLoading()
  show('Connect', 'WhatIsAWallet')
  await settle()
  expect([starts(), Object.keys(flows())]).toEqual([1, ['Connect-0', 'WhatIsAWallet-1']])
  expect(flows()['WhatIsAWallet-1']).toBe(flows()['Connect-0'])
  show('Connect')
  expect([leftViews, stoppedFlows, Object.keys(flows())]).toEqual([
    ['WhatIsAWallet'],
    [],
    ['Connect-0'],
  ])
  show('AllWallets')
  expect([leftViews, stoppedFlows]).toEqual([['WhatIsAWallet'], ['connect']])
})

test('createRouteFlows does not call navigateAway when a nested view replaces another of its flow', async () => {
  const { allowLoading, show, leftViews } = openModal()
  allowLoading()
  show('Connect', 'WhatIsAWallet')
  await settle()
  show('Connect', 'ConnectWallets')
  expect(leftViews).toEqual([])
  show('Connect')
  expect(leftViews).toEqual(['ConnectWallets'])
})

test('createRouteFlows starts a flow for a nested view that has no entry below it', async () => {
  const { allowLoading, show, starts } = openModal()
  allowLoading()
  show('WhatIsAWallet')
  await settle()
  expect(starts()).toBe(1)
})

test('createRouteFlows starts one flow for an entry that is closed and opened again while its code loads', async () => {
  const page = openModal()
  page.allowLoading()
  page.show('Connect')
  page.close()
  page.reopen()
  await settle()
  expect(page.starts()).toBe(1)
  page.close()
  expect(page.stoppedFlows).toHaveLength(1)
})

test('createRouteFlows does not start a flow whose code loads after stop', async () => {
  const page = openModal()
  page.allowLoading()
  page.show('Connect')
  page.routeFlows.stop()
  await settle()
  expect(page.starts()).toBe(0)
})
