import { createManualClock, createMemoryPlatform } from '@latchkit/core/testing'
import { type Sandbox, startSandbox } from '@latchkit/sandbox'
import { busyAccount, startDataApi } from '@latchkit/sandbox/data-api'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { createActor } from 'xstate'
import { activityActors } from '../../../core/src/flows/activity/activity.actors.ts'
import { activityInput } from '../../../core/src/flows/activity/activity.input.ts'
import { activityMachine } from '../../../core/src/flows/activity/activity.machine.ts'
import type {
  ActivityEvent,
  ActivityItem,
  ActivityView,
} from '../../../core/src/flows/activity/activity.types.ts'
import { activityView } from '../../../core/src/flows/activity/activity.view.ts'
import { createCachedData } from '../../../core/src/kit/deps/cached-data.ts'
import type { KitState } from '../../../core/src/protocol/kit-state.ts'
import { createStorage } from '../../../core/src/storage/storage.ts'
import { one } from './data-api.fixture.ts'

type Listed = Extract<ActivityView, { step: 'ready' }>

/**
 * One sandbox per test file. Each test runs the activity flow on real parts, with a simulated
 * clock.
 */
export function onlooker() {
  let sandbox: Sandbox
  const running: { stop(): unknown }[] = []
  beforeAll(async () => {
    sandbox = await startSandbox({ ports: 'free' })
  }, 30_000)
  afterEach(async () => {
    for (const one of running.splice(0)) await one.stop()
  })
  afterAll(() => sandbox.stop())
  const address = (place: number) => sandbox.accounts[place] ?? ''

  /** Runs from `start`. `place` is null if no wallet is connected. */
  async function look(place: number | null = busyAccount) {
    const service = await startDataApi(sandbox)
    running.push(service)
    const clock = createManualClock(Date.now())
    const asked: Request[] = []
    let looks = 0
    const fetch: typeof globalThis.fetch = (request, init) => {
      const whole = new Request(request, init)
      if (whole.url.includes('/history')) asked.push(whole)
      return globalThis.fetch(whole)
    }
    const platform = createMemoryPlatform({ clock, fetch })
    const storage = createStorage({ platform, kitId: 'default' })
    const data = createCachedData({
      platform,
      storage,
      endpoint: service.url,
      projectId: 'p1',
      adapterNamespaces: ['eip155', 'solana'],
    })
    const accounts =
      place === null ? {} : { eip155: { namespace: 'eip155', address: address(place) } }
    const state: KitState = Object({ network: { active: { caipNetworkId: one } }, accounts })
    const actor = createActor(
      activityMachine.provide({ actors: activityActors({ data, platform }) }),
      {
        input: activityInput(state),
        inspect(event) {
          if (event.type === '@xstate.event' && event.event.type === 'purchases.read') looks += 1
        },
      },
    )
    running.unshift(actor)
    const send = (event: ActivityEvent) => actor.send(event)
    const view = () => activityView(actor.getSnapshot(), send)
    const listed = (): Listed => {
      const shown = view()
      if (shown.step !== 'ready') throw new Error(`It is ${shown.step}`)
      return shown
    }
    const rest = () => {
      const shown = view()
      return shown.step === 'ready' ? shown.rest : shown.step
    }
    return {
      ...{ service, clock, platform, send, view, listed, rest, address },
      start: () => void actor.start(),
      leave: () => void actor.stop(),
      rows: (): readonly ActivityItem[] => listed().months.flatMap((month) => month.rows),
      /** Requests for activity, and for card purchases. */
      ofChain: () => asked.filter(({ url }) => !url.includes('onramp=')),
      ofCard: () => asked.filter(({ url }) => url.includes('onramp=')),
      /** Number of purchase responses received. */
      looks: () => looks,
      rested: (at: string) => expect.poll(rest, waiting).toBe(at),
      async toTheEnd() {
        for (;;) {
          await expect.poll(rest, waiting).not.toMatch(/^loading/)
          const shown = view()
          if (shown.step !== 'ready' || shown.loadMore === null) return
          shown.loadMore()
        }
      },
      /** A row in the data service's format. */
      told: (id: string, change: object = {}, transfers: readonly unknown[] = []) => ({
        id,
        metadata: {
          ...{
            operationType: 'receive',
            hash: `0x${id}`,
            chain: one,
            minedAt: new Date(clock.now()).toISOString(),
          },
          ...{ sentFrom: address(3), sentTo: address(4), status: 'confirmed', nonce: 1, ...change },
        },
        transfers,
      }),
    }
  }
  return look
}
const waiting = { timeout: 15_000, interval: 10 }
