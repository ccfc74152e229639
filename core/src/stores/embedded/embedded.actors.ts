import { fromCallback, fromPromise } from 'xstate'
import type { Deps } from '../../protocol/deps.ts'
import type { FrameEvent, SaveProvider } from './embedded.types.ts'

export const embeddedActors = ({
  embedded,
  storage,
  platform,
}: Pick<Deps, 'embedded' | 'storage' | 'platform'>) => ({
  watchFrame: fromCallback<FrameEvent>(({ sendBack }) =>
    embedded?.subscribe((event) => sendBack(event)),
  ),
  saveProvider: fromCallback<SaveProvider>(({ receive }) =>
    receive(({ provider }) => {
      if (provider === null) storage.remove('connected_social')
      else storage.set('connected_social', provider)
    }),
  ),
  /** Loads the frame again. Logs an error; `frame.failed` raises the alert. */
  reloadFrame: fromPromise<void>(async ({ signal }) => {
    await embedded?.reload(signal).catch((error: unknown) => {
      if (!signal.aborted) platform.log.warn('The embedded wallet could not be reloaded', error)
    })
  }),
})
