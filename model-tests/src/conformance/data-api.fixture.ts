import { createManualClock, createMemoryPlatform } from '@latchkit/core/testing'
import { type Sandbox, startSandbox } from '@latchkit/sandbox'
import { type DataApi as Service, startDataApi } from '@latchkit/sandbox/data-api'
import { afterAll, afterEach, beforeAll } from 'vitest'
import type { DataApi } from '../../../core/src/clients/data-api/data-api.types.ts'
import {
  type CaipAddress,
  caipAddressOf,
  toCaipNetworkId,
} from '../../../core/src/domain/caip/caip.ts'
import { createCachedData } from '../../../core/src/kit/deps/cached-data.ts'
import { createStorage } from '../../../core/src/storage/storage.ts'
import { nodePlatform } from './page.fixture.ts'

export const one = toCaipNetworkId('eip155:31337')
export const solana = toCaipNetworkId('solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1')
export const { signal } = new AbortController()

type Ground = {
  sandbox: Sandbox
  service: Service
  clock: ReturnType<typeof createManualClock>
  data: DataApi
  account(place: number): CaipAddress
  asked(): ReturnType<Service['requests']>
}
type Open = (how?: { clock?: 'real' | 'manual'; projectId?: string }) => Promise<Ground>

/** One sandbox per test file, with a data service and a client per test. */
export function ground(): Open {
  let sandbox: Sandbox
  const running: Service[] = []
  beforeAll(async () => {
    sandbox = await startSandbox({ ports: 'free' })
  }, 30_000)
  afterEach(async () => {
    for (const service of running.splice(0)) await service.stop()
  })
  afterAll(() => sandbox.stop())
  /** The clock: real, or simulated by the test. */
  return async ({
    clock = 'real',
    projectId = 'p1',
  }: {
    clock?: 'real' | 'manual'
    projectId?: string
  } = {}) => {
    const service = await startDataApi(sandbox)
    running.push(service)
    const manual = createManualClock(Date.now())
    const platform =
      clock === 'real'
        ? nodePlatform()
        : createMemoryPlatform({ clock: manual, fetch: globalThis.fetch })
    const storage = createStorage({ platform, kitId: 'default' })
    const mark = service.mark()
    return {
      sandbox,
      service,
      clock: manual,
      data: createCachedData({
        platform,
        storage,
        endpoint: service.url,
        projectId,
        adapterNamespaces: ['eip155', 'solana'],
      }),
      account: (place: number): CaipAddress => caipAddressOf(one, sandbox.accounts[place] ?? ''),
      /** Requests received by the service, without those for the list of networks. */
      asked: () => service.requests(mark).filter(({ path }) => path !== '/v1/supported-chains'),
    }
  }
}
