import type { LivePage } from './create-live.ts'

/** Adapter of the live panel to the browser page. */
export const browserPage = (): LivePage => ({
  now: () => Date.now(),
  later: (run, ms) => void setTimeout(run, ms),
  onReturn(run) {
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') run()
    })
    // restored from the back/forward cache
    window.addEventListener('pageshow', (event) => {
      if (event.persisted) run()
    })
  },
  channel(name, hear) {
    const channel = new BroadcastChannel(name)
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(data))
    return { post: (message) => channel.postMessage(message) }
  },
})
