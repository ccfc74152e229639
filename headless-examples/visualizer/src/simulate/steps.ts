import type { SimulationState } from '@latchkit/core/devtools'

/** Moments of a simulation and the selected one. */
export type Steps = { moments: readonly SimulationState[]; place: number }

/** Adds a moment after the selected one and discards later ones. */
export const addMoment = ({ moments, place }: Steps, next: SimulationState): Steps => ({
  moments: [...moments.slice(0, place + 1), next],
  place: place + 1,
})

/** Selects another moment, clamped to the existing ones. */
export const selectMoment = ({ moments }: Steps, place: number): Steps => ({
  moments,
  place: Math.min(Math.max(place, 0), moments.length - 1),
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

/** Event name without XState's prefix. */
export function eventText(type: string): string {
  if (type === 'xstate.init') return 'Beginning'
  const [, how, who] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? []
  if (how && who) return `${how}: ${who}`
  const delay = /^xstate\.after\.([^.]+)\./.exec(type)?.[1]
  return delay ? `after ${delay}` : type
}
