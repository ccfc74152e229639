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
import { graphOf, verticesWithoutExit } from './graph.ts'
import type { MachineModel } from './machine-model.ts'

/** Rules that a machine violates, as sentences. A sentence is also the key of an exception. */
export function violations(model: MachineModel): string[] {
  const { machine } = model
  const found = [
    ...statesOf(machine).flatMap((node) => [
      ...saysWhatItIs(node),
      ...namesEverything(node),
      ...waits(model, node),
    ]),
    ...allEdges(machine).flatMap(namesItsParts),
    ...actionLaws(model),
    ...delayLaws(model),
    ...(Number.isFinite(machine.options.maxIterations)
      ? []
      : [`${machine.id} has no maxIterations and may loop endlessly`]),
    ...(/^[a-z][A-Za-z]*$/.test(machine.id) ? [] : [`${machine.id} is not one camelCase word`]),
    ...hasWayOut(model),
  ]
  return [...new Set(found)].sort()
}

const when = (broken: boolean, sentence: string) => (broken ? [sentence] : [])

const saysWhatItIs = (node: AnyStateNode) => [
  ...when(!node.description, `${node.id} has no description`),
  ...when(/[.\s]/.test(node.key), `${node.id} has a dot or a space in its name`),
]

function namesEverything(node: AnyStateNode): string[] {
  const named = node.invoke.map(({ id, src }) => ({
    id,
    src: typeof src === 'string' ? src : 'inline',
  }))
  return [
    ...named.flatMap(({ id, src }) =>
      when(
        src.startsWith('xstate.') || src === 'inline',
        `${node.id} has an actor without a name`,
      ).concat(when(id !== src, `${node.id} invokes ${src} with the id ${id}`)),
    ),
    ...node.after.flatMap(({ delay }) =>
      when(typeof delay !== 'string', `${node.id} has a delay without a name`),
    ),
    ...(['entry', 'exit'] as const).flatMap((moment) =>
      when(ownActions(node, moment).includes('inline'), `${node.id} runs an unnamed function`),
    ),
  ]
}

const namesItsParts = ({ key, guard, transition }: Edge) => [
  ...when(
    guard !== null && guardName(guard).includes('inline'),
    `${key} has a guard without a name`,
  ),
  ...when(transition.actions.map(actionName).includes('inline'), `${key} runs an unnamed function`),
]

/** Named actions only assign, emit, send and enqueue. Side effects belong to actors. */
const actionLaws = ({ machine }: MachineModel) =>
  Object.entries(machine.implementations.actions).flatMap(([name, action]) =>
    when(actionName(action) === 'inline', `${name} is an action with an effect`),
  )

const delayLaws = ({ machine }: MachineModel) =>
  statesOf(machine).flatMap((node) =>
    node.after.flatMap(({ delay }) =>
      when(
        typeof delay === 'string' && !(delay in machine.implementations.delays),
        `${node.id} has an unknown delay ${delay}`,
      ),
    ),
  )

function waits(model: MachineModel, node: AnyStateNode): string[] {
  return node.invoke
    .map(({ id }) => id)
    .filter((id) => !(id in model.listeners))
    .flatMap((id) => [
      ...when(
        !node.transitions.has(`xstate.done.actor.${id}`),
        `${node.id} has no onDone for ${id}`,
      ),
      ...when(
        !node.transitions.has(`xstate.error.actor.${id}`),
        `${node.id} has no onError for ${id}`,
      ),
      ...(node.tags.includes('cannotCancel')
        ? cannotCancel(model, node, id)
        : cancellable(model, node, id)),
    ])
}

/**
 * The wallet has the request: no command may cancel it, and both outcomes lead to another state.
 */
const cannotCancel = (model: MachineModel, node: AnyStateNode, id: string) => [
  ...selfAndAncestors(node)
    .flatMap(edgesOf)
    .filter((edge) => isCommand(model, edge.event) && exitsState(edge, node))
    .map(({ event }) => `${node.id} cannot be cancelled but accepts ${event}`),
  ...['done', 'error'].flatMap((word) =>
    when(
      !edgesOf(node).some(
        (edge) => edge.event === `xstate.${word}.actor.${id}` && exitsState(edge, node),
      ),
      `${node.id} cannot be cancelled and does not settle when ${id} is ${word}`,
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
    ...when(!cancel, `${node.id} waits for ${id} without a cancel`),
    ...when(
      !deadline && !node.tags.includes('person'),
      `${node.id} waits for ${id} without a deadline`,
    ),
  ]
}

const isCommand = ({ commands }: MachineModel, type: string) =>
  commands.some((command) => command === type)

/** From every state a settled one is reachable by the visitor and the clock alone (oracle O2). */
function hasWayOut(model: MachineModel): string[] {
  const isSettled = (state: AnyMachineSnapshot) =>
    state.status !== 'active' ||
    model.farEnough(state.context) ||
    state.hasTag('cannotCancel') ||
    state._nodes.every((node) => node.invoke.every(({ id }) => id in model.listeners))
  return Object.entries(model.inputs).flatMap(([name, input]) =>
    verticesWithoutExit(
      graphOf(model, input),
      isSettled,
      ({ type }) => isCommand(model, type) || type.startsWith('xstate.after.'),
    ).map(
      (state) =>
        `${model.machine.id} cannot leave ${JSON.stringify(state.value)} without an actor (${name})`,
    ),
  )
}
