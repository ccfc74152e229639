import type { Frame, RequestRecord } from '../domain/recording.ts'
import { parseUrl } from '../domain/text/parse-url.ts'
import { createBrowserPlatform } from '../platform/browser.ts'
import { createMessageWindow, type MessageWindow } from '../platform/message-window.ts'
import type { Platform } from '../platform/platform.ts'
import { createFrameLog } from './frame-log.ts'
import { isHelloTo } from './is-hello.ts'
import { type DevtoolsMessage, type DevtoolsPort, devtoolsChannel } from './messages.types.ts'
import { createRedaction } from './redact.ts'
import { type Rewrite, safeRewrite } from './to-json.ts'
import { createWindowPort } from './window-port.ts'

/** The part of a kit that devtools attach to. */
export type Attachable = {
  id: string
  devtools: { inspect(observer: (event: object) => void): () => void }
}
export type AttachOptions = {
  /**
   * Origins of visualizers, for example `['http://localhost:4100']`. Windows of these origins may
   * follow the page: one that opened the page, or that `openVisualizer()` opened. Default: none, so
   * that only visualizers of the page's own origin can follow.
   */
  allow?: readonly string[]
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
  window?: MessageWindow | null
}

/** Maximum number of past steps and requests that a new viewer receives. */
const limits = { steps: 500, requests: 100 }
/** ms between two responses to viewers, so that many `hello` messages do not slow down the page. */
const responseInterval = 200

/**
 * Sends redacted frames of a kit to devtools viewers of the same origin, and to those of the
 * origins in `allow`. Returns detach. Without a page or a way to reach viewers, logs a warning and
 * does nothing.
 */
export function attachDevtools(kit: Attachable, options: AttachOptions = {}): () => void {
  const { redact = createRedaction().rewrite, platform = createBrowserPlatform() } = options
  const { clock, log, page, random } = platform
  const { url, title } = page.facts()
  const openPorts = portOpeners(options, platform, () => sendBatch())
  if (openPorts.length === 0) {
    log.warn('attachDevtools() requires a page with BroadcastChannel; nothing is attached')
    return () => {}
  }
  const rewrite = safeRewrite(redact)
  const pageInfo = {
    title: options.title ?? rewrite(title, 'title'),
    url: rewrite(parseUrl(url)?.pathname ?? '', 'path'),
    begun: clock.now(),
  }
  const address = { page: options.page ?? random.uuid(), kit: kit.id }
  let ports: readonly DevtoolsPort[] = []
  let batch: Frame[] = []
  let requests: RequestRecord[] = []
  let next = 0
  let stopped = false
  let hasFailed = false
  /** Timer until the next response to viewers. Null if a response may be sent at once. */
  let responseTimer: unknown = null
  let isRequested = false

  // Does not throw: a viewer detects a lost message by its number and requests everything again.
  const post = (message: DevtoolsMessage) => {
    for (const port of ports) {
      try {
        port.postMessage(message)
      } catch (error) {
        if (!hasFailed) log.warn('A devtools message could not be sent', error)
        hasFailed = true
      }
    }
  }
  const sendBatch = () => {
    const sent = { frames: batch, requests }
    batch = []
    requests = []
    if (ports.length === 0) return
    post({
      v: 1,
      kind: 'frames',
      ...address,
      number: next,
      charts: frameLog.fingerprints(),
      ...sent,
    })
    next += 1
  }
  const flush = () => {
    if (batch.length + requests.length > 0) sendBatch()
  }
  // One message contains all frames of a task, because the microtask runs at its end.
  const flushSoon = () => {
    if (batch.length + requests.length === 1) queueMicrotask(flush)
  }
  const frameLog = createFrameLog({
    limits,
    redact,
    now: clock.now,
    emit(frame) {
      batch.push(frame)
      flushSoon()
    },
    emitRequest(request) {
      requests.push(request)
      flushSoon()
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
      requests: frameLog.requests(),
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
    for (const port of ports) port.close()
    ports = []
    if (responseTimer !== null) clock.clearTimeout(responseTimer)
    responseTimer = null
  }
  const connect = () => {
    if (ports.length > 0 || stopped) return
    batch = []
    requests = []
    ports = openPorts.flatMap((open) => {
      try {
        const port = open()
        port.onmessage = ({ data }) => {
          if (isHelloTo(address, data)) respond()
        }
        return [port]
      } catch (error) {
        log.warn('The devtools channel could not be opened; viewers cannot connect', error)
        return []
      }
    })
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

type PortOptions = Pick<AttachOptions, 'allow' | 'channel' | 'window'>

/** Functions that open the ports: the channel of the page's origin, and windows of other origins. */
function portOpeners(
  { allow = [], channel, window: page = createMessageWindow() }: PortOptions,
  { clock, log, page: { facts } }: NonNullable<AttachOptions['platform']>,
  onBeat: () => void,
): readonly (() => DevtoolsPort)[] {
  const openers: (() => DevtoolsPort)[] = []
  const hasChannel = facts().url !== '' && typeof BroadcastChannel === 'function'
  if (channel !== undefined || hasChannel)
    openers.push(() => (channel ?? openChannel)(devtoolsChannel))
  const origins = allow.map((item) => ({ item, origin: originOf(item) }))
  for (const { item, origin } of origins)
    if (origin === null)
      log.warn(`attachDevtools({ allow }) requires origins such as http://localhost:4100: ${item}`)
  const allowed = origins.flatMap(({ origin }) => origin ?? [])
  if (page !== null && allowed.length > 0)
    openers.push(() => createWindowPort({ page, clock, allow: allowed, onBeat }))
  return openers
}

/** The origin of an HTTP URL. Null for any other text, for example a pattern. */
function originOf(text: string): string | null {
  const url = parseUrl(text)
  return url !== null && /^https?:$/.test(url.protocol) && !text.includes('*') ? url.origin : null
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
