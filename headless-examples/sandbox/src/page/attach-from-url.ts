import type { Kit } from '@latchkit/core'

/** True if the URL has `?devtools`. */
export const isDevtoolsRequested = (): boolean =>
  new URLSearchParams(location.search).has('devtools')

/** The visualizer of another origin in `?devtools=http://localhost:4100`, or null. */
export function requestedVisualizer(): string | null {
  const url = new URLSearchParams(location.search).get('devtools') ?? ''
  return /^https?:\/\//.test(url) ? url : null
}

/**
 * With `?devtools`, sends redacted events of the kits to the visualizer, with a URL also to that
 * of another origin. Loads devtools on demand.
 */
export function attachFromUrl(...kits: readonly Kit[]): void {
  if (!isDevtoolsRequested()) return
  const page = crypto.randomUUID()
  const visualizer = requestedVisualizer()
  const allow = visualizer === null ? [] : [visualizer]
  void import('@latchkit/core/devtools').then(({ attachDevtools }) =>
    kits.map((kit) => attachDevtools(kit, { page, allow })),
  )
}
