import {
  actionName,
  allEdges,
  type Edge,
  edgesOf,
  exitsState,
  guardName,
  ownActions,
  selfAndAncestors,
  statesOf,
} from '@latchkit/core/devtools'
import type { AnyMachineSnapshot, AnyStateNode } from 'xstate'
import { type Graphs, verticesWithoutExit } from './graph.ts'
import type { MachineModel } from './machine-model.ts'

/** The violated rules of a machine, as sentences that are also the keys of `allow`. */
export function violations(model: MachineModel, graphs: Graphs): string[] {
  const { machine } = model
  const found = [
    ...statesOf(machine).flatMap((node) => [
      ...stateViolations(node),
      ...nameViolations(node),
      ...invokeViolations(model, node),
    ]),
    ...allEdges(machine).flatMap(edgeViolations),
    ...actionViolations(model),
    ...delayViolations(model),
    ...(Number.isFinite(machine.options.maxIterations)
      ? []
      : [`${machine.id} has no maxIterations and may loop endlessly`]),
    ...(/^[a-z][A-Za-z]*$/.test(machine.id) ? [] : [`${machine.id} is not one camelCase word`]),
    ...exitViolations(model, graphs),
  ]
  return [...new Set(found)].sort()
}

const violationIf = (isViolated: boolean, sentence: string) => (isViolated ? [sentence] : [])

const stateViolations = (node: AnyStateNode) => [
  ...violationIf(!node.description, `${node.id} has no description`),
  ...violationIf(/[.\s]/.test(node.key), `${node.id} has a dot or a space in its name`),
]

function nameViolations(node: AnyStateNode): string[] {
  const named = node.invoke.map(({ id, src }) => ({
    id,
    src: typeof src === 'string' ? src : 'inline',
  }))
  return [
    ...named.flatMap(({ id, src }) =>
      violationIf(
        src.startsWith('xstate.') || src === 'inline',
        `${node.id} has an actor without a name`,
      ).concat(violationIf(id !== src, `${node.id} invokes ${src} with the id ${id}`)),
    ),
    ...node.after.flatMap(({ delay }) =>
      violationIf(typeof delay !== 'string', `${node.id} has a delay without a name`),
    ),
    ...(['entry', 'exit'] as const).flatMap((kind) =>
      violationIf(ownActions(node, kind).includes('inline'), `${node.id} runs an unnamed function`),
    ),
  ]
}

const edgeViolations = ({ key, guard, transition }: Edge) => [
  ...violationIf(
    guard !== null && guardName(guard).includes('inline'),
    `${key} has a guard without a name`,
  ),
  ...violationIf(
    transition.actions.map(actionName).includes('inline'),
    `${key} runs an unnamed function`,
  ),
]

/** Named actions only assign, emit, send and enqueue. Side effects belong to actors. */
const actionViolations = ({ machine }: MachineModel) =>
  Object.entries(machine.implementations.actions).flatMap(([name, action]) =>
    violationIf(actionName(action) === 'inline', `the action ${name} has a side effect`),
  )

const delayViolations = ({ machine }: MachineModel) =>
  statesOf(machine).flatMap((node) =>
    node.after.flatMap(({ delay }) =>
      violationIf(
        typeof delay === 'string' && !(delay in machine.implementations.delays),
        `${node.id} has an unknown delay ${delay}`,
      ),
    ),
  )

function invokeViolations(model: MachineModel, node: AnyStateNode): string[] {
  return node.invoke
    .map(({ id }) => id)
    .filter((id) => !(id in model.listeners))
    .flatMap((id) => [
      ...violationIf(
        !node.transitions.has(`xstate.done.actor.${id}`),
        `${node.id} has no onDone for ${id}`,
      ),
      ...violationIf(
        !node.transitions.has(`xstate.error.actor.${id}`),
        `${node.id} has no onError for ${id}`,
      ),
      ...(node.tags.includes('cannotCancel')
        ? cannotCancel(model, node, id)
        : cancellable(model, node, id)),
    ])
}

/**
 * Rules for a state in which a wallet has the request: no command may leave the state, and both
 * results of the request must leave it.
 */
const cannotCancel = (model: MachineModel, node: AnyStateNode, id: string) => [
  ...selfAndAncestors(node)
    .flatMap(edgesOf)
    .filter((edge) => isCommand(model, edge.event) && exitsState(edge, node))
    .map(({ event }) => `${node.id} cannot be cancelled but accepts ${event}`),
  ...['done', 'error'].flatMap((result) =>
    violationIf(
      !edgesOf(node).some(
        (edge) => edge.event === `xstate.${result}.actor.${id}` && exitsState(edge, node),
      ),
      `${node.id} cannot be cancelled and has no exit on the ${result} of ${id}`,
    ),
  ),
]

function cancellable(model: MachineModel, node: AnyStateNode, id: string): string[] {
  const around = selfAndAncestors(node).flatMap(edgesOf)
  const within = allEdges(model.machine).filter(({ source }) =>
    selfAndAncestors(source).includes(node),
  )
  const cancel = around.some((edge) => isCommand(model, edge.event) && exitsState(edge, node))
  const deadline = [...around, ...within].some(
    (edge) => edge.event.startsWith('xstate.after.') && exitsState(edge, node),
  )
  return [
    ...violationIf(!cancel, `${node.id} waits for ${id} without a cancel`),
    ...violationIf(
      !deadline && !node.tags.includes('person'),
      `${node.id} waits for ${id} without a deadline`,
    ),
  ]
}

const isCommand = ({ commands }: MachineModel, type: string) =>
  commands.some((command) => command === type)

/** From every state, commands and timers alone must lead to a settled state (oracle O2). */
function exitViolations(model: MachineModel, graphs: Graphs): string[] {
  const isSettled = (state: AnyMachineSnapshot) =>
    state.status !== 'active' ||
    model.stopsPath?.(state.context) ||
    state.hasTag('cannotCancel') ||
    state._nodes.every((node) => node.invoke.every(({ id }) => id in model.listeners))
  return graphs.flatMap(([name, graph]) =>
    verticesWithoutExit(
      graph,
      isSettled,
      ({ type }) => isCommand(model, type) || type.startsWith('xstate.after.'),
    ).map(
      (state) =>
        `${model.machine.id} cannot leave ${JSON.stringify(state.value)} without an actor (${name})`,
    ),
  )
}
