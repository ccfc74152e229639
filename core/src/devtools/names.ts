import type { AnyStateNode } from 'xstate'

const record = (value: unknown): Record<string, unknown> =>
  (typeof value === 'object' && value !== null) || typeof value === 'function' ? { ...value } : {}

/** A guard as text. Combined guards are named by their parts; a function that nobody named is `inline`. */
export function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard
  const { type, guards, check } = record(guard)
  if (typeof type === 'string') return type
  if (typeof guard === 'function' && Array.isArray(guards))
    return `${joinName(check) ?? guard.name}(${guards.map(guardName).join(', ')})`
  return 'inline'
}

/**
 * How XState joins guards, told by what it does with none: all of none hold, one of none does not, and there is nothing to turn around.
 * Names of functions are lost where code is made smaller.
 */
function joinName(check: unknown): string | undefined {
  if (typeof check !== 'function') return undefined
  try {
    return check(null, {}, { guards: [] }) ? 'and' : 'or'
  } catch {
    return 'not'
  }
}

/** An action as text; an emitted fact and an unnamed assign say what they are, any other function is `inline`. */
export function actionName(action: unknown): string {
  if (typeof action === 'string') return action
  const { type, event } = record(action)
  if (typeof type !== 'string') return 'inline'
  const fact = record(event).type
  return type === 'xstate.emit' && typeof fact === 'string'
    ? `emit(${fact})`
    : type.replace(/^xstate\./, '')
}

/** Timers of `after` are started and ended by generated actions: they are no actions of the chart. */
export const isTimer = (action: unknown, node: AnyStateNode): boolean => {
  const { type, id, sendId } = record(action)
  const generated = node.after.map((after) => after.eventType)
  return (
    (type === 'xstate.raise' && generated.some((name) => name === id)) ||
    (type === 'xstate.cancel' && generated.some((name) => name === sendId))
  )
}

/** The actions a state runs by itself. */
export const ownActions = (node: AnyStateNode, when: 'entry' | 'exit'): string[] =>
  node[when].filter((action) => !isTimer(action, node)).map(actionName)
