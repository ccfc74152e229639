import { createManualClock, createMemoryPlatform } from '@latchkit/core/testing'
import { type Sandbox, startSandbox } from '@latchkit/sandbox'
import { busyAccount, startDataApi } from '@latchkit/sandbox/data-api'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { createActor } from 'xstate'
import { activeAccountsOf } from '../../../core/src/domain/account/active-accounts.ts'
import { activityActors } from '../../../core/src/flows/activity/activity.actors.ts'
import { activityMachine } from '../../../core/src/flows/activity/activity.machine.ts'
import type {
  ActivityEvent,
  ActivityItem,
  ShownActivity,
} from '../../../core/src/flows/activity/activity.types.ts'
import { activityView } from '../../../core/src/flows/activity/activity.view.ts'
import { createCachedData } from '../../../core/src/kit/deps/cached-data.ts'
import type { KitState } from '../../../core/src/protocol/kit-state.ts'
import { createStorage } from '../../../core/src/storage/storage.ts'
import { evmNetwork } from './data-api.fixture.ts'
import { realClock } from './page.fixture.ts'

/**
 * Starts one sandbox per test file. The returned function creates an activity flow on the real data
 * client, whose clock is simulated; the flow and its data service stop after the test.
 */
export function activityFixture() {
  let sandbox: Sandbox
  const running: { stop(): unknown }[] = []
  beforeAll(async () => {
    sandbox = await startSandbox({ ports: 'free' })
  })
  afterEach(async () => {
    for (const resource of running.splice(0)) await resource.stop()
  })
  afterAll(() => sandbox.stop())
  const address = (index: number) => sandbox.accounts[index] ?? ''

  /** `index`: the connected account, null if no wallet is connected. `start` runs the flow. */
  async function createActivity(index: number | null = busyAccount) {
    const service = await startDataApi(sandbox)
    running.push(service)
    const clock = createManualClock(Date.now())
    const requests: Request[] = []
    let purchaseResponses = 0
    const fetch: typeof globalThis.fetch = (request, init) => {
      const fullRequest = new Request(request, init)
      if (fullRequest.url.includes('/history')) requests.push(fullRequest)
      return globalThis.fetch(fullRequest)
    }
    const platform = createMemoryPlatform({ clock, fetch })
    const storage = createStorage({ platform, kitId: 'default' })
    const data = createCachedData({
      platform,
      storage,
      endpoint: service.url,
      projectId: 'p1',
      adapterNamespaces: ['eip155', 'solana'],
      sdkPlatform: 'html',
    })
    const accounts =
      index === null ? {} : { eip155: { namespace: 'eip155', address: address(index) } }
    const state: KitState = Object({ network: { active: { caipNetworkId: evmNetwork } }, accounts })
    const actor = createActor(
      activityMachine.provide({
        actors: activityActors({ data, platform }, { inspect: () => {} }),
      }),
      {
        // The deadlines of the machine are real.
        clock: realClock,
        input: { ...activeAccountsOf(state, null), enabled: true },
        inspect(event) {
          if (event.type === '@xstate.event' && event.event.type === 'purchases.read')
            purchaseResponses += 1
        },
      },
    )
    running.unshift(actor)
    const send = (event: ActivityEvent) => actor.send(event)
    const view = () => activityView(actor.getSnapshot(), send)
    const shown = (): ShownActivity => {
      const { data, status } = view()
      if (data === null) throw new Error(`The activity has no data and the status ${status}`)
      return data
    }
    const loadState = () => {
      const { data, status, loadMore } = view()
      if (loadMore !== null) return 'more'
      return data?.complete ? 'end' : status
    }
    return {
      ...{ service, clock, platform, send, view, shown, loadState, address },
      start: () => void actor.start(),
      stop: () => void actor.stop(),
      rows: (): readonly ActivityItem[] => shown().months.flatMap((month) => month.rows),
      /** Requests for transactions, without those for card purchases. */
      historyRequests: () => requests.filter(({ url }) => !url.includes('onramp=')),
      purchaseRequests: () => requests.filter(({ url }) => url.includes('onramp=')),
      /** Number of purchase responses received. */
      purchaseResponses: () => purchaseResponses,
      untilLoadState: (expected: string) => expect.poll(loadState, polling).toBe(expected),
      async loadAll() {
        for (;;) {
          await expect.poll(loadState, polling).not.toMatch(/^loading/)
          const { loadMore } = view()
          if (loadMore === null) return
          loadMore()
        }
      },
      /** A row in the data service's format. */
      serviceRow: (id: string, change: object = {}, transfers: readonly unknown[] = []) => ({
        id,
        metadata: {
          ...{
            operationType: 'receive',
            hash: `0x${id}`,
            chain: evmNetwork,
            minedAt: new Date(clock.now()).toISOString(),
          },
          ...{ sentFrom: address(3), sentTo: address(4), status: 'confirmed', nonce: 1, ...change },
        },
        transfers,
      }),
    }
  }
  return createActivity
}
const polling = { interval: 10 }
