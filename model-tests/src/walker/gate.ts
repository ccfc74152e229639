import { leafStates, statesOf } from '@latchkit/core/devtools'
import type { AnyStateNode } from 'xstate'
import type { CoverageReport, Tally } from './coverage.ts'
import type { MachineModel } from './machine-model.ts'
import { violations } from './machine-rules.ts'
import { unknownEvents } from './model.ts'
import { viewViolations } from './view-rules.ts'

const broken = (model: MachineModel) => [...violations(model), ...viewViolations(model)]

/**
 * Problems of a model before the walk: violated rules, unknown names, states without assertions.
 */
export function modelProblems(model: MachineModel): string[] {
  const laws = broken(model).filter((sentence) => !(sentence in model.allow))
  const paths = statesOf(model.machine).map((node) => node.path.join('.'))
  const looked = Object.keys(model.states)
  const isPassing = ({ always }: AnyStateNode) =>
    always?.some(({ guard }) => guard === undefined) ?? false
  const unseen = leafStates(model.machine).filter(
    (node) =>
      !isPassing(node) && !looked.some((key) => `${node.path.join('.')}.`.startsWith(`${key}.`)),
  )
  return [
    ...laws,
    ...unknownEvents(model).map((type) => `${type} is no event of ${model.id}`),
    ...looked
      .filter((key) => !paths.includes(key))
      .map((key) => `${key} is no state of ${model.id}`),
    ...unseen.map(({ id }) => `${id} has no assertion`),
  ]
}

const without = ({ covered, missing }: Tally, allow: MachineModel['allow']): Tally => ({
  covered,
  missing: missing.filter((key) => !(key in allow)),
})

/** The report without excepted entries. */
export const uncovered = (
  { states, transitions, guards }: CoverageReport,
  { allow }: MachineModel,
): CoverageReport => ({
  states: without(states, allow),
  transitions: without(transitions, allow),
  guards: without(guards, allow),
})

/** Unused exceptions, and reactions to events that the machine never emitted. */
export function unusedExceptions(
  model: MachineModel,
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
