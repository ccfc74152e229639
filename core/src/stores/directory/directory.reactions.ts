import type { Reactions } from '../../protocol/reactions.ts'
import type { DirectoryEmitted } from './directory.types.ts'

/** A directory that does not take this page is for its developer to know, once (fault case G6). */
export const directoryReactions: Reactions<DirectoryEmitted> = {
  'directory.forbidden': ({ code }) => [
    { to: 'alert', type: 'raise', code, variant: 'error', details: {}, once: true },
  ],
}
