import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { edgesOf, statesOf } from './edges.ts'
import { actionName, guardName, ownActions } from './names.ts'

/** A chart as sorted text: reviewed, committed, and read by whoever draws it. A changed target, guard or action is a changed line. */
export const inventory = (machine: AnyStateMachine): string =>
  `${statesOf(machine).flatMap(linesOf).sort().join('\n')}\n`

function linesOf(node: AnyStateNode): string[] {
  const named = (word: string, list: readonly string[]) =>
    list.length > 0 ? [`${node.id} :: ${word} ${list.join(', ')}`] : []
  return [
    `${node.id} :: ${node.type}`,
    ...named('tags', node.tags),
    ...named('entry', ownActions(node, 'entry')),
    ...named('exit', ownActions(node, 'exit')),
    ...named(
      'invoke',
      node.invoke.map((invoke) => invoke.id),
    ),
    ...(node.type === 'compound'
      ? named(
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
