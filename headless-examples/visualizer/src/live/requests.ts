import type { RequestRecord } from '@latchkit/core/devtools'

/** Adds requests, and replaces those with the same id. Keeps the last `limit`. */
export function mergeRequests(
  requests: readonly RequestRecord[],
  more: readonly RequestRecord[],
  limit: number,
): readonly RequestRecord[] {
  if (more.length === 0) return requests
  const all = new Map([...requests, ...more].map((request) => [request.id, request]))
  return [...all.values()].slice(-limit)
}

/** `failed`: the wallet or the node answered with an error, or the status is 400 or more. */
export const outcomeOf = ({ duration, status, error }: RequestRecord) =>
  duration === null
    ? 'pending'
    : error === null && (status === null || status < 400)
      ? 'succeeded'
      : 'failed'

/** A duration in the largest fitting unit: `340 ms`, `12 s`, `3 min`, `2 h`. */
export function durationText(ms: number): string {
  if (ms < 1000) return `${Math.max(0, Math.round(ms))} ms`
  const seconds = Math.floor(ms / 1000)
  if (seconds < 60) return `${seconds} s`
  return seconds < 3600 ? `${Math.floor(seconds / 60)} min` : `${Math.floor(seconds / 3600)} h`
}
