import type { Reactions } from '../../protocol/reactions.ts'
import type { ConfigEmitted } from './config.types.ts'

/** Raises alerts for the developer: about ignored settings, and about the origin of the page. */
export const configReactions: Reactions<ConfigEmitted> = {
  'features.changed': 'none',
  'features.read': 'none',
  'settings.ignored': ({ settings }) => [
    {
      to: 'alert',
      type: 'raise',
      code: 'config/local-ignored',
      variant: 'warning',
      details: { settings },
      once: true,
    },
  ],
  'origin.doubted': ({ code }) => [
    { to: 'alert', type: 'raise', code, variant: 'error', details: {}, once: true },
  ],
}
