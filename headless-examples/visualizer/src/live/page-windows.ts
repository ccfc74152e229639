import type { DevtoolsMessage, KitAddress } from '@latchkit/core/devtools'

/** A window of any origin. */
export type OtherWindow = {
  readonly closed: boolean
  postMessage(message: DevtoolsMessage, targetOrigin: string): void
}
/** The functions of the browser for windows of other origins. */
export type WindowHost = {
  origin: string
  opener: OtherWindow | null
  /** The origin of the page that opened the visualizer, from the URL; empty if none did. */
  openerOrigin: string
  /** Opens a page. Null if the browser blocked it. */
  open(url: string): OtherWindow | null
  /** Whether the window does not show its page yet, so that it cannot receive a message. */
  isBlank(other: OtherWindow): boolean
  /** Whether this window, or the same window before its reload, opened the other one. */
  hasOpened(other: OtherWindow): boolean
  listen(
    listener: (message: { data: unknown; origin: string; source: OtherWindow | null }) => void,
  ): void
  /** The origins of the pages that this window has opened. They survive its reload. */
  openedOrigins(): readonly string[]
  saveOpenedOrigins(origins: readonly string[]): void
}
/**
 * A window of another origin. `waiting`: its page has attached no kit yet. `closed`: it was closed,
 * or its page is separated from this one by a header.
 */
export type PageWindow = { id: number; origin: string; state: 'waiting' | 'following' | 'closed' }
export type PageWindows = {
  get(): readonly PageWindow[]
  /** Opens a page to follow. Returns the reason if that is not possible, or null. */
  open(url: string): string | null
  close(id: number): void
  hello(known: (origin: string) => readonly KitAddress[]): void
}
type Options = {
  host: WindowHost
  receive(message: unknown, origin: string): void
  changed(): void
}

/** Maximum number of windows and of origins, in case pages open many windows. */
const maxWindows = 20

/**
 * Follows windows of other origins: the page that opened the visualizer, and pages that it opened.
 * Messages of all other windows are ignored, and each message is sent to the exact origin.
 */
export function createPageWindows({ host, receive, changed }: Options): PageWindows {
  const windows = new Map<OtherWindow, PageWindow>()
  const openerOrigin = originOf(host.openerOrigin)
  const isOpened = openerOrigin !== null && openerOrigin !== host.origin
  const severed: readonly PageWindow[] =
    isOpened && host.opener === null ? [{ id: 0, origin: openerOrigin, state: 'closed' }] : []
  let list = severed
  let lastId = 0

  const update = () => {
    list = [...severed, ...windows.values()]
    changed()
  }
  const put = (other: OtherWindow, next: PageWindow) => {
    const known = windows.get(other)
    if (known?.state === next.state && known.origin === next.origin) return
    windows.set(other, next)
    update()
  }
  const add = (other: OtherWindow, origin: string) => {
    lastId += 1
    put(other, { id: lastId, origin, state: 'waiting' })
  }
  const isFollowed = (other: OtherWindow, origin: string): boolean => {
    const known = windows.get(other)
    if (known !== undefined) return known.origin === origin
    const isMine =
      windows.size < maxWindows && host.openedOrigins().includes(origin) && host.hasOpened(other)
    if (isMine) add(other, origin)
    return isMine
  }
  host.listen(({ data, origin, source }) => {
    const kind = kindOf(data)
    // A page may send other messages to its opener, for example those of a sign-in.
    if (kind !== 'kit' && kind !== 'frames' && kind !== 'gone') return
    const isGone = kind === 'gone'
    // The last message of a page that is left has no source.
    if (source === null && isGone && [...windows.values()].some((one) => one.origin === origin))
      receive(data, origin)
    if (source === null || !isFollowed(source, origin)) return
    const known = windows.get(source)
    if (known) put(source, { ...known, state: isGone ? 'waiting' : 'following' })
    receive(data, origin)
  })
  if (isOpened && host.opener !== null) add(host.opener, openerOrigin)
  return {
    get: () => list,
    open(url) {
      const origin = originOf(url)
      if (origin === null) return 'Enter the URL of a page, for example http://localhost:3000.'
      const other = host.open(url)
      if (other === null) return 'The browser blocked the window. Allow pop-ups for this page.'
      // Pages of this origin use the channel.
      if (origin === host.origin) return null
      host.saveOpenedOrigins([...new Set([...host.openedOrigins(), origin])].slice(-maxWindows))
      add(other, origin)
      return null
    },
    close(id) {
      for (const [other, known] of windows) if (known.id === id) windows.delete(other)
      update()
    },
    hello(known) {
      for (const [other, page] of windows) {
        if (other.closed) put(other, { ...page, state: 'closed' })
        else if (!host.isBlank(other))
          other.postMessage({ v: 1, kind: 'hello', known: known(page.origin) }, page.origin)
      }
    },
  }
}

const kindOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'kind' in data ? data.kind : null

/** The origin of an HTTP URL, else null. */
export function originOf(url: string): string | null {
  try {
    const { origin, protocol } = new URL(url)
    return protocol === 'http:' || protocol === 'https:' ? origin : null
  } catch {
    return null
  }
}
