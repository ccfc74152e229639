import type { Frame } from '../domain/recording.ts'

/** The channel between pages and viewers of one origin. */
export const devtoolsChannel = 'latchkit-devtools'

/** Which kit of which tab. `page`: made anew for every page load; kits of one page may share it. */
export type KitAddress = { page: string; kit: string }
/**
 * Every message. Viewers say `hello`; each kit answers with `kit` (those that come soon after one another together), and says it on its own
 * when it attaches.
 */
export type DevtoolsMessage =
  | { v: 1; kind: 'hello' }
  /**
   * Everything that runs and the last steps. `next`: the number of the `frames` message that follows; whoever misses one says `hello` again.
   * `url`: the page's path, without what may be secret in its query. Said again, it takes the place of all that was told before.
   */
  | ({
      v: 1
      kind: 'kit'
      title: string
      url: string
      begun: number
      next: number
      charts: Readonly<Record<string, string>>
      frames: readonly Frame[]
    } & KitAddress)
  | ({
      v: 1
      kind: 'frames'
      number: number
      charts: Readonly<Record<string, string>>
      frames: readonly Frame[]
    } & KitAddress)
  | ({ v: 1; kind: 'gone' } & KitAddress)
