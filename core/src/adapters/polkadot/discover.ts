import type { Platform } from '../../platform/platform.ts'
import type { ConnectorRegistry } from '../shared/connector-registry.ts'
import { pollInjected } from '../shared/poll-injected.ts'
import { readExtensions } from './read-extensions.ts'

/** Finds the extensions in `injectedWeb3`, now and as they come. Nothing of theirs is called. Returns the stop. */
export const discover = (
  platform: Pick<Platform, 'page' | 'clock'>,
  wallets: Pick<ConnectorRegistry<object>, 'add'>,
): (() => void) =>
  pollInjected(platform, () => {
    for (const { key, name, extension } of readExtensions(platform.page)) {
      wallets.add(
        { id: key, name, type: 'ANNOUNCED', chain: 'polkadot', rdns: null, icon: null },
        extension,
      )
    }
  })
