import { machineGraph, machines } from '@latchkit/core/devtools'
import Elk from 'elkjs/lib/elk.bundled.js'
import { beforeAll, expect, test } from 'vitest'
import type { MachineLayout } from './layout.types.ts'
import { layoutMachine } from './layoutMachine.ts'
import { litBy } from './lit.ts'
import { estimate } from './metrics.ts'

let layout: MachineLayout
beforeAll(async () => {
  const machine = await machines()
    .find(({ id }) => id === 'modal')
    ?.load()
  if (machine === undefined) throw new Error('The machine modal is missing')
  const graph = machineGraph(machine)
  layout = await layoutMachine(new Elk(), { graph, collapsed: [], delays: {}, measure: estimate })
})
const lit = (id: string) => {
  const { links, states } = litBy(layout, id) ?? { links: [], states: [] }
  return { links: [...links].sort(), states: [...states].sort() }
}
const linksAt = (isLit: (source: string, target: string) => boolean) =>
  layout.links
    .filter(({ source, target }) => isLit(source, target))
    .map(({ id }) => id)
    .sort()

test('litBy lights the arrows that start or end at a state, and the states at their ends', () => {
  const { links, states } = lit('modal.closing')
  expect(links).toEqual(linksAt((source, target) => [source, target].includes('modal.closing')))
  expect(states).toEqual(['modal', 'modal.closed', 'modal.closing', 'modal.open'])
})

test('litBy lights the arrows that cross the border of a compound state, not those in it', () => {
  const isIn = (id: string) => id.startsWith('modal.open.')
  const { links, states } = lit('modal.open')
  expect(links).toEqual(
    linksAt(
      (source, target) =>
        source === 'modal.open' || target === 'modal.open' || isIn(source) !== isIn(target),
    ),
  )
  expect(states).toContain('modal.open.idle')
})

test('litBy lights the arrow of a transition and its ends', () => {
  expect(lit('modal.open --close[0]--> modal.closing')).toEqual({
    links: ['modal.open → modal.closing'],
    states: ['modal', 'modal.closing', 'modal.open'],
  })
  expect(litBy(layout, 'modal.missing')).toBeNull()
})
