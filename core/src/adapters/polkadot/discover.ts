import type { Platform } from '../../platform/platform.ts'
import type { ConnectorRegistry } from '../shared/connector-registry.ts'
import { pollInjected } from '../shared/poll-injected.ts'
import { findExtensions } from './find-extensions.ts'

/**
 * Discovers the extensions in `injectedWeb3`, now and while the page loads, without calling them.
 * Returns stop.
 */
export const discover = (
  platform: Pick<Platform, 'page' | 'clock'>,
  wallets: Pick<ConnectorRegistry<object>, 'add'>,
): (() => void) =>
  pollInjected(platform, () => {
    for (const { key, name, extension } of findExtensions(platform.page)) {
      wallets.add(
        { id: key, name, type: 'ANNOUNCED', chain: 'polkadot', rdns: null, icon: null },
        extension,
      )
    }
  })
