import { fieldsOf } from '../object.ts'
import { type RemoteEntry, remoteFeatureIds } from './remote-features.ts'

/**
 * Parses the features that the kit knows in an answer of the project, from the network or from
 * storage. Null if the answer is invalid. One invalid entry makes the whole answer invalid: a partial
 * configuration would turn features off that the project did not turn off (fault N4). Without the
 * schema library, which is not part of the first view.
 */
export function parseRemoteEntries(json: unknown): readonly RemoteEntry[] | null {
  const { features } = fieldsOf(json)
  if (!Array.isArray(features)) return null
  const entries = features
    .map(fieldsOf)
    .filter(({ id }) => remoteFeatureIds.some((known) => known === id))
    .map(parseEntry)
  return entries.every((entry): entry is RemoteEntry => entry !== null) ? entries : null
}

/** A falsy `config` other than null becomes undefined, which turns the feature off. */
function parseEntry({
  id,
  isEnabled,
  config,
}: Readonly<Record<string, unknown>>): RemoteEntry | null {
  if (typeof id !== 'string' || typeof isEnabled !== 'boolean') return null
  if (!config) return { id, isEnabled, config: config === null ? null : undefined }
  const isList = Array.isArray(config) && config.every((item) => typeof item === 'string')
  return isList ? { id, isEnabled, config: [...new Set<string>(config)] } : null
}
