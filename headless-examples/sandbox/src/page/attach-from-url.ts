import type { Kit } from '@latchkit/core'

/** Whether the address asks for devtools: `?devtools`. */
export const isDevtoolsRequested = (): boolean => new URLSearchParams(location.search).has('devtools')

/** `?devtools`: the page tells the visualizer what its kits do, redacted. What that needs comes only then. */
export function attachFromUrl(...kits: readonly Kit[]): void {
  if (!isDevtoolsRequested()) return
  const page = crypto.randomUUID()
  void import('@latchkit/core/devtools').then(({ attachDevtools }) =>
    kits.map((kit) => attachDevtools(kit, { page })),
  )
}
