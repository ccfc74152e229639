import type { DataApi } from '../../clients/data-api/data-api.types.ts'
import {
  type Run,
  type Script,
  startService,
  supported,
} from '../../clients/data-api/scripted-service.fixture.ts'
import { createStorage } from '../../storage/storage.ts'
import { createCachedData } from './cached-data.ts'

/** `createClient`: creates another client with the same storage, as a second kit does. */
export type CachedRun = Run & { data: DataApi; createClient(): DataApi }

/** Creates a client with a cache over a scripted service. */
export function startCached(script: Script): CachedRun {
  const run = startService({ ...supported, ...script })
  const { platform } = run
  const createClient = () => {
    const storage = createStorage({ platform, kitId: 'default' })
    return createCachedData({
      platform,
      storage,
      endpoint: null,
      projectId: 'p1',
      adapterNamespaces: ['eip155'],
      sdkPlatform: 'html',
    })
  }
  return { ...run, createClient, data: createClient() }
}

/** Stores a response with the current time. */
export const store = (
  key: string,
  id: string,
  answer: unknown,
  { platform, clock }: CachedRun,
): void =>
  platform.controls.storage?.set(
    `@latchkit/default/${key}`,
    JSON.stringify([{ id, answer, timestamp: clock.now() }]),
  )
