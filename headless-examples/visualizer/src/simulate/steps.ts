import type { Moment } from '@latchkit/core/devtools'

/** All moments of one simulation, and which of them is looked at. */
export type Steps = { moments: readonly Moment[]; place: number }

/** After a step from the one that is looked at: what came after it before is given up. */
export const withStep = ({ moments, place }: Steps, next: Moment): Steps => ({
  moments: [...moments.slice(0, place + 1), next],
  place: place + 1,
})

/** Looks at another one; one that is not there is the nearest. */
export const lookingAt = ({ moments }: Steps, place: number): Steps => ({
  moments,
  place: Math.min(Math.max(place, 0), moments.length - 1),
})

/** ms as people say them. */
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

/** An event's name without what XState puts around it. */
export function eventText(type: string): string {
  if (type === 'xstate.init') return 'Beginning'
  const [, how, who] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? []
  if (how && who) return `${how}: ${who}`
  const delay = /^xstate\.after\.([^.]+)\./.exec(type)?.[1]
  return delay ? `after ${delay}` : type
}
