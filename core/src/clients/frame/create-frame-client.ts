import { timeouts } from '../../domain/constants.ts'
import { isReadMethod } from '../../domain/embedded/methods.ts'
import { fieldsOf } from '../../domain/object.ts'
import { embeddedErrors } from '../../errors/areas/embedded.ts'
import { kitErrors } from '../../errors/areas/kit.ts'
import { rpcErrors } from '../../errors/areas/rpc.ts'
import { isKitError, KitError } from '../../errors/kit-error.ts'
import { createEmitter } from '../../platform/emitter.ts'
import type { FramePlatform } from '../../platform/platform.ts'
import { withDeadline } from '../../platform/with-deadline.ts'
import type { FrameClient, FrameEvent } from './frame.types.ts'
import { abortedError, statedError } from './frame-errors.ts'
import { createFrameLoader, type FrameKey, type FrameLoader } from './frame-loader.ts'
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

/**
 * A request without an answer yet, and the frame to which it was posted. `onLate`: null while the
 * caller waits; it receives the answer to a request that was given up.
 */
type Pending = {
  name: FrameRequestName
  frame: FrameKey
  resolve(payload: unknown): void
  reject(error: KitError): void
  onLate: ((payload: unknown) => void) | null
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

  /** Rejects the requests to a frame. Null: to all frames. */
  const rejectAll = (frame: FrameKey | null, errorOf: (name: FrameRequestName) => KitError) => {
    for (const [id, request] of [...pending]) {
      if (frame !== null && request.frame !== frame) continue
      pending.delete(id)
      request.reject(errorOf(request.name))
    }
  }
  /** Whether the visitor could still approve a request that was given up. */
  const holdsGivenUp = (frame: FrameKey | null) =>
    [...pending.values()].some((request) => request.frame === frame && request.onLate !== null)
  const settle = (message: Settling, frame: FrameKey) => {
    const id = message.id ?? ''
    const request = pending.get(id)
    if (request?.name !== message.name || request.frame !== frame) return drop('no open request')
    pending.delete(id)
    if (request.onLate !== null) {
      loader.updateBox()
      if (message.type === 'answer') request.onLate(message.payload)
      return
    }
    if (message.type === 'answer') return request.resolve(message.payload)
    if (message.type === 'invalid') {
      log.warn(`The embedded wallet sent an invalid answer to ${message.name}`)
      return request.reject(new KitError(embeddedErrors, 'embedded/frame-error'))
    }
    const error = statedError(message)
    if (error.code === 'embedded/unverified-domain') reportDomain()
    request.reject(error)
  }
  const loader: FrameLoader = createFrameLoader({
    platform,
    origin,
    url: () => frameUrl(url, options),
    receive(data, frame) {
      const message = messages.parse(data)
      if (message === null) drop('unknown form')
      else if (message.type === 'ready') return 'ready'
      else if (message.type !== 'session.updated') settle(message, frame)
      else if (frame === loader.current()) events.emit(message)
      return 'other'
    },
    probe: () => messages.create('IS_CONNECTED', random.uuid(), undefined) ?? {},
    mayShow: (frame) => !holdsGivenUp(frame),
    onLost(frame, isLast) {
      rejectAll(frame, abortedError)
      if (isLast) events.emit({ type: 'reloaded' })
    },
    onFailed: (code) => events.emit({ type: 'failed', code }),
  })
  const timedOut = (name: FrameRequestName): KitError => {
    if ('login' in messages.requests[name])
      events.emit({ type: 'failed', code: 'embedded/request-timed-out' })
    return new KitError(embeddedErrors, 'embedded/request-timed-out')
  }

  /**
   * The caller waits no more. The frame still has a request on which the visitor decides: hides the
   * frame, and waits for its answer.
   */
  const giveUp = (id: string, onLate: (payload: unknown) => void) => {
    const request = pending.get(id)
    if (request === undefined) return
    pending.set(id, { ...request, onLate })
    loader.updateBox()
  }

  return {
    origin,
    load: (signal) => loader.load(signal, 'report'),
    renew() {
      if (!holdsGivenUp(loader.current())) return
      loader.replace()
      events.emit({ type: 'reloaded' })
    },
    async request(name, payload, signal, onLate) {
      const id = random.uuid()
      const message = messages.create(name, id, payload)
      if (message === null) throw new KitError(rpcErrors, 'rpc/invalid-params')
      await loader.load(signal, 'early' in messages.requests[name] ? 'silent' : 'report')
      const ms = deadlineOf(messages.requests, name, payload)
      const answer = await withDeadline(
        { clock, ms, signals: [signal, lifetime.signal] },
        () =>
          new Promise<unknown>((resolve, reject) => {
            log.debug(`The embedded wallet is asked for ${name}`)
            const frame = loader.post(message)
            pending.set(id, { name, frame, resolve, reject, onLate: null })
            if (onLate !== undefined)
              signal.addEventListener('abort', () => giveUp(id, onLate), { once: true })
          }),
      )
        .catch((error: unknown) => {
          throw isKitError(error, 'kit/timed-out') ? timedOut(name) : error
        })
        .finally(() => {
          if (pending.get(id)?.onLate === null) pending.delete(id)
        })
      const parsed = messages.parseAnswer(name, answer)
      if (parsed === null) throw new KitError(embeddedErrors, 'embedded/frame-error')
      return parsed.payload
    },
    subscribe: events.subscribe,
    place: loader.place,
    async reload(signal) {
      rejectAll(null, abortedError)
      await loader.reload(signal)
    },
    stop() {
      lifetime.abort(new KitError(kitErrors, 'kit/stopped'))
      rejectAll(null, () => new KitError(kitErrors, 'kit/stopped'))
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
