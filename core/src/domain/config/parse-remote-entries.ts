import { fieldsOf } from '../object.ts'
import { type RemoteEntry, remoteFeatureIds } from './remote-features.ts'

/** The answer is stored: a list keeps this many names, and drops longer ones. */
const maxNames = 50
const maxName = 100

/**
 * Parses the features that the kit knows in an answer of the project, from the network or from
 * storage. Null if the answer is invalid. One invalid entry makes the whole answer invalid: a partial
 * configuration would turn features off that the project did not turn off (fault N4). The first entry
 * of a feature counts. Uses no schema library, because the first view loads none.
 */
export function parseRemoteEntries(json: unknown): readonly RemoteEntry[] | null {
  const { features } = fieldsOf(json)
  if (!Array.isArray(features)) return null
  const entries = features
    .map(fieldsOf)
    .filter(({ id }) => remoteFeatureIds.some((known) => known === id))
    .map(parseEntry)
  if (!entries.every((entry): entry is RemoteEntry => entry !== null)) return null
  return entries.filter(({ id }, at) => entries.findIndex((entry) => entry.id === id) === at)
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
  if (!isList) return null
  const names = config.filter((name) => name.length <= maxName)
  return { id, isEnabled, config: [...new Set<string>(names)].slice(0, maxNames) }
}
