import type { Frame } from '../domain/recording.ts'
import { createBrowserPlatform } from '../platform/browser.ts'
import type { Platform } from '../platform/platform.ts'
import { createFrameLog } from './frame-log.ts'
import { type DevtoolsMessage, devtoolsChannel } from './messages.types.ts'
import { createRedaction } from './redact.ts'
import { type Rewrite, safeRewrite } from './to-json.ts'

/** The part of a kit that devtools attach to. */
export type Attachable = {
  id: string
  devtools: { inspect(observer: (event: object) => void): () => void }
}
/** The part of `BroadcastChannel` that devtools use. */
export type DevtoolsPort = {
  onmessage: ((event: { data: unknown }) => void) | null
  postMessage(message: DevtoolsMessage): void
  close(): void
}
export type AttachOptions = {
  /**
   * Replaces the default redaction, which shortens addresses and hides secrets, URIs and e-mails.
   */
  redact?: Rewrite
  /** The name of the page in viewers. Default: the title of the page. */
  title?: string
  /** The id of the page. Viewers group kits by this id. Default: a random UUID. */
  page?: string
  platform?: Pick<Platform, 'clock' | 'log' | 'page' | 'random'>
  channel?: (name: string) => DevtoolsPort
}

/** Maximum number of past steps that a new viewer receives. */
const maxSteps = 500
/** ms between two responses to viewers, so that many `hello` messages do not slow down the page. */
const responseInterval = 200

/**
 * Sends redacted frames of a kit to devtools viewers of the same origin. Returns detach. Without a
 * page or `BroadcastChannel`, logs a warning and does nothing.
 */
export function attachDevtools(kit: Attachable, options: AttachOptions = {}): () => void {
  const {
    redact = createRedaction().rewrite,
    platform = createBrowserPlatform(),
    channel,
  } = options
  const { clock, log, page, random } = platform
  const { url, title } = page.facts()
  const isSupported =
    channel !== undefined || (url !== '' && typeof BroadcastChannel === 'function')
  if (!isSupported) {
    log.warn('attachDevtools() requires a page with BroadcastChannel; nothing is attached')
    return () => {}
  }
  const openPort = channel ?? openChannel
  const rewrite = safeRewrite(redact)
  const pageInfo = {
    title: options.title ?? rewrite(title, 'title'),
    url: rewrite(URL.canParse(url) ? new URL(url).pathname : '', 'path'),
    begun: clock.now(),
  }
  const address = { page: options.page ?? random.uuid(), kit: kit.id }
  let port: DevtoolsPort | null = null
  let batch: Frame[] = []
  let next = 0
  let stopped = false
  let hasFailed = false
  /** Timer until the next response to viewers. Null if a response may be sent at once. */
  let responseTimer: unknown = null
  let isRequested = false

  // Does not throw: a viewer detects a lost message by its number and requests everything again.
  const post = (message: DevtoolsMessage) => {
    try {
      port?.postMessage(message)
    } catch (error) {
      if (!hasFailed) log.warn('A devtools message could not be sent', error)
      hasFailed = true
    }
  }
  const flush = () => {
    if (batch.length === 0) return
    const frames = batch
    batch = []
    if (port === null) return
    post({
      v: 1,
      kind: 'frames',
      ...address,
      number: next,
      charts: frameLog.fingerprints(),
      frames,
    })
    next += 1
  }
  const frameLog = createFrameLog({
    limit: maxSteps,
    redact,
    emit: (frame) => {
      batch.push(frame)
      // One message contains all frames of a task, because the microtask runs at its end.
      if (batch.length === 1) queueMicrotask(flush)
    },
  })
  const sendKit = () => {
    flush()
    post({
      v: 1,
      kind: 'kit',
      ...address,
      ...pageInfo,
      next,
      charts: frameLog.fingerprints(),
      frames: frameLog.frames(),
    })
  }
  const respond = () => {
    isRequested = responseTimer !== null
    if (isRequested) return
    sendKit()
    responseTimer = clock.setTimeout(() => {
      responseTimer = null
      if (isRequested) respond()
    }, responseInterval)
  }
  // Called on pagehide too, because browsers do not cache a page that has an open channel.
  const closePort = () => {
    flush()
    post({ v: 1, kind: 'gone', ...address })
    port?.close()
    port = null
    if (responseTimer !== null) clock.clearTimeout(responseTimer)
    responseTimer = null
  }
  const connect = () => {
    if (port !== null || stopped) return
    batch = []
    try {
      port = openPort(devtoolsChannel)
    } catch (error) {
      log.warn('The devtools channel could not be opened; viewers cannot connect', error)
      return
    }
    port.onmessage = ({ data }) => {
      if (isHello(data)) respond()
    }
    sendKit()
  }
  const detach = () => {
    if (stopped) return
    stopped = true
    for (const unsubscribe of unsubscribes) unsubscribe()
    closePort()
  }
  const unsubscribes = [page.on('pagehide', closePort), page.on('pageshow', connect)]
  unsubscribes.push(
    kit.devtools.inspect((event) => {
      if ('type' in event && event.type === '@latchkit.stopped') detach()
      else frameLog.observe(event, clock.now())
    }),
  )
  connect()
  return detach
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
