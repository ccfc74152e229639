import { leavesOf, statesOf } from '@latchkit/core/devtools'
import type { AnyStateNode } from 'xstate'
import { brokenLaws } from './chart-laws.ts'
import type { ChartModel } from './chart-model.ts'
import type { CoverageReport, Tally } from './coverage.ts'
import { unknownEvents } from './model.ts'
import { brokenViewLaws } from './view-laws.ts'

const broken = (model: ChartModel) => [...brokenLaws(model), ...brokenViewLaws(model)]

/** What is wrong with a model before a step is made: laws broken, names that mean nothing, states nobody looks at. */
export function faultsOf(model: ChartModel): string[] {
  const laws = broken(model).filter((sentence) => !(sentence in model.allow))
  const paths = statesOf(model.machine).map((node) => node.path.join('.'))
  const looked = Object.keys(model.states)
  const isPassing = ({ always }: AnyStateNode) =>
    always?.some(({ guard }) => guard === undefined) ?? false
  const unseen = leavesOf(model.machine).filter(
    (node) =>
      !isPassing(node) && !looked.some((key) => `${node.path.join('.')}.`.startsWith(`${key}.`)),
  )
  return [
    ...laws,
    ...unknownEvents(model).map((type) => `${type} is no event of ${model.id}`),
    ...looked
      .filter((key) => !paths.includes(key))
      .map((key) => `${key} is no state of ${model.id}`),
    ...unseen.map(({ id }) => `nobody looks at ${id} from outside`),
  ]
}

const without = ({ covered, missing }: Tally, allow: ChartModel['allow']): Tally => ({
  covered,
  missing: missing.filter((key) => !(key in allow)),
})

/** The report without what is allowed to be missing. */
export const openGaps = (
  { states, transitions, guards }: CoverageReport,
  { allow }: ChartModel,
): CoverageReport => ({
  states: without(states, allow),
  transitions: without(transitions, allow),
  guards: without(guards, allow),
})

/** Exceptions that excuse nothing any more, and reactions to facts that the chart never emitted. */
export function leftovers(
  model: ChartModel,
  { states, transitions, guards }: CoverageReport,
  heard: ReadonlySet<string>,
): string[] {
  const excused = new Set([
    ...states.missing,
    ...transitions.missing,
    ...guards.missing,
    ...broken(model),
  ])
  return [
    ...Object.keys(model.allow)
      .filter((key) => !excused.has(key))
      .map((key) => `an exception is not needed any more: ${key}`),
    ...Object.keys(model.outside.reactions)
      .filter((fact) => !heard.has(fact))
      .map((fact) => `nothing emits ${fact}, yet something reacts to it`),
  ]
}
