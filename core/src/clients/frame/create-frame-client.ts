import { timeouts } from '../../domain/constants.ts'
import { isReadMethod } from '../../domain/embedded/methods.ts'
import { fieldsOf } from '../../domain/object.ts'
import { isKitError } from '../../errors/coded-error.ts'
import { KitError } from '../../errors/kit-error.ts'
import { createEmitter } from '../../platform/emitter.ts'
import type { FramePlatform } from '../../platform/platform.ts'
import { withDeadline } from '../http/with-deadline.ts'
import type { FrameClient, FrameEvent } from './frame.types.ts'
import { abortedError, statedError } from './frame-errors.ts'
import { createFrameLoader } from './frame-loader.ts'
import { createFrameMessages, type FrameMessage, type FramePrefixes } from './frame-messages.ts'
import type { FrameRequestName, FrameRequests } from './frame-requests.ts'
import { frameUrl } from './frame-url.ts'

export type FrameClientOptions = {
  platform: Pick<FramePlatform, 'clock' | 'log' | 'page' | 'random'>
  /** http(s) URL of the page of the frame, without a query. */
  url: string
  projectId: string
  /** CAIP-2 id of the network with which the frame starts. */
  chainId(): string
  /** Whether the frame collects a log. */
  enableLogger: boolean
  prefixes: FramePrefixes
}

/** A request without an answer yet. */
type Pending = {
  name: FrameRequestName
  resolve(payload: unknown): void
  reject(error: KitError): void
}
type Settling = Extract<FrameMessage, { name: FrameRequestName }>

/**
 * Creates the client of the frame. Messages are sent to the exact origin of the frame, and accepted
 * only from its window and its origin, as an answer to an open request (rules R1 and R2).
 */
export function createFrameClient(options: FrameClientOptions): FrameClient {
  const { platform, url } = options
  const { clock, log, random } = platform
  const { origin } = new URL(url)
  const messages = createFrameMessages(options.prefixes)
  const events = createEmitter<FrameEvent>((error) => log.error('A frame listener failed', error))
  const pending = new Map<string, Pending>()
  const lifetime = new AbortController()
  const drop = once((reason: string) =>
    log.debug(`A message of the embedded wallet was dropped: ${reason}`),
  )
  const reportDomain = once(() =>
    events.emit({ type: 'failed', code: 'embedded/unverified-domain' }),
  )

  const rejectAll = (errorOf: (name: FrameRequestName) => KitError) => {
    const open = [...pending.values()]
    pending.clear()
    for (const { name, reject } of open) reject(errorOf(name))
  }
  const settle = (message: Settling) => {
    const id = message.id ?? ''
    const request = pending.get(id)
    if (request?.name !== message.name) return drop('no open request')
    pending.delete(id)
    if (message.type === 'answer') return request.resolve(message.payload)
    if (message.type === 'invalid') {
      log.warn(`The embedded wallet sent an invalid answer to ${message.name}`)
      return request.reject(new KitError('embedded/frame-error'))
    }
    const error = statedError(message)
    if (error.code === 'embedded/unverified-domain') reportDomain()
    request.reject(error)
  }
  const receive = (data: unknown): boolean => {
    const message = messages.parse(data)
    if (message === null) drop('unknown form')
    else if (message.type === 'session.updated') events.emit(message)
    else if (message.type !== 'ready') settle(message)
    return message?.type === 'ready'
  }
  const loader = createFrameLoader({
    platform,
    origin,
    url: () => frameUrl(url, options),
    receive,
    onLost() {
      rejectAll(abortedError)
      events.emit({ type: 'reloaded' })
    },
    onFailed: () => events.emit({ type: 'failed', code: 'embedded/frame-load-failed' }),
  })
  const timedOut = (name: FrameRequestName): KitError => {
    if ('login' in messages.requests[name])
      events.emit({ type: 'failed', code: 'embedded/request-timed-out' })
    return new KitError('embedded/request-timed-out')
  }

  return {
    origin,
    load: (signal) => loader.load(signal, 'report'),
    async request(name, payload, signal) {
      const id = random.uuid()
      const message = messages.create(name, id, payload)
      if (message === null) throw new KitError('rpc/invalid-params')
      await loader.load(signal, 'early' in messages.requests[name] ? 'silent' : 'report')
      const ms = deadlineOf(messages.requests, name, payload)
      const answer = await withDeadline(
        { clock, ms, signals: [signal, lifetime.signal] },
        () =>
          new Promise<unknown>((resolve, reject) => {
            pending.set(id, { name, resolve, reject })
            log.debug(`The embedded wallet is asked for ${name}`)
            loader.post(message)
          }),
      )
        .catch((error: unknown) => {
          throw isKitError(error, 'kit/timed-out') ? timedOut(name) : error
        })
        .finally(() => pending.delete(id))
      const parsed = messages.parseAnswer(name, answer)
      if (parsed === null) throw new KitError('embedded/frame-error')
      return parsed.payload
    },
    subscribe: events.subscribe,
    place: loader.place,
    async reload(signal) {
      rejectAll(abortedError)
      await loader.reload(signal)
    },
    stop() {
      lifetime.abort(new KitError('kit/stopped'))
      rejectAll(() => new KitError('kit/stopped'))
      loader.stop()
      events.clear()
    },
  }
}

/** The time in ms in which a request is answered. Null if the visitor decides on it. */
function deadlineOf(
  requests: FrameRequests,
  name: FrameRequestName,
  payload: unknown,
): number | null {
  const { method } = fieldsOf(payload)
  const waitsForVisitor =
    name === 'RPC_REQUEST'
      ? typeof method !== 'string' || !isReadMethod(method)
      : 'visitor' in requests[name]
  return waitsForVisitor ? null : timeouts.frameRequestTimeout
}

/** Calls a function the first time only, so that a hostile frame does not flood log or screen. */
function once<Args extends readonly unknown[]>(call: (...args: Args) => void) {
  let isCalled = false
  return (...args: Args): void => {
    if (!isCalled) call(...args)
    isCalled = true
  }
}
