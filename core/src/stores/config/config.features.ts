import {
  effectiveFeatures,
  type FeatureSources,
  ignoredSettings,
} from '../../domain/config/effective-features.ts'
import type { ConfigState } from '../../protocol/kit-state.ts'
import type { ConfigContext, ConfigInput } from './config.types.ts'

/** The config with its effective features, which keep their identity if they do not change. */
export function withFeatures({
  config,
  ...sources
}: FeatureSources & { config: ConfigState }): ConfigContext['config'] {
  const next = effectiveFeatures(sources)
  const { remoteFeatures: last } = config
  const isSame = last !== null && JSON.stringify(next) === JSON.stringify(last)
  return { ...config, remoteFeatures: isSame ? last : next }
}

/** The context before the project's configuration is read: the settings of the page count. */
export const initialContext = (input: ConfigInput): ConfigContext => {
  const context = { ...input, remote: null, held: null }
  return { ...context, config: withFeatures(context) }
}

/** The settings of the page that the newest answer of the project overrides, as a text. */
export const ignoredText = ({ held, remote, ...sources }: ConfigContext): string =>
  ignoredSettings({ ...sources, remote: held ?? remote }).join(', ')
