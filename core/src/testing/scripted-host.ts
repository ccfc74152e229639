import type { AdapterHost } from '../adapters/adapter.ts'
import type { Platform } from '../platform/platform.ts'

/** What a kit tells an adapter, for a test of the adapter alone: no networks, nobody across the relay, unless `facts` says otherwise. */
export const createScriptedHost = (
  platform: Platform,
  facts: Partial<Omit<AdapterHost, 'platform'>> = {},
): AdapterHost => ({
  platform,
  networks: () => [],
  projectId: null,
  discovery: { announced: true, injected: true },
  appName: 'Test page',
  accountType: () => 'eoa',
  remote: () => null,
  ...facts,
})
