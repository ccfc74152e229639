import { fromCallback, fromPromise } from 'xstate'
import type { RemoteEntry } from '../../domain/config/remote-features.ts'
import { answerText, projectKey } from '../../domain/config/stored-answer.ts'
import { lazy } from '../../platform/lazy.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { ConfigEvent, LoadRequest, OriginAnswer, OriginRequest } from './config.types.ts'

const loadOrigins = lazy(() => import('../../domain/config/allowed-origin.ts'))

export const configActors = ({
  directory,
  platform,
  storage,
}: Pick<Deps, 'directory' | 'platform' | 'storage'>) => ({
  /**
   * Resolves with the configuration of the project, or with null if the call failed. Stores it for
   * the first view of the next page load.
   */
  loadFeatures: fromPromise<readonly RemoteEntry[] | null, LoadRequest>(
    async ({ input, signal }) => {
      if (!input.isAwaited) await platform.page.nextIdle()
      const entries = await directory.remoteFeatures(signal)
      if (entries !== null)
        storage.set(projectKey(input.projectId), answerText(entries, platform.clock.now()))
      return entries
    },
  ),
  /** Compares the origin of the page with the list of the project. */
  checkOrigin: fromPromise<OriginAnswer, OriginRequest>(async ({ input, signal }) => {
    const origins = await directory.origins(signal, input.reading)
    if (origins === null) return 'config/project-id-missing'
    if (origins.length === 0) return 'undecided'
    const { builtInOrigins, isOriginAllowed } = await loadOrigins()
    const isAllowed = isOriginAllowed(platform.page.facts().origin, [...builtInOrigins, ...origins])
    return isAllowed ? 'allowed' : 'config/origin-not-allowed'
  }),
  /** Logs that the stored answer, or the settings of the page, count. */
  warnFailure: fromCallback<ConfigEvent>(() => {
    platform.log.warn(
      "Reading the project's configuration failed. Its last answer of the last 24 h applies, else the features that the page sets; it is read again when the modal opens or a login starts.",
    )
  }),
})
