import type { MessageWindow, OtherWindow } from '../platform/message-window.ts'
import type { Clock } from '../platform/platform.ts'
import { isHello } from './is-hello.ts'
import type { DevtoolsPort } from './messages.types.ts'

type Options = {
  page: MessageWindow
  clock: Clock
  /** Origins of visualizers. Windows of other origins receive nothing. */
  allow: readonly string[]
  /** Called every 2 s while a visualizer follows, so that it finds the page after its own reload. */
  onBeat(): void
}

/** ms between two signs of life. */
const beatInterval = 2_000
/** Maximum number of windows that follow a page. */
const maxViewers = 8

/**
 * Creates a port to visualizers of other origins, in windows that opened the page or that it
 * opened. A window of an allowed origin receives messages once it has sent `hello`, each with its
 * exact origin as the target.
 */
export function createWindowPort({ page, clock, allow, onBeat }: Options): DevtoolsPort {
  const viewers = new Map<OtherWindow, string>()
  let timer: unknown = null
  const beat = () => {
    for (const viewer of viewers.keys()) if (viewer.closed) viewers.delete(viewer)
    timer = viewers.size === 0 ? null : clock.setTimeout(beat, beatInterval)
    if (timer !== null) onBeat()
  }
  const unsubscribe = page.listen(({ data, origin, source }) => {
    // Visualizers of the page's own origin use the channel.
    if (source === null || origin === page.origin || !allow.includes(origin)) return
    if (!isHello(data) || (viewers.size === maxViewers && !viewers.has(source))) return
    viewers.set(source, origin)
    timer ??= clock.setTimeout(beat, beatInterval)
    port.onmessage?.({ data })
  })
  const port: DevtoolsPort = {
    onmessage: null,
    postMessage(message) {
      for (const [viewer, origin] of viewers) viewer.postMessage(message, origin)
    },
    close() {
      unsubscribe()
      viewers.clear()
      clock.clearTimeout(timer)
    },
  }
  return port
}
