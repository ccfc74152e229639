import { createDataApi } from './create-data-api.ts'
import { type Run, type Script, startService, supported } from './scripted-service.fixture.ts'

/** The client over a scripted service that knows Ethereum. */
export function startClient(script: Script): Run & { api: ReturnType<typeof createDataApi> } {
  const run = startService({ ...supported, ...script })
  return {
    ...run,
    api: createDataApi({
      platform: run.platform,
      endpoint: null,
      projectId: 'p1',
      adapted: ['eip155'],
    }),
  }
}
