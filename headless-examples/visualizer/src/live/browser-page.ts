import type { LivePage } from './create-live.ts'

/** The functions of the browser that `createLive` uses. */
export const browserPage = (): LivePage => ({
  now: () => Date.now(),
  setTimer: (run, ms) => void setTimeout(run, ms),
  onReturn(run) {
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') run()
    })
    // the page was restored from the back/forward cache
    window.addEventListener('pageshow', (event) => {
      if (event.persisted) run()
    })
  },
  channel(name, listener) {
    const channel = new BroadcastChannel(name)
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => listener(data))
    return { post: (message) => channel.postMessage(message) }
  },
})
