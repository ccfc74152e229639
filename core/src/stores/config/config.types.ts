import type { FeatureSources, PageFeatures } from '../../domain/config/effective-features.ts'
import type { ProjectAnswer } from '../../domain/config/login-offer.ts'
import type { RemoteFeatures } from '../../domain/config/remote-features.ts'
import type { ConfigState } from '../../protocol/kit-state.ts'
import type { Messages } from '../../protocol/messages.ts'

/** `remote`: the stored answer of the project. */
export type ConfigInput = Pick<FeatureSources, 'policy' | 'hidden' | 'remote'> & {
  /** The options, without the features. */
  config: ConfigState
  page: PageFeatures
}
/** `remote`: the configuration of the project that counts now. Null: those of the page count. */
export type ConfigContext = ConfigInput &
  FeatureSources & {
    config: ConfigState & { remoteFeatures: RemoteFeatures; nextFeatures: RemoteFeatures }
    /** What the project answered, and counts from the next view on. Null: nothing arrived. */
    held: Pick<FeatureSources, 'remote' | 'origin'> | null
  }
export type ConfigEvent = Messages['config']
export type ConfigEmitted =
  | { type: 'features.changed'; features: RemoteFeatures }
  | { type: 'features.read'; features: RemoteFeatures; answer: ProjectAnswer }
  /** The project overrides settings of the page: their names, as a text for a warning. */
  | { type: 'settings.ignored'; settings: string }
  /** The origin of the page is refused, or the project has no list of origins. */
  | { type: 'origin.doubted'; code: OriginProblem }

/** The origin is refused, or the answer of the project has no list of origins. */
export type OriginProblem = 'config/origin-not-allowed' | 'config/project-id-missing'
/**
 * Whether the page may use the project. `undecided`: the list of origins is empty. The call failed, or
 * the project restricts no origin.
 */
export type OriginAnswer = 'allowed' | 'undecided' | OriginProblem
/** Input of `checkOrigin`. `again`: after a refusal, which may have been corrected. */
export type OriginRequest = { reading: 'cached' | 'again' }
/** Input of `loadFeatures`. `projectId`: the answer is stored for this project. */
/** `isAwaited`: a login waits for the answer. If not, the page may draw the modal first. */
export type LoadRequest = { projectId: string; isAwaited: boolean }
