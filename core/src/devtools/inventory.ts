import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { edgesOf, statesOf } from './edges.ts'
import { actionName, guardName, ownActions } from './names.ts'

/**
 * A machine as sorted text with one line per state and edge, so that a diff shows each changed
 * target, guard or action as a changed line.
 */
export const inventory = (machine: AnyStateMachine): string =>
  `${statesOf(machine).flatMap(linesOf).sort().join('\n')}\n`

function linesOf(node: AnyStateNode): string[] {
  const listed = (label: string, names: readonly string[]) =>
    names.length > 0 ? [`${node.id} :: ${label} ${names.join(', ')}`] : []
  return [
    `${node.id} :: ${node.type}`,
    ...listed('tags', node.tags),
    ...listed('entry', ownActions(node, 'entry')),
    ...listed('exit', ownActions(node, 'exit')),
    ...listed(
      'invoke',
      node.invoke.map((invoke) => invoke.id),
    ),
    ...(node.type === 'compound'
      ? listed(
          'initial',
          node.initial.target.map((target) => target.id),
        )
      : []),
    ...edgesOf(node).map(({ key, guard, transition }) =>
      [
        key,
        guard === null ? '' : ` [${guardName(guard)}]`,
        transition.actions.length > 0 ? ` / ${transition.actions.map(actionName).join(', ')}` : '',
        transition.reenter ? ' (reenter)' : '',
      ].join(''),
    ),
  ]
}
