import type { DevtoolsMessage, Frame } from '@latchkit/core/devtools'
import { expect, test } from 'vitest'
import {
  applyMessage,
  emptyKits,
  keyOf,
  type LiveKits,
  markUnresponsive,
  removeKit,
  shownKit,
} from './kits.ts'

const address = { page: 'p1', kit: 'default' }
const kit = (more: Partial<Extract<DevtoolsMessage, { kind: 'kit' }>> = {}): DevtoolsMessage => ({
  v: 1,
  kind: 'kit',
  ...address,
  title: 'Shop',
  url: '/',
  begun: 1,
  next: 0,
  charts: { send: 'aa' },
  frames: [actor],
  ...more,
})
const actor: Frame = {
  kind: 'actor',
  actor: '1',
  chart: 'send',
  name: 'send',
  parent: null,
  at: 1,
  from: null,
  active: [],
}
const end: Frame = { kind: 'end', actor: '1', at: 2 }
const frames = (number: number, more: readonly Frame[] = [end]): DevtoolsMessage => ({
  v: 1,
  kind: 'frames',
  ...address,
  number,
  charts: { toast: 'bb' },
  frames: more,
})
const after = (...messages: (DevtoolsMessage | null)[]): LiveKits =>
  messages.reduce((known, message) => applyMessage(known, message, 5).kits, emptyKits)

test('applyMessage adds a kit and then the frames of the kit', () => {
  const { kits, kitMessage, needsRequest } = applyMessage(after(kit()), frames(0), 6)
  expect(kits.kits[0]).toMatchObject({
    title: 'Shop',
    state: 'attached',
    next: 1,
    charts: { send: 'aa', toast: 'bb' },
  })
  expect(kits.kits[0]?.log.actors.get('1')?.over).toBe(true)
  expect([kitMessage?.frames, kitMessage?.missed, needsRequest]).toEqual([[end], false, false])
})

test('applyMessage distinguishes kits of one page and the same kit on two pages', () => {
  const known = after(kit(), kit({ kit: 'other' }), kit({ page: 'p2' }), frames(0))
  expect(known.kits.map(({ page, kit, next }) => [page, kit, next])).toEqual([
    ['p1', 'default', 1],
    ['p1', 'other', 0],
    ['p2', 'default', 0],
  ])
})

test('applyMessage requests missing frames once and ignores frames until the response', () => {
  const gap = applyMessage(after(kit()), frames(3), 6)
  expect([gap.needsRequest, gap.kitMessage, gap.kits.kits[0]?.state]).toEqual([
    true,
    null,
    'behind',
  ])
  expect(applyMessage(gap.kits, frames(4), 7)).toEqual({
    kits: gap.kits,
    kitMessage: null,
    needsRequest: false,
  })
  const answer = applyMessage(gap.kits, kit({ next: 5, frames: [actor, end] }), 8)
  expect(answer.kitMessage).toMatchObject({ missed: true, frames: [actor, end] })
  expect(answer.kits.kits[0]).toMatchObject({ state: 'attached', next: 5 })
})

test('applyMessage ignores frames that a kit sends in response to another visualizer', () => {
  const known = after(kit(), frames(0))
  const again = applyMessage(known, kit({ next: 1, frames: [actor, end], title: 'Shop, open' }), 9)
  expect(again.kitMessage).toBe(null)
  expect(again.kits.kits[0]?.title).toBe('Shop, open')
  expect(again.kits.kits[0]?.log).toBe(known.kits[0]?.log)
})

test('applyMessage requests the kit message of an unknown kit', () => {
  expect(applyMessage(emptyKits, frames(4), 1)).toEqual({
    kits: emptyKits,
    kitMessage: null,
    needsRequest: true,
  })
})

test('applyMessage keeps the log of a kit that is gone, until removeKit', () => {
  const known = after(kit(), frames(0), { v: 1, kind: 'gone', ...address })
  expect(known.kits[0]).toMatchObject({ state: 'gone', title: 'Shop' })
  expect(known.kits[0]?.log.count).toBe(2)
  expect(removeKit(known, known.kits[0]?.key ?? '').kits).toEqual([])
})

test('markUnresponsive marks a kit as gone, and its next message attaches it again', () => {
  const silent = markUnresponsive(after(kit()), 6)
  expect(silent.kits[0]?.state).toBe('gone')
  expect(applyMessage(silent, frames(0), 9).kits.kits[0]?.state).toBe('attached')
})

test('applyMessage replaces the frames of a page that was restored from the back/forward cache', () => {
  const gone = after(kit(), { v: 1, kind: 'gone', ...address })
  expect(applyMessage(gone, kit({ frames: [actor, end] }), 9).kitMessage).toMatchObject({
    missed: true,
    frames: [actor, end],
  })
})

test('applyMessage counts unreadable messages and ignores them', () => {
  expect(after(kit(), null, null)).toEqual({ ...after(kit()), ignored: 2 })
})

test('applyMessage removes a kit that is gone first if there are too many kits', () => {
  const many = Array.from({ length: 40 }, (_, page) => kit({ page: `made-up ${page}` }))
  const known = after(
    ...many,
    { v: 1, kind: 'gone', page: 'made-up 7', kit: 'default' },
    kit({ page: 'real' }),
  )
  expect(known.kits).toHaveLength(40)
  expect(known.kits.map(({ page }) => page)).not.toContain('made-up 7')
  expect(known.kits.at(-1)?.page).toBe('real')
})

test('shownKit without a choice returns the last kit with a running actor', () => {
  const idle = { kit: 'idle', frames: [] }
  const shown = (known: LiveKits, key: string | null = null) => shownKit(known, key)?.kit
  expect(shown(emptyKits)).toBeUndefined()
  expect(shown(after(kit(idle)))).toBe('idle')
  expect(shown(after(kit(), kit(idle)))).toBe('default')
  expect(shown(after(kit(), kit(idle)), keyOf({ ...address, kit: 'idle' }))).toBe('idle')
  expect(shown(after(kit(), { v: 1, kind: 'gone', ...address }, kit(idle)))).toBe('idle')
  expect(shown(after(kit(), { v: 1, kind: 'gone', ...address }))).toBe('default')
})
