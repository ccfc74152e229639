import type { AdapterHost } from '../adapters/adapter.ts'
import type { Platform } from '../platform/platform.ts'

/**
 * Creates the host of an adapter, for tests of the adapter without a kit. Defaults: no networks, no
 * remote session.
 */
export const createScriptedHost = (
  platform: Platform,
  overrides: Partial<Omit<AdapterHost, 'platform'>> = {},
): AdapterHost => ({
  platform,
  networks: () => [],
  projectId: null,
  customRpcUrls: {},
  isInUse: () => true,
  discovery: { announced: true, injected: true },
  appName: 'Test page',
  accountType: () => 'eoa',
  remote: () => null,
  embedded: () => null,
  ...overrides,
})
