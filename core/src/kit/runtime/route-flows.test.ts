import { expect, test } from 'vitest'
import type { ViewName } from '../../domain/routing/view-name.ts'
import { createMemoryPlatform } from '../../platform/memory.ts'
import type { AnyFlow, RunningFlow } from '../../protocol/flow.ts'
import type { KitState, RouterEntry } from '../../protocol/kit-state.ts'
import { createKit } from '../create-kit.ts'
import type { FlowLoader } from './flow-loader.ts'
import { createRouteFlows } from './route-flows.ts'

const settle = () => new Promise<void>((resolve) => queueMicrotask(() => queueMicrotask(resolve)))
const running = (status: 'running' | 'failed', stopped: string[] = []): RunningFlow => ({
  id: 'connect',
  getSnapshot: () => ({}) as ReturnType<RunningFlow['getSnapshot']>,
  subscribe: () => ({ unsubscribe: () => {} }),
  view: () => null,
  outcome: () => (status === 'running' ? { status } : { status, error: new Error('404') }),
  stop: () => void stopped.push('connect'),
})

/** An open modal on Connect, whose flow's code arrives when the test says so. */
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
  let now: KitState = {
    ...kit.state.getSnapshot(),
    modal: { phase: 'open', shaking: false, namespace: null },
  }
  let here = false
  const stopped: string[] = []
  const left: string[] = []
  let begun = 0
  const loader: FlowLoader = {
    load: async () => {
      if (!here) throw new TypeError('404')
      return {} as AnyFlow
    },
    flowOf: () => 'connect',
    isNested: (view) => view === 'WhatIsAWallet',
  }
  const held = createRouteFlows({
    loader,
    state: () => now,
    run: () => {
      begun += 1
      return running('running', stopped)
    },
    navigateAway: (_, view) => void left.push(view),
    failed: () => running('failed'),
    report: (error) => {
      throw error
    },
  })
  return {
    held,
    stopped,
    left,
    /** The pages of the stack, first at the bottom. */
    show(...views: readonly ViewName[]) {
      const entries = views.map(
        (view, place) => ({ key: `${view}-${place}`, view, data: null }) as RouterEntry,
      )
      now = { ...now, router: { ...now.router, entries } }
      held.sync()
    },
    flows: () => held.store.getSnapshot(),
    begun: () => begun,
    status: () => Object.values(held.store.getSnapshot()).map((flow) => flow.outcome().status),
    arrive: () => {
      here = true
    },
    /** As it was left, within the closing animation. */
    reopen: () => {
      now = { ...now, modal: { phase: 'open', shaking: false, namespace: null } }
      held.sync()
    },
    close: () => {
      now = { ...now, modal: { phase: 'closed', shaking: false, namespace: null } }
      held.sync()
    },
  }
}

test('P4: a flow whose code did not load has failed, and begins once the code is here', async () => {
  const { held, status, arrive, begun } = openModal()
  held.sync()
  await settle()
  expect(status()).toEqual(['failed'])
  arrive()
  held.retryFailed()
  await settle()
  expect(status()).toEqual(['running'])
  held.retryFailed()
  await settle()
  expect(begun()).toBe(1)
})

test('what failed is not begun any more once its page has gone', async () => {
  const { held, arrive, begun, close } = openModal()
  held.sync()
  await settle()
  close()
  arrive()
  held.retryFailed()
  await settle()
  expect(begun()).toBe(0)
})

test('a flow lives as long as its page', async () => {
  const { held, arrive, status, stopped, close } = openModal()
  arrive()
  held.sync()
  await settle()
  expect(status()).toEqual(['running'])
  close()
  expect(stopped).toEqual(['connect'])
  expect(status()).toEqual([])
})

test('an inner page goes on with the flow of the page beneath it, and the flow hears when it is left', async () => {
  const { arrive, show, flows, begun, left, stopped } = openModal()
  arrive()
  show('Connect', 'WhatIsAWallet')
  await settle()
  expect([begun(), Object.keys(flows())]).toEqual([1, ['Connect-0', 'WhatIsAWallet-1']])
  expect(flows()['WhatIsAWallet-1']).toBe(flows()['Connect-0'])
  show('Connect')
  expect([left, stopped, Object.keys(flows())]).toEqual([['WhatIsAWallet'], [], ['Connect-0']])
  show('AllWallets')
  expect([left, stopped]).toEqual([['WhatIsAWallet'], ['connect']])
})

test('an inner page that is opened by itself begins a flow of its own', async () => {
  const { arrive, show, begun } = openModal()
  arrive()
  show('WhatIsAWallet')
  await settle()
  expect(begun()).toBe(1)
})

test('closed and opened again before its code came, a page begins one flow, not two', async () => {
  const page = openModal()
  page.arrive()
  page.show('Connect')
  page.close()
  page.reopen()
  await settle()
  expect(page.begun()).toBe(1)
  page.close()
  expect(page.stopped).toHaveLength(1)
})

test('what loads when the kit stops begins nothing', async () => {
  const page = openModal()
  page.arrive()
  page.show('Connect')
  page.held.stop()
  await settle()
  expect(page.begun()).toBe(0)
})
