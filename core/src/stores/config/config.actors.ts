import { fromCallback, fromPromise } from 'xstate'
import type { RemoteEntry } from '../../domain/config/remote-features.ts'
import { lazy } from '../../platform/lazy.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { ConfigEvent, OriginProblem } from './config.types.ts'

const loadOrigins = lazy(() => import('../../domain/config/allowed-origin.ts'))

export const configActors = ({ directory, platform }: Pick<Deps, 'directory' | 'platform'>) => ({
  /** Resolves with the configuration of the project, or with null if the call failed. */
  loadFeatures: fromPromise<readonly RemoteEntry[] | null>(({ signal }) =>
    directory.remoteFeatures(signal),
  ),
  /**
   * Compares the origin of the page with the list of the project. An empty list decides nothing:
   * the call failed, or the project restricts no origin.
   */
  checkOrigin: fromPromise<OriginProblem>(async ({ signal }) => {
    const origins = await directory.origins(signal)
    if (origins === null) return 'config/project-id-missing'
    const { builtInOrigins, isOriginAllowed } = await loadOrigins()
    const isAllowed = isOriginAllowed(platform.page.facts().origin, [...builtInOrigins, ...origins])
    return origins.length === 0 || isAllowed ? null : 'config/origin-not-allowed'
  }),
  /** Logs that the settings of the page count. */
  warnFailure: fromCallback<ConfigEvent>(() => {
    platform.log.warn(
      "Reading the project's configuration failed. The features that the page sets apply; it is read again when the modal opens.",
    )
  }),
})
