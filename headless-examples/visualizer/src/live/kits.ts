import type { DevtoolsMessage, Frame, KitAddress } from '@latchkit/core/devtools'
import { appendFrames, emptyLog, type SessionLog } from './session-log.ts'

/**
 * One kit of one tab. `here`: attached. `behind`: frames are missing and requested. `gone`:
 * detached or silent.
 */
export type LiveKit = KitAddress & {
  key: string
  title: string
  url: string
  /** Milliseconds since 1970. */
  begun: number
  charts: Readonly<Record<string, string>>
  story: SessionLog
  /** Number of the next expected message. */
  next: number
  state: 'here' | 'behind' | 'gone'
  /** Milliseconds since 1970 of the last hello. */
  answered: number
}
/** `ignored`: number of unreadable messages. */
export type LiveKits = { kits: readonly LiveKit[]; ignored: number }
/** Frames that a message adds to one kit. `missed`: `frames` replace all earlier ones. */
export type KitMessage = { kit: LiveKit; frames: readonly Frame[]; missed: boolean }
/** `ask`: a hello request must be sent. */
export type KitUpdate = { kits: LiveKits; news: KitMessage | null; ask: boolean }

const bounds = { steps: 500, ended: 20 }
/** Maximum number of kits, against forged ones. */
const mostKits = 40

export const emptyKits: LiveKits = { kits: [], ignored: 0 }
export const keyOf = ({ page, kit }: KitAddress): string => JSON.stringify([page, kit])

/** The chosen kit, else the last one with a running flow. */
export const shownKit = ({ kits }: LiveKits, key: string | null): LiveKit | null =>
  kits.find((kit) => kit.key === key) ??
  kits.findLast(({ state, story }) => state === 'here' && story.actors.size > 0) ??
  kits.findLast(({ state }) => state === 'here') ??
  kits.at(-1) ??
  null

/** Applies one message. Null if it is unreadable. */
export function applyMessage(
  known: LiveKits,
  message: DevtoolsMessage | null,
  now: number,
): KitUpdate {
  const nothing = { kits: known, news: null, ask: false }
  if (message === null) return { ...nothing, kits: { ...known, ignored: known.ignored + 1 } }
  if (message.kind === 'hello') return nothing
  const old = known.kits.find(({ key }) => key === keyOf(message))
  if (message.kind === 'kit') return introduced(known, message, old ?? null, now)
  if (message.kind === 'gone')
    return { ...nothing, kits: old ? put(known, { ...old, state: 'gone' }) : known }
  if (old === undefined) return { ...nothing, ask: true }
  if (old.state === 'behind') return nothing
  if (message.number !== old.next)
    return { kits: put(known, { ...old, state: 'behind' }), news: null, ask: true }
  const story = appendFrames(old.story, message.frames, bounds)
  const kit: LiveKit = {
    ...old,
    story,
    charts: { ...old.charts, ...message.charts },
    next: old.next + 1,
    state: 'here',
  }
  return { kits: put(known, kit), news: { kit, frames: message.frames, missed: false }, ask: false }
}

function introduced(
  known: LiveKits,
  message: Extract<DevtoolsMessage, { kind: 'kit' }>,
  old: LiveKit | null,
  now: number,
): KitUpdate {
  const { page, kit, title, url, begun, next, charts, frames } = message
  // a restored page may have run without sending frames
  const missed = old?.state !== 'here' || old.next !== next
  const story = missed
    ? appendFrames({ ...emptyLog, count: old?.story.count ?? 0 }, frames, bounds)
    : old.story
  const fresh: LiveKit = {
    key: keyOf(message),
    page,
    kit,
    title,
    url,
    begun,
    charts,
    story,
    next,
    state: 'here',
    answered: now,
  }
  return {
    kits: put(known, fresh),
    news: missed ? { kit: fresh, frames, missed } : null,
    ask: false,
  }
}

/** Marks kits as gone that did not answer the request of `since`. */
export const markUnanswered = (known: LiveKits, since: number): LiveKits => ({
  ...known,
  kits: known.kits.map((kit) => (kit.answered < since ? { ...kit, state: 'gone' } : kit)),
})

export const removeKit = (known: LiveKits, key: string): LiveKits => ({
  ...known,
  kits: known.kits.filter((kit) => kit.key !== key),
})

/** Adds or replaces a kit. Above the maximum, drops one that is gone, else the oldest. */
function put(known: LiveKits, kit: LiveKit): LiveKits {
  if (known.kits.some(({ key }) => key === kit.key))
    return { ...known, kits: known.kits.map((one) => (one.key === kit.key ? kit : one)) }
  const spare = known.kits.find(({ state }) => state === 'gone') ?? known.kits[0]
  const kept = known.kits.length < mostKits ? known.kits : known.kits.filter((one) => one !== spare)
  return { ...known, kits: [...kept, kit] }
}
