import type { DevtoolsMessage, Frame, KitAddress } from '@latchkit/core/devtools'
import { emptyStory, type Story, tell } from './story.ts'

/** One kit of one tab. `here`: it tells what happens; `behind`: something of it was missed and is asked for; `gone`: it tells no more. */
export type LiveKit = KitAddress & {
  key: string
  title: string
  url: string
  /** ms since 1970. */
  begun: number
  charts: Readonly<Record<string, string>>
  story: Story
  /** Number of the message that follows. */
  next: number
  state: 'here' | 'behind' | 'gone'
  /** ms since 1970: when it last said who it is. */
  answered: number
}
/** `ignored`: messages that could not be read. */
export type LiveKits = { kits: readonly LiveKit[]; ignored: number }
/** What a message brought of one kit. `missed`: `frames` are all that is known of it, in place of what was told before. */
export type News = { kit: LiveKit; frames: readonly Frame[]; missed: boolean }
/** `ask`: everybody is to say who they are. */
export type Heard = { kits: LiveKits; news: News | null; ask: boolean }

const bounds = { steps: 500, ended: 20 }
/** Kits that are kept, whoever makes them up. */
const mostKits = 40

export const noKits: LiveKits = { kits: [], ignored: 0 }
export const keyOf = ({ page, kit }: KitAddress): string => JSON.stringify([page, kit])

/** The chosen one; else the last in which something runs, which a kit that nobody has opened yet does not do. */
export const kitShown = ({ kits }: LiveKits, key: string | null): LiveKit | null =>
  kits.find((kit) => kit.key === key) ??
  kits.findLast(({ state, story }) => state === 'here' && story.actors.size > 0) ??
  kits.findLast(({ state }) => state === 'here') ??
  kits.at(-1) ??
  null

/** What is known after one message. Null: one that could not be read. */
export function hear(known: LiveKits, message: DevtoolsMessage | null, now: number): Heard {
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
  const story = tell(old.story, message.frames, bounds)
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
): Heard {
  const { page, kit, title, url, begun, next, charts, frames } = message
  // a page that comes back may have gone on without telling
  const missed = old?.state !== 'here' || old.next !== next
  const story = missed
    ? tell({ ...emptyStory, count: old?.story.count ?? 0 }, frames, bounds)
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

/** Who did not answer what was asked at `since` is gone, until it is heard of again. */
export const unanswered = (known: LiveKits, since: number): LiveKits => ({
  ...known,
  kits: known.kits.map((kit) => (kit.answered < since ? { ...kit, state: 'gone' } : kit)),
})

export const removed = (known: LiveKits, key: string): LiveKits => ({
  ...known,
  kits: known.kits.filter((kit) => kit.key !== key),
})

/** A known kit stays in its place; of too many, one that is gone gives way, else the oldest. */
function put(known: LiveKits, kit: LiveKit): LiveKits {
  if (known.kits.some(({ key }) => key === kit.key))
    return { ...known, kits: known.kits.map((one) => (one.key === kit.key ? kit : one)) }
  const spare = known.kits.find(({ state }) => state === 'gone') ?? known.kits[0]
  const kept = known.kits.length < mostKits ? known.kits : known.kits.filter((one) => one !== spare)
  return { ...known, kits: [...kept, kit] }
}
