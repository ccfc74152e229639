import type { GraphEdge, GraphState, MachineGraph } from '@latchkit/core/devtools'
import { expect, test } from 'vitest'
import { foldableStates, foldGraph, initialFolds, outerStates } from './folds.ts'

const state = (id: string, type: GraphState['type'] = 'atomic', initial: string[] = []) => ({
  id,
  key: id.slice(id.lastIndexOf('.') + 1),
  parent: id.includes('.') ? id.slice(0, id.lastIndexOf('.')) : null,
  type,
  description: null,
  tags: [],
  entry: [],
  exit: [],
  actors: [],
  initial,
})
const edge = (source: string, label: string, ...targets: string[]): GraphEdge => ({
  key: `${source} --${label}[0]--> ${targets.join(', ') || '(stays)'}`,
  source,
  targets,
  kind: 'event',
  event: label,
  label,
  guard: null,
  actions: [],
  reenter: false,
  description: null,
})
const graph: MachineGraph = {
  id: 'm',
  description: null,
  states: [
    state('m', 'compound', ['m.idle']),
    state('m.idle'),
    state('m.form', 'compound', ['m.form.asset']),
    state('m.form.asset', 'compound', ['m.form.asset.empty']),
    state('m.form.asset.empty'),
    state('m.form.asset.loaded'),
  ],
  edges: [
    edge('m.idle', 'open', 'm.form.asset.loaded'),
    edge('m.form', 'reset', 'm.form.asset'),
    edge('m.form.asset.empty', 'type'),
    edge('m.form.asset.empty', 'load', 'm.form.asset.loaded'),
    edge('m.form.asset.empty', 'cancel', 'm.idle'),
    edge('m.form.asset.loaded', 'cancel', 'm.idle'),
  ],
}
const ends = ({ edges }: MachineGraph) =>
  edges.map(({ source, label, targets }) => `${source} ${label} ${targets.join()}`)

test('foldGraph hides the states in a collapsed state and gathers their transitions at it', () => {
  const { states, inside, ...folded } = foldGraph(graph, ['m.form'])
  expect(states.map(({ id }) => id)).toEqual(['m', 'm.idle', 'm.form'])
  expect([...inside]).toEqual([
    ['m.form', ['m.form.asset', 'm.form.asset.empty', 'm.form.asset.loaded']],
  ])
  expect(ends({ ...folded, states })).toEqual([
    'm.idle open m.form',
    'm.form cancel m.idle',
    'm.form cancel m.idle',
  ])
})

test('foldGraph keeps the transitions of a state around a collapsed state', () => {
  const folded = foldGraph(graph, ['m.form.asset'])
  expect(folded.states.find(({ id }) => id === 'm.form')?.initial).toEqual(['m.form.asset'])
  expect(ends(folded)).toEqual([
    'm.idle open m.form.asset',
    'm.form reset m.form.asset',
    'm.form.asset cancel m.idle',
    'm.form.asset cancel m.idle',
  ])
})

test('foldGraph without collapsed states returns every state and transition', () => {
  const { states, edges, inside } = foldGraph(graph, [])
  expect({ states, edges }).toEqual({ states: graph.states, edges: graph.edges })
  expect(inside.size).toBe(0)
})

test('initialFolds collapses the states below the root of a large machine only', () => {
  expect(foldableStates(graph)).toEqual(['m.form', 'm.form.asset'])
  expect(initialFolds(graph)).toEqual([])
  const edges = Array.from({ length: 40 }, (_, index) => edge('m.idle', `event${index}`))
  expect(initialFolds({ ...graph, edges })).toEqual(['m.form'])
})

test('outerStates contains the source of a transition only if the transition leads into it', () => {
  expect(outerStates('m.form.asset.empty', graph)).toEqual(['m', 'm.form', 'm.form.asset'])
  expect(outerStates('m.form --reset[0]--> m.form.asset', graph)).toEqual(['m', 'm.form'])
  expect(outerStates('m.idle --open[0]--> m.form.asset.loaded', graph)).toEqual(['m'])
})
