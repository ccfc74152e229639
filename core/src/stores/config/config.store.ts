import { fromCallback, fromPromise, type SnapshotFrom } from 'xstate'
import type { RemoteEntry } from '../../domain/config/remote-features.ts'
import { answerText, projectKey } from '../../domain/config/stored-answer.ts'
import { lazy } from '../../platform/lazy.ts'
import { defineStore } from '../../protocol/define.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { ConfigState } from '../../protocol/kit-state.ts'
import type { Reactions } from '../../protocol/reactions.ts'
import { configMachine } from './config.machine.ts'
import type {
  ConfigEmitted,
  ConfigEvent,
  LoadRequest,
  OriginAnswer,
  OriginRequest,
} from './config.types.ts'

const loadOrigins = lazy(() => import('../../domain/config/allowed-origin.ts'))

const configActors = ({
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

/** Raises alerts for the developer: about ignored settings, and about the origin of the page. */
export const configReactions: Reactions<ConfigEmitted> = {
  'features.changed': 'none',
  'features.read': 'none',
  'settings.ignored': ({ settings }) => [
    {
      to: 'alert',
      type: 'raise',
      code: 'config/local-ignored',
      variant: 'warning',
      details: { settings },
      once: true,
    },
  ],
  'origin.doubted': ({ code }) => [
    { to: 'alert', type: 'raise', code, variant: 'error', details: {}, once: true },
  ],
}

export const selectConfig = ({ context }: SnapshotFrom<typeof configMachine>): ConfigState =>
  context.config

export const configStore = defineStore({
  name: 'config',
  machine: configMachine,
  actors: configActors,
  reactions: configReactions,
  select: selectConfig,
})
