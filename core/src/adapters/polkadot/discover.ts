import type { Platform } from '../../platform/platform.ts'
import { lookOut } from '../shared/look-out.ts'
import type { Roster } from '../shared/roster.ts'
import { readExtensions } from './read-extensions.ts'

/** Finds the extensions in `injectedWeb3`, now and as they come. Nothing of theirs is called. Returns the stop. */
export const discover = (
  platform: Pick<Platform, 'page' | 'clock'>,
  wallets: Pick<Roster<object>, 'add'>,
): (() => void) =>
  lookOut(platform, () => {
    for (const { key, name, extension } of readExtensions(platform.page)) {
      wallets.add(
        { id: key, name, type: 'ANNOUNCED', chain: 'polkadot', rdns: null, icon: null },
        extension,
      )
    }
  })
