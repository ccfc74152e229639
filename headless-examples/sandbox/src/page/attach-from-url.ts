import type { Kit } from '@latchkit/core'

/** True if the URL has `?devtools`. */
export const isDevtoolsRequested = (): boolean =>
  new URLSearchParams(location.search).has('devtools')

/**
 * With `?devtools`, sends redacted events of the kits to the visualizer. Loads devtools on demand.
 */
export function attachFromUrl(...kits: readonly Kit[]): void {
  if (!isDevtoolsRequested()) return
  const page = crypto.randomUUID()
  void import('@latchkit/core/devtools').then(({ attachDevtools }) =>
    kits.map((kit) => attachDevtools(kit, { page })),
  )
}
