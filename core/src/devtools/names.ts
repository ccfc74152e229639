import type { AnyStateNode } from 'xstate'

const fieldsOf = (value: unknown): Record<string, unknown> =>
  (typeof value === 'object' && value !== null) || typeof value === 'function' ? { ...value } : {}

/**
 * The name of a guard. Combined guards are named `and(…)`, `or(…)` or `not(…)` with the names of
 * their parts; unnamed functions are named `inline`.
 */
export function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard
  const { type, guards, check } = fieldsOf(guard)
  if (typeof type === 'string') return type
  if (typeof guard === 'function' && Array.isArray(guards))
    return `${combinatorName(check) ?? guard.name}(${guards.map(guardName).join(', ')})`
  return 'inline'
}

/**
 * The combinator of a guard. The name of the guard's function is lost when code is minified, so the
 * combinator is determined by its result without parts: `and` is true, `or` is false, `not` throws.
 */
function combinatorName(check: unknown): string | undefined {
  if (typeof check !== 'function') return undefined
  try {
    return check(null, {}, { guards: [] }) ? 'and' : 'or'
  } catch {
    return 'not'
  }
}

/**
 * The name of an action. An emit is named `emit(type)`, an unnamed action of XState by its type
 * (`assign`); other unnamed functions are named `inline`.
 */
export function actionName(action: unknown): string {
  if (typeof action === 'string') return action
  const { type, event } = fieldsOf(action)
  if (typeof type !== 'string') return 'inline'
  const emitted = fieldsOf(event).type
  return type === 'xstate.emit' && typeof emitted === 'string'
    ? `emit(${emitted})`
    : type.replace(/^xstate\./, '')
}

/** Whether XState generated an action to start or cancel an `after` delay. */
export const isTimer = (action: unknown, node: AnyStateNode): boolean => {
  const { type, id, sendId } = fieldsOf(action)
  const generated = node.after.map((after) => after.eventType)
  return (
    (type === 'xstate.raise' && generated.some((name) => name === id)) ||
    (type === 'xstate.cancel' && generated.some((name) => name === sendId))
  )
}

/** Names of a state's entry or exit actions, without those that XState generated. */
export const ownActions = (node: AnyStateNode, kind: 'entry' | 'exit'): string[] =>
  node[kind].filter((action) => !isTimer(action, node)).map(actionName)
