import {
  createTape,
  type DevtoolsMessage,
  devtoolsChannel,
  type Frame,
  readMessage,
  type Tape,
} from '@latchkit/core/devtools'
import { hear, type LiveKits, type News, noKits, removed, unanswered } from './kits.ts'

/** What of the page it needs. `later` runs something after so many ms, `onReturn` whenever the page is in front again. */
export type LivePage = {
  now(): number
  later(run: () => void, ms: number): void
  onReturn(run: () => void): void
  channel(name: string, hear: (message: unknown) => void): { post(message: DevtoolsMessage): void }
}
/** All that runs on pages of this origin, as it is told. */
export type Live = {
  get(): LiveKits
  subscribe(listener: () => void): () => void
  /** Hears everything that is told of any kit. */
  onNews(listener: (news: News, now: number) => void): () => void
  /** The last steps of a kit, with how everything stood when they began. */
  framesOf(key: string): readonly Frame[]
  remove(key: string): void
}

/** Steps that a late recording can still begin with. */
const kept = 500
/** ms in which a page that runs answers. */
const patience = 4000
/** ms between two questions: whoever makes up gaps is not answered more often. */
const pause = 500
/** ms in which messages are gathered, so that a burst is drawn once: whatever listens is told of all of them in one go. */
const moment = 16
/** Messages that are gathered at most: timers of a page that nobody looks at are late. */
const mostGathered = 500

/** Listens from now on, and asks who is there. */
export function createLive(page: LivePage): Live {
  const listeners = new Set<() => void>()
  const news = new Set<(news: News, now: number) => void>()
  const tapes = new Map<string, Tape>()
  let kits = noKits
  let asked = Number.NEGATIVE_INFINITY
  let isAsking = false
  let gathered: unknown[] = []

  const set = (next: LiveKits) => {
    if (next === kits) return
    kits = next
    for (const listener of listeners) listener()
  }
  const put = ({ kit: { key }, frames, missed }: News) => {
    const tape = (missed ? undefined : tapes.get(key)) ?? createTape(kept)
    tapes.set(key, tape)
    for (const frame of frames) tape.push(frame)
  }
  const takeIn = () => {
    const messages = gathered
    gathered = []
    const all: News[] = []
    let next = kits
    let isWanted = false
    for (const message of messages) {
      const heard = hear(next, readMessage(message), page.now())
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
      set(unanswered(kits, since))
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
      set(removed(kits, key))
    },
  }
}
