import type { FeatureSources, PageFeatures } from '../../domain/config/effective-features.ts'
import type { RemoteEntry, RemoteFeatures } from '../../domain/config/remote-features.ts'
import type { ErrorCode } from '../../errors/catalogue.ts'
import type { ConfigState } from '../../protocol/kit-state.ts'
import type { Messages } from '../../protocol/messages.ts'

export type ConfigInput = Pick<FeatureSources, 'policy' | 'hidden'> & {
  /** The options, without `remoteFeatures`. */
  config: ConfigState
  page: PageFeatures
}
/** `remote`: the configuration of the project that counts now. Null: those of the page count. */
export type ConfigContext = ConfigInput &
  FeatureSources & {
    config: ConfigState & { remoteFeatures: RemoteFeatures }
    /** The configuration that counts from the next view on. Null: none arrived. */
    held: readonly RemoteEntry[] | null
  }
export type ConfigEvent = Messages['config']
export type ConfigEmitted =
  | { type: 'features.changed'; features: RemoteFeatures }
  /** The project overrides settings of the page: their names, as a text for a warning. */
  | { type: 'settings.ignored'; settings: string }
  /** The page may not use the project: `code` says why. */
  | { type: 'origin.refused'; code: ErrorCode }

/** Why the page may not use the project. Null: it may, or that is unknown. */
export type OriginProblem = 'config/origin-not-allowed' | 'config/project-id-missing' | null
