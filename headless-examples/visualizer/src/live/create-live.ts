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
  markUnanswered,
  removeKit,
} from './kits.ts'

/**
 * Functions of the page. `later`: runs a callback after a delay in ms. `onReturn`: calls when the
 * page becomes visible.
 */
export type LivePage = {
  now(): number
  later(run: () => void, ms: number): void
  onReturn(run: () => void): void
  channel(name: string, hear: (message: unknown) => void): { post(message: DevtoolsMessage): void }
}
/** All kits on pages of this origin that attached their devtools. */
export type Live = {
  get(): LiveKits
  subscribe(listener: () => void): () => void
  /** Subscribes to the frames of all kits. */
  onNews(listener: (news: KitMessage, now: number) => void): () => void
  /** The kept steps of a kit, preceded by the state at their start. */
  framesOf(key: string): readonly Frame[]
  remove(key: string): void
}

/** Number of steps kept for recordings that start late. */
const kept = 500
/** Milliseconds in which a running page answers. */
const patience = 4000
/** Milliseconds between two requests, so that forged gaps cause no flood. */
const pause = 500
/** Milliseconds in which messages are collected, so that a burst is rendered once. */
const moment = 16
/** Maximum number of collected messages: timers of hidden pages run late. */
const mostGathered = 500

/** Subscribes to the channel and sends hello. */
export function createLive(page: LivePage): Live {
  const listeners = new Set<() => void>()
  const news = new Set<(news: KitMessage, now: number) => void>()
  const tapes = new Map<string, FrameBuffer>()
  let kits = emptyKits
  let asked = Number.NEGATIVE_INFINITY
  let isAsking = false
  let gathered: unknown[] = []

  const set = (next: LiveKits) => {
    if (next === kits) return
    kits = next
    for (const listener of listeners) listener()
  }
  const put = ({ kit: { key }, frames, missed }: KitMessage) => {
    const tape = (missed ? undefined : tapes.get(key)) ?? createFrameBuffer(kept)
    tapes.set(key, tape)
    for (const frame of frames) tape.push(frame)
  }
  const takeIn = () => {
    const messages = gathered
    gathered = []
    const all: KitMessage[] = []
    let next = kits
    let isWanted = false
    for (const message of messages) {
      const heard = applyMessage(next, parseMessage(message), page.now())
      if (heard.news !== null) {
        put(heard.news)
        all.push(heard.news)
      }
      for (const { key } of next.kits)
        if (!heard.kits.kits.some((kit) => kit.key === key)) tapes.delete(key)
      next = heard.kits
      isWanted ||= heard.ask
    }
    set(next)
    for (const one of all) for (const listener of news) listener(one, page.now())
    if (isWanted) askSoon()
  }
  const channel = page.channel(devtoolsChannel, (message) => {
    gathered.push(message)
    if (gathered.length === 1) page.later(takeIn, moment)
    if (gathered.length === mostGathered) takeIn()
  })
  const ask = () => {
    const since = page.now()
    asked = since
    isAsking = false
    channel.post({ v: 1, kind: 'hello' })
    page.later(() => {
      takeIn()
      set(markUnanswered(kits, since))
    }, patience)
  }
  const askSoon = () => {
    const wait = asked + pause - page.now()
    if (wait <= 0) return ask()
    if (!isAsking) page.later(ask, wait)
    isAsking = true
  }
  page.onReturn(() => {
    takeIn()
    ask()
  })
  ask()
  return {
    get: () => kits,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    onNews(listener) {
      news.add(listener)
      return () => void news.delete(listener)
    },
    framesOf: (key) => tapes.get(key)?.frames() ?? [],
    remove(key) {
      tapes.delete(key)
      set(removeKit(kits, key))
    },
  }
}
