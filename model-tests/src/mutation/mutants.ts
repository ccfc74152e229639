import { actionName, guardName } from '@latchkit/core/devtools'
import { type AnyStateMachine, type AnyStateNode, StateMachine } from 'xstate'
import { not } from 'xstate/guards'

/**
 * One change of a machine. `id`: the place and the change, unique in its machine. `node`: id of the
 * changed state. `apply` changes the machine in place and returns a function that restores it.
 */
export type Mutant = { id: string; node: string; apply(): () => void }

type Path = readonly (string | number)[]
/** Returns the new value, or undefined to remove the value. */
type Change = (value: unknown) => unknown
type Edit = { label: string; path: Path; change: Change }

type Config = AnyStateMachine['config']
type Guard = Parameters<typeof not>[0]
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isConfig = (value: unknown): value is Config => isObject(value)
const isGuard = (value: unknown): value is Guard =>
  typeof value === 'string' || typeof value === 'function' || isObject(value)

const remove: Change = () => undefined
const negate: Change = (guard) => (isGuard(guard) ? not(guard) : guard)
const entriesOf = (value: unknown) => (isObject(value) ? Object.entries(value) : [])

/** The items of a value that is one item or an array of items, each with its path. */
const itemsOf = (value: unknown, path: Path): { item: unknown; path: Path; index: string }[] =>
  Array.isArray(value)
    ? value.map((item, index) => ({ item, path: [...path, index], index: `[${index}]` }))
    : value === undefined
      ? []
      : [{ item: value, path, index: '' }]

/**
 * All mutants of a machine: drops each transition, target, guard, action, invoke and delay, negates
 * each guard, and sends each target and each initial state to the next sibling.
 */
export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  const { config } = machine
  return nodesOf(machine.root).flatMap((node) => {
    const path = node.path.flatMap((key) => ['states', key])
    const place = node.path.join('.') || '(root)'
    return stateEdits(node, at(config, path)).map((edit) => ({
      id: `${place} ${edit.label}`,
      node: node.id,
      apply: () => replace(machine, changed(config, [...path, ...edit.path], edit.change)),
    }))
  })
}

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
]

const at = (value: unknown, path: Path): unknown =>
  path.reduce((part, key) => (isObject(part) ? part[key] : undefined), value)

/** A copy of `value` with the change at `path`. */
function changed(value: unknown, [key, ...rest]: Path, change: Change): unknown {
  if (key === undefined) return change(value)
  if (Array.isArray(value))
    return value.flatMap((item, index) => {
      const next = index === key ? changed(item, rest, change) : item
      return next === undefined ? [] : [next]
    })
  return Object.fromEntries(
    entriesOf(value).flatMap(([name, item]) => {
      const next = name === key ? changed(item, rest, change) : item
      return next === undefined ? [] : [[name, next]]
    }),
  )
}

/** Replaces the config of the machine in place, for all importers. Returns the undo function. */
function replace(machine: AnyStateMachine, config: unknown): () => void {
  if (!isConfig(config)) throw new Error(`The mutant of ${machine.id} is no machine`)
  const original = { ...machine }
  Object.assign(machine, new StateMachine(config, machine.implementations))
  return () => {
    Object.assign(machine, original)
  }
}

function stateEdits(node: AnyStateNode, config: unknown): Edit[] {
  if (!isObject(config)) return []
  const keyed = (key: 'on' | 'after') =>
    entriesOf(config[key]).flatMap(([name, value]) =>
      transitionEdits(node, `${key} ${name}`, value, [key, name]),
    )
  return [
    ...(['entry', 'exit'] as const).flatMap((key) => actionEdits(key, config[key], [key])),
    ...initialEdits(node, config),
    ...keyed('on'),
    ...keyed('after'),
    ...(['always', 'onDone'] as const).flatMap((key) =>
      transitionEdits(node, key, config[key], [key]),
    ),
    ...itemsOf(config.invoke, ['invoke']).flatMap(({ item, path }) =>
      invokeEdits(node, item, path),
    ),
  ]
}

function initialEdits(node: AnyStateNode, config: Record<string, unknown>): Edit[] {
  const first = typeof config.initial === 'string' ? node.states[config.initial] : undefined
  const other = first && nextSibling(first)
  return other
    ? [{ label: `initial: ${other.key}`, path: ['initial'], change: () => other.key }]
    : []
}

function invokeEdits(node: AnyStateNode, invoke: unknown, path: Path): Edit[] {
  if (!isObject(invoke)) return []
  return [
    { label: `invoke ${invoke.src}: drop`, path, change: remove },
    ...(['onDone', 'onError', 'onSnapshot'] as const).flatMap((key) =>
      transitionEdits(node, `${invoke.src} ${key}`, invoke[key], [...path, key]),
    ),
  ]
}

function transitionEdits(node: AnyStateNode, event: string, value: unknown, path: Path): Edit[] {
  return itemsOf(value, path).flatMap(({ item, path: own, index }) => {
    const label = `${event}${index}`
    const { target, guard, actions } = isObject(item)
      ? item
      : { target: item, guard: undefined, actions: undefined }
    const targetPath = isObject(item) ? [...own, 'target'] : own
    const other = typeof target === 'string' ? nextSibling(resolve(node, target)) : undefined
    return [
      { label: `${label}: drop`, path: own, change: remove },
      ...(target === undefined
        ? []
        : [{ label: `${label}: drop the target`, path: own, change: withoutTarget }]),
      ...(other
        ? [
            {
              label: `${label}: target ${other.id}`,
              path: targetPath,
              change: () => `#${other.id}`,
            },
          ]
        : []),
      ...(guard === undefined ? [] : guardEdits(label, guardName(guard), [...own, 'guard'])),
      ...actionEdits(label, actions, [...own, 'actions']),
    ]
  })
}

const withoutTarget: Change = (transition) => {
  if (!isObject(transition)) return {}
  const { target: _, ...others } = transition
  return others
}

const guardEdits = (label: string, name: string, path: Path): Edit[] => [
  { label: `${label}: drop ${name}`, path, change: remove },
  { label: `${label}: negate ${name}`, path, change: negate },
]

const actionEdits = (label: string, value: unknown, path: Path): Edit[] =>
  itemsOf(value, path).map(({ item, path: own }) => ({
    label: `${label}: drop ${actionName(item)}`,
    path: own,
    change: remove,
  }))

/** Resolves a target by the rules of XState. Undefined if the state does not exist. */
function resolve(node: AnyStateNode, target: string): AnyStateNode | undefined {
  if (target.startsWith('#')) return node.machine.getStateNodeById(target.slice(1))
  const [start, keys] = target.startsWith('.') ? [node, target.slice(1)] : [node.parent, target]
  return keys.split('.').reduce<AnyStateNode | undefined>((found, key) => found?.states[key], start)
}

function nextSibling(node: AnyStateNode | undefined): AnyStateNode | undefined {
  const siblings = Object.values<AnyStateNode>(node?.parent?.states ?? {})
  const next = node && siblings[(siblings.indexOf(node) + 1) % siblings.length]
  return next === node ? undefined : next
}
