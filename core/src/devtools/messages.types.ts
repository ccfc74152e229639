import type { Frame, RequestRecord } from '../domain/recording.ts'

/** Name of the `BroadcastChannel` between pages and viewers of one origin. */
export const devtoolsChannel = 'latchkit-devtools'

/** The address of a kit. `page`: the id of its page; several kits of a page may have the same. */
export type KitAddress = { page: string; kit: string }
/**
 * A message between pages and viewers. Viewers send `hello`. Each kit sends `kit` when devtools are
 * attached and in response to `hello`; several `hello` within a short time get one response.
 * `gone`: devtools were detached, or the page was left. `known`: kits that do not respond to this
 * `hello`, because the viewer follows them already.
 */
export type DevtoolsMessage =
  | { v: 1; kind: 'hello'; known?: readonly KitAddress[] }
  /**
   * All running actors and the last steps. Replaces all frames that were sent before. `next`: the
   * number of the next `frames` message; a viewer that misses a number sends `hello` again. `url`:
   * the path of the page, without the query, because a query may contain secrets.
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
      /** All requests. Pages with an earlier version send none. */
      requests?: readonly RequestRecord[]
    } & KitAddress)
  | ({
      v: 1
      kind: 'frames'
      number: number
      charts: Readonly<Record<string, string>>
      frames: readonly Frame[]
      /** New and changed requests. */
      requests?: readonly RequestRecord[]
    } & KitAddress)
  | ({ v: 1; kind: 'gone' } & KitAddress)

/** The part of `BroadcastChannel` that devtools use. */
export type DevtoolsPort = {
  onmessage: ((event: { data: unknown }) => void) | null
  postMessage(message: DevtoolsMessage): void
  close(): void
}
