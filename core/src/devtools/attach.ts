import type { Frame } from '../domain/recording.ts'
import { createBrowserPlatform } from '../platform/browser.ts'
import type { Platform } from '../platform/platform.ts'
import { createLog } from './log.ts'
import { type DevtoolsMessage, devtoolsChannel } from './messages.types.ts'
import { careful, type Rewrite } from './plain.ts'
import { createRedaction } from './redact.ts'

/** What can be looked into: a kit. */
/** The part of a kit that devtools attach to. */
export type Attachable = {
  id: string
  devtools: { inspect(observer: (event: object) => void): () => void }
}
/** One end of a `BroadcastChannel`, as far as it is used. */
export type DevtoolsPort = {
  onmessage: ((event: { data: unknown }) => void) | null
  postMessage(message: DevtoolsMessage): void
  close(): void
}
/**
 * `redact`: instead of the rule that shortens addresses and hides secrets, URIs and e-mail. `title`: what viewers call the page, its own
 * title where none is given. `page`: the same for kits of one page, so that viewers show them together.
 */
export type AttachOptions = {
  redact?: Rewrite
  title?: string
  page?: string
  platform?: Pick<Platform, 'clock' | 'log' | 'page' | 'random'>
  channel?: (name: string) => DevtoolsPort
}

/** Steps that a viewer gets to see that comes late. */
const kept = 500
/** ms between two answers to viewers: however many say hello, a page has its work to do. */
const pause = 200

/**
 * Tells viewers of the same origin what a kit does, redacted before it leaves the page. Where there is no page, or no channel, it does
 * nothing and says so. Returns its end.
 */
export function attachDevtools(kit: Attachable, options: AttachOptions = {}): () => void {
  const {
    redact = createRedaction().rewrite,
    platform = createBrowserPlatform(),
    channel,
  } = options
  const { clock, log, page, random } = platform
  const { url, title } = page.facts()
  const isThere = channel !== undefined || (url !== '' && typeof BroadcastChannel === 'function')
  if (!isThere) {
    log.warn('The devtools need a page with a BroadcastChannel: nothing is attached')
    return () => {}
  }
  const open = channel ?? openChannel
  const rewrite = careful(redact)
  const about = {
    title: options.title ?? rewrite(title, 'title'),
    url: rewrite(URL.canParse(url) ? new URL(url).pathname : '', 'path'),
    begun: clock.now(),
  }
  const address = { page: options.page ?? random.uuid(), kit: kit.id }
  let port: DevtoolsPort | null = null
  let batch: Frame[] = []
  let next = 0
  let over = false
  let isHealthy = true
  /** The timer of the pause after an answer. */
  let resting: unknown = null
  let isAsked = false

  // what a viewer misses it sees by its number
  const post = (message: DevtoolsMessage) => {
    try {
      port?.postMessage(message)
    } catch (error) {
      if (isHealthy) log.warn('The devtools could not tell what happened', error)
      isHealthy = false
    }
  }
  const flush = () => {
    if (batch.length === 0) return
    const frames = batch
    batch = []
    if (port === null) return
    post({ v: 1, kind: 'frames', ...address, number: next, charts: history.charts(), frames })
    next += 1
  }
  const history = createLog({
    limit: kept,
    redact,
    emit: (frame) => {
      batch.push(frame)
      // one message for all that happens in one go
      if (batch.length === 1) queueMicrotask(flush)
    },
  })
  const appear = () => {
    flush()
    post({
      v: 1,
      kind: 'kit',
      ...address,
      ...about,
      next,
      charts: history.charts(),
      frames: history.frames(),
    })
  }
  const rest = () => {
    resting = null
    if (isAsked) answer()
  }
  const answer = () => {
    isAsked = resting !== null
    if (isAsked) return
    appear()
    resting = clock.setTimeout(rest, pause)
  }
  // a channel that is open may keep the page from being kept for the way back
  const leave = () => {
    flush()
    post({ v: 1, kind: 'gone', ...address })
    port?.close()
    port = null
    if (resting !== null) clock.clearTimeout(resting)
    resting = null
  }
  const enter = () => {
    if (port !== null || over) return
    batch = []
    try {
      port = open(devtoolsChannel)
    } catch (error) {
      log.warn('The channel of the devtools could not be opened: nobody can look in', error)
      return
    }
    port.onmessage = ({ data }) => {
      if (isHello(data)) answer()
    }
    appear()
  }
  const stop = () => {
    if (over) return
    over = true
    for (const end of ends) end()
    leave()
  }
  const ends = [page.on('pagehide', leave), page.on('pageshow', enter)]
  ends.push(
    kit.devtools.inspect((event) => {
      if ('type' in event && event.type === '@latchkit.stopped') stop()
      else history.hear(event, clock.now())
    }),
  )
  enter()
  return stop
}

const openChannel = (name: string): DevtoolsPort => {
  const channel = new BroadcastChannel(name)
  const port: DevtoolsPort = {
    onmessage: null,
    postMessage: (message) => channel.postMessage(message),
    close: () => channel.close(),
  }
  channel.onmessage = (event: MessageEvent<unknown>) => port.onmessage?.(event)
  return port
}

const isHello = (message: unknown): boolean =>
  typeof message === 'object' &&
  message !== null &&
  'v' in message &&
  message.v === 1 &&
  'kind' in message &&
  message.kind === 'hello'
