import { leafStates, statesOf } from '@latchkit/core/devtools'
import type { AnyStateNode } from 'xstate'
import type { CoverageReport, Tally } from './coverage.ts'
import { graphOf } from './graph.ts'
import type { MachineModel } from './machine-model.ts'
import { violations } from './machine-rules.ts'
import { unknownEvents } from './model.ts'
import { viewViolations } from './view-rules.ts'

/** The violated rules of a machine and of its view, including those that `allow` lists. */
export function allViolations(model: MachineModel): string[] {
  const graphs = Object.entries(model.inputs).map(
    ([name, input]) => [name, graphOf(model, input)] as const,
  )
  return [...violations(model, graphs), ...viewViolations(model, graphs)]
}

/**
 * Problems of a model before the walk: violated rules, unknown names, states without assertions.
 */
export function modelProblems(model: MachineModel, violated = allViolations(model)): string[] {
  const paths = statesOf(model.machine).map((node) => node.path.join('.'))
  const asserted = Object.keys(model.states)
  const isEventless = ({ always }: AnyStateNode) =>
    always?.some(({ guard }) => guard === undefined) ?? false
  const withoutAssertion = leafStates(model.machine).filter(
    (node) =>
      !isEventless(node) &&
      !asserted.some((key) => `${node.path.join('.')}.`.startsWith(`${key}.`)),
  )
  return [
    ...violated.filter((violation) => !(violation in model.allow)),
    ...unknownEvents(model).map((type) => `${type} is no event of ${model.id}`),
    ...asserted
      .filter((key) => !paths.includes(key))
      .map((key) => `${key} is no state of ${model.id}`),
    ...withoutAssertion.map(({ id }) => `${id} has no assertion`),
  ]
}

const without = ({ covered, missing }: Tally, allow: MachineModel['allow']): Tally => ({
  covered,
  missing: missing.filter((key) => !(key in allow)),
})

/** The report without the missing keys that `allow` lists. */
export const uncovered = (
  { states, transitions, guards }: CoverageReport,
  { allow }: MachineModel,
): CoverageReport => ({
  states: without(states, allow),
  transitions: without(transitions, allow),
  guards: without(guards, allow),
})

/**
 * Entries of `allow` that match no missing key or violation, and reactions whose key is not in
 * `emittedTypes`.
 */
export function unusedExceptions(
  model: MachineModel,
  { states, transitions, guards }: CoverageReport,
  emittedTypes: ReadonlySet<string>,
  violated: readonly string[],
): string[] {
  const used = new Set([...states.missing, ...transitions.missing, ...guards.missing, ...violated])
  return [
    ...Object.keys(model.allow)
      .filter((key) => !used.has(key))
      .map((key) => `unused exception in \`allow\`: ${key}`),
    ...Object.keys(model.role.reactions)
      .filter((type) => !emittedTypes.has(type))
      .map((type) => `unused reaction: the machine never emits ${type}`),
  ]
}
