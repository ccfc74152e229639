import type { Kit } from '@latchkit/core'

/** `?devtools`: the page tells the visualizer what its kit does, redacted. What that needs comes only then. */
export function attachFromUrl(kit: Kit): void {
  if (!new URLSearchParams(location.search).has('devtools')) return
  void import('@latchkit/core/devtools').then(({ attachDevtools }) => attachDevtools(kit))
}
