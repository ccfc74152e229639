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

export const evmNetwork = toCaipNetworkId('eip155:31337')
export const solana = toCaipNetworkId('solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1')
export const { signal } = new AbortController()

type DataApiFixture = {
  sandbox: Sandbox
  service: Service
  clock: ReturnType<typeof createManualClock>
  data: DataApi
  account(index: number): CaipAddress
  requests(): ReturnType<Service['requests']>
}
type CreateDataApi = (options?: {
  clock?: 'real' | 'manual'
  projectId?: string
}) => Promise<DataApiFixture>

/**
 * Starts one sandbox per test file. The returned function starts a data service with a client; the
 * service stops after the test.
 */
export function dataApiFixture(): CreateDataApi {
  let sandbox: Sandbox
  const running: Service[] = []
  beforeAll(async () => {
    sandbox = await startSandbox({ ports: 'free' })
  })
  afterEach(async () => {
    for (const service of running.splice(0)) await service.stop()
  })
  afterAll(() => sandbox.stop())
  return async ({
    clock = 'real',
    projectId = 'p1',
  }: {
    clock?: 'real' | 'manual'
    projectId?: string
  } = {}) => {
    const service = await startDataApi(sandbox)
    running.push(service)
    const manualClock = createManualClock(Date.now())
    const platform =
      clock === 'real'
        ? nodePlatform()
        : createMemoryPlatform({ clock: manualClock, fetch: globalThis.fetch })
    const storage = createStorage({ platform, kitId: 'default' })
    const mark = service.mark()
    return {
      sandbox,
      service,
      clock: manualClock,
      data: createCachedData({
        platform,
        storage,
        endpoint: service.url,
        projectId,
        adapterNamespaces: ['eip155', 'solana'],
        sdkPlatform: 'html',
      }),
      account: (index: number): CaipAddress =>
        caipAddressOf(evmNetwork, sandbox.accounts[index] ?? ''),
      /** Requests that the service received, except those for the list of networks. */
      requests: () => service.requests(mark).filter(({ path }) => path !== '/v1/supported-chains'),
    }
  }
}
