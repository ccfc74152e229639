import type { SimulationState } from '@latchkit/core/devtools'

/** The states of a simulation and the index of the selected one. */
export type SimulationHistory = { states: readonly SimulationState[]; index: number }

/** Adds a state after the selected one and discards later ones. */
export const addState = (
  { states, index }: SimulationHistory,
  next: SimulationState,
): SimulationHistory => ({
  states: [...states.slice(0, index + 1), next],
  index: index + 1,
})

/** Selects another state. The index is clamped to the existing states. */
export const selectState = ({ states }: SimulationHistory, index: number): SimulationHistory => ({
  states,
  index: Math.min(Math.max(index, 0), states.length - 1),
})

/** Milliseconds as readable text. */
export function durationText(ms: number): string {
  if (ms < 1_000) return `${ms} ms`
  const units = [
    [86_400_000, 'd'],
    [3_600_000, 'h'],
    [60_000, 'min'],
    [1_000, 's'],
  ] as const
  const [size, unit] = units.find(([each]) => ms >= each) ?? units[3]
  return `${Math.round((ms / size) * 10) / 10} ${unit}`
}

/** The type of an event without the prefix of XState. */
export function eventText(type: string): string {
  if (type === 'xstate.init') return 'Initial state'
  const [, result, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? []
  if (result && actor) return `${result}: ${actor}`
  const delay = /^xstate\.after\.([^.]+)\./.exec(type)?.[1]
  return delay ? `after ${delay}` : type
}
