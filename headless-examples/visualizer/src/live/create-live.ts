import {
  createFrameBuffer,
  type DevtoolsMessage,
  devtoolsChannel,
  type Frame,
  type FrameBuffer,
  parseMessage,
} from '@latchkit/core/devtools'
import {
  applyMessage,
  emptyKits,
  type KitMessage,
  type LiveKits,
  markUnresponsive,
  removeKit,
} from './kits.ts'
import { createPageWindows, type PageWindows, type WindowHost } from './page-windows.ts'

/**
 * The functions of the browser that `createLive` uses. `setTimer` runs a callback after a delay in
 * ms. `onReturn` calls the listener when the page becomes visible.
 */
export type LivePage = {
  now(): number
  setTimer(run: () => void, ms: number): void
  onReturn(run: () => void): void
  channel(
    name: string,
    listener: (message: unknown) => void,
  ): { post(message: DevtoolsMessage): void }
  windows: WindowHost
}
/** All kits that attached their devtools, on pages of this origin and in followed windows. */
export type Live = {
  get(): LiveKits
  windows: Pick<PageWindows, 'get' | 'open' | 'close'>
  subscribe(listener: () => void): () => void
  /** Subscribes to the frames of all kits. */
  onFrames(listener: (kitMessage: KitMessage, now: number) => void): () => void
  /** The last steps of a kit, preceded by the state of its actors before these steps. */
  framesOf(key: string): readonly Frame[]
  remove(key: string): void
}

/** Maximum number of past steps that a recording can start with. */
const maxSteps = 500
/** ms within which a running page responds. */
const responseTimeout = 4000
/** ms between two requests to windows of other origins, whose pages cannot announce themselves. */
const windowInterval = 1000
/** ms between two requests, so that forged messages cannot cause many. */
const requestInterval = 500
/** ms during which messages are collected, so that many messages cause one rendering. */
const batchDelay = 16
/** Maximum number of collected messages, because timers of hidden pages run late. */
const maxBatch = 500

/** Subscribes to the devtools channel and to windows of other origins, and sends hello. */
export function createLive(page: LivePage): Live {
  const listeners = new Set<() => void>()
  const frameListeners = new Set<(kitMessage: KitMessage, now: number) => void>()
  const buffers = new Map<string, FrameBuffer>()
  let kits = emptyKits
  let lastRequest = Number.NEGATIVE_INFINITY
  let isRequestScheduled = false
  let batch: { message: unknown; origin: string }[] = []

  const notify = () => {
    for (const listener of listeners) listener()
  }
  const set = (next: LiveKits) => {
    if (next === kits) return
    kits = next
    notify()
  }
  const bufferFrames = ({ kit: { key }, frames, missed }: KitMessage) => {
    const buffer = (missed ? undefined : buffers.get(key)) ?? createFrameBuffer(maxSteps)
    buffers.set(key, buffer)
    for (const frame of frames) buffer.push(frame)
  }
  const flush = () => {
    const messages = batch
    batch = []
    const all: KitMessage[] = []
    let next = kits
    let needsRequest = false
    for (const { message, origin } of messages) {
      const update = applyMessage(next, parseMessage(message), page.now(), origin)
      if (update.kitMessage !== null) {
        bufferFrames(update.kitMessage)
        all.push(update.kitMessage)
      }
      for (const { key } of next.kits)
        if (!update.kits.kits.some((kit) => kit.key === key)) buffers.delete(key)
      next = update.kits
      needsRequest ||= update.needsRequest
    }
    set(next)
    for (const one of all) for (const listener of frameListeners) listener(one, page.now())
    if (needsRequest) requestKitsSoon()
  }
  const receive = (message: unknown, origin: string) => {
    batch.push({ message, origin })
    if (batch.length === 1) page.setTimer(flush, batchDelay)
    if (batch.length === maxBatch) flush()
  }
  const channel = page.channel(devtoolsChannel, (message) => receive(message, ''))
  const windows = createPageWindows({ host: page.windows, receive, changed: notify })
  const findKits = () => {
    windows.hello((origin) =>
      kits.kits
        .filter((kit) => kit.origin === origin && kit.state === 'attached')
        .map(({ page, kit }) => ({ page, kit })),
    )
    page.setTimer(findKits, windowInterval)
  }
  const requestKits = () => {
    const since = page.now()
    lastRequest = since
    isRequestScheduled = false
    channel.post({ v: 1, kind: 'hello' })
    windows.hello(() => [])
    page.setTimer(() => {
      flush()
      set(markUnresponsive(kits, since))
    }, responseTimeout)
  }
  const requestKitsSoon = () => {
    const wait = lastRequest + requestInterval - page.now()
    if (wait <= 0) return requestKits()
    if (!isRequestScheduled) page.setTimer(requestKits, wait)
    isRequestScheduled = true
  }
  page.onReturn(() => {
    flush()
    requestKits()
  })
  requestKits()
  page.setTimer(findKits, windowInterval)
  return {
    get: () => kits,
    windows,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    onFrames(listener) {
      frameListeners.add(listener)
      return () => void frameListeners.delete(listener)
    },
    framesOf: (key) => buffers.get(key)?.frames() ?? [],
    remove(key) {
      buffers.delete(key)
      set(removeKit(kits, key))
    },
  }
}
