import type { Frame } from '../domain/recording.ts'

/** Name of the `BroadcastChannel` between pages and viewers of one origin. */
export const devtoolsChannel = 'latchkit-devtools'

/** A kit in a tab. `page`: an id of the page load; several kits of a page may share it. */
export type KitAddress = { page: string; kit: string }
/**
 * A message between pages and viewers. Viewers send `hello`. Each kit sends `kit` when it attaches
 * and in response to `hello`; several `hello` within a short time get one response.
 */
export type DevtoolsMessage =
  | { v: 1; kind: 'hello' }
  /**
   * All running actors and the last steps. Replaces everything that was sent before. `next`: the
   * number of the next `frames` message; a viewer that misses one sends `hello` again. `url`: the
   * path of the page, without its query, which may contain secrets.
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
