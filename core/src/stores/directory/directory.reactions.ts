import type { Reactions } from '../../protocol/reactions.ts'
import type { DirectoryEmitted } from './directory.types.ts'

/** Raises an alert for the developer, once, when the directory forbids the page (fault G6). */
export const directoryReactions: Reactions<DirectoryEmitted> = {
  'directory.forbidden': ({ code }) => [
    { to: 'alert', type: 'raise', code, variant: 'error', details: {}, once: true },
  ],
}
