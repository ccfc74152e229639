import type { DevtoolsMessage, Frame, KitAddress, RequestRecord } from '@latchkit/core/devtools'
import { mergeRequests } from './requests.ts'
import { appendFrames, emptyLog, type SessionLog } from './session-log.ts'

/**
 * One kit of one tab. `behind`: frames are missing and were requested. `gone`: detached, or it does
 * not respond.
 */
export type LiveKit = KitAddress & {
  key: string
  /** The origin of the page; empty for the origin of the visualizer. */
  origin: string
  title: string
  url: string
  /** ms since 1970. */
  begun: number
  charts: Readonly<Record<string, string>>
  log: SessionLog
  /** The last requests, oldest first. */
  requests: readonly RequestRecord[]
  /** The number of the next expected `frames` message. */
  next: number
  state: 'attached' | 'behind' | 'gone'
  /** The time of the last `kit` message, in ms since 1970. */
  respondedAt: number
}
/** All known kits. `ignored`: number of unreadable messages. */
export type LiveKits = { kits: readonly LiveKit[]; ignored: number }
/**
 * Frames and requests that a message adds to one kit. `missed`: `frames` replace all earlier ones.
 */
export type KitMessage = {
  kit: LiveKit
  frames: readonly Frame[]
  requests: readonly RequestRecord[]
  missed: boolean
}
/** `needsRequest`: a hello request must be sent. */
export type KitUpdate = { kits: LiveKits; kitMessage: KitMessage | null; needsRequest: boolean }

const bounds = { steps: 500, ended: 20 }
const maxRequests = 100
/** Maximum number of kits, as a limit for forged messages. */
const maxKits = 40

export const emptyKits: LiveKits = { kits: [], ignored: 0 }
/** Contains the origin, so that a page cannot send frames of a kit of another origin. */
export const keyOf = ({ page, kit }: KitAddress, origin = ''): string =>
  JSON.stringify([origin, page, kit])

/** The chosen kit, else the last one with an actor, else the last attached one, else the last. */
export const shownKit = ({ kits }: LiveKits, key: string | null): LiveKit | null =>
  kits.find((kit) => kit.key === key) ??
  kits.findLast(({ state, log }) => state === 'attached' && log.actors.size > 0) ??
  kits.findLast(({ state }) => state === 'attached') ??
  kits.at(-1) ??
  null

/**
 * Applies a message. `message` is null if it was unreadable. `origin`: that of the page, empty for
 * the devtools channel.
 */
export function applyMessage(
  known: LiveKits,
  message: DevtoolsMessage | null,
  now: number,
  origin = '',
): KitUpdate {
  const unchanged = { kits: known, kitMessage: null, needsRequest: false }
  if (message === null) return { ...unchanged, kits: { ...known, ignored: known.ignored + 1 } }
  if (message.kind === 'hello') return unchanged
  const previous = known.kits.find(({ key }) => key === keyOf(message, origin))
  if (message.kind === 'kit') return applyKit(known, message, previous ?? null, { now, origin })
  if (message.kind === 'gone')
    return {
      ...unchanged,
      kits: previous ? upsertKit(known, { ...previous, state: 'gone' }) : known,
    }
  if (previous === undefined) return { ...unchanged, needsRequest: true }
  if (previous.state === 'behind') return unchanged
  if (message.number !== previous.next)
    return {
      kits: upsertKit(known, { ...previous, state: 'behind' }),
      kitMessage: null,
      needsRequest: true,
    }
  const log = appendFrames(previous.log, message.frames, bounds)
  const { frames, requests = [] } = message
  const kit: LiveKit = {
    ...previous,
    log,
    requests: mergeRequests(previous.requests, requests, maxRequests),
    charts: { ...previous.charts, ...message.charts },
    next: previous.next + 1,
    state: 'attached',
  }
  return {
    kits: upsertKit(known, kit),
    kitMessage: { kit, frames, requests, missed: false },
    needsRequest: false,
  }
}

function applyKit(
  known: LiveKits,
  message: Extract<DevtoolsMessage, { kind: 'kit' }>,
  previous: LiveKit | null,
  { now, origin }: { now: number; origin: string },
): KitUpdate {
  const { page, kit, title, url, begun, next, charts, frames, requests = [] } = message
  // a page that was restored from the back/forward cache may have run without sending frames
  const missed = previous?.state !== 'attached' || previous.next !== next
  const log = missed
    ? appendFrames({ ...emptyLog, count: previous?.log.count ?? 0 }, frames, bounds)
    : previous.log
  const updated: LiveKit = {
    key: keyOf(message, origin),
    origin,
    page,
    kit,
    title,
    url,
    begun,
    charts,
    log,
    requests: missed ? requests : (previous?.requests ?? []),
    next,
    state: 'attached',
    respondedAt: now,
  }
  return {
    kits: upsertKit(known, updated),
    kitMessage: missed ? { kit: updated, frames, requests, missed } : null,
    needsRequest: false,
  }
}

/** Marks kits as gone that did not respond to the request at the time `since`. */
export const markUnresponsive = (known: LiveKits, since: number): LiveKits => ({
  ...known,
  kits: known.kits.map((kit) => (kit.respondedAt < since ? { ...kit, state: 'gone' } : kit)),
})

export const removeKit = (known: LiveKits, key: string): LiveKits => ({
  ...known,
  kits: known.kits.filter((kit) => kit.key !== key),
})

/** Adds or replaces a kit. Beyond the maximum, removes a kit that is gone, else the oldest. */
function upsertKit(known: LiveKits, kit: LiveKit): LiveKits {
  if (known.kits.some(({ key }) => key === kit.key))
    return { ...known, kits: known.kits.map((one) => (one.key === kit.key ? kit : one)) }
  const replaced = known.kits.find(({ state }) => state === 'gone') ?? known.kits[0]
  const kept =
    known.kits.length < maxKits ? known.kits : known.kits.filter((one) => one !== replaced)
  return { ...known, kits: [...kept, kit] }
}
