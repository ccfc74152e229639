import type { Reactions } from '../../protocol/messages.ts'
import type { DirectoryFact } from './directory.types.ts'

/** A directory that does not take this page is for its developer to know, once (fault case G6). */
export const directoryReactions: Reactions<DirectoryFact> = {
  'directory.refused': ({ code }) => [
    { to: 'alert', type: 'raise', code, variant: 'error', details: {}, once: true },
  ],
}
