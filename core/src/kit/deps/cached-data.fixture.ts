import type { DataApi } from '../../clients/data-api/data-api.types.ts'
import {
  type Run,
  type Script,
  startService,
  supported,
} from '../../clients/data-api/scripted-service.fixture.ts'
import { createStorage } from '../../storage/storage.ts'
import { createCachedData } from './cached-data.ts'

/** `make`: another kit of the page, with the same storage. */
export type KeptRun = Run & { data: DataApi; make(): DataApi }

/** The client with its answers kept, over a scripted service. */
export function startKept(script: Script): KeptRun {
  const run = startService({ ...supported, ...script })
  const { platform } = run
  const make = () => {
    const storage = createStorage({ platform, kitId: 'default' })
    return createCachedData({
      platform,
      storage,
      endpoint: null,
      projectId: 'p1',
      adapterNamespaces: ['eip155'],
    })
  }
  return { ...run, make, data: make() }
}

/** Puts an answer into storage, as of now. */
export const store = (
  key: string,
  id: string,
  answer: unknown,
  { platform, clock }: KeptRun,
): void =>
  platform.controls.storage?.set(
    `@latchkit/default/${key}`,
    JSON.stringify([{ id, answer, timestamp: clock.now() }]),
  )
