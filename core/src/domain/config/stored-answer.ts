import { timeouts } from '../constants.ts'
import { fieldsOf } from '../object.ts'
import { parseJson } from '../text/json-text.ts'
import { parseRemoteEntries } from './parse-remote-entries.ts'
import type { RemoteEntry } from './remote-features.ts'

/** The storage key of the last answer of a project. */
export type ProjectKey = `project_features:${string}`

export const projectKey = (projectId: string): ProjectKey => `project_features:${projectId}`

export const isProjectKey = (key: string): key is ProjectKey => key.startsWith(projectKey(''))

/** The text that is stored. `readAt`: in ms since 1970. */
export const answerText = (features: readonly RemoteEntry[], readAt: number): string =>
  JSON.stringify({ readAt, features })

/**
 * The last answer of a project, from its stored text, which is untrusted (rule R23). Null if it is
 * invalid, older than 24 h or from the future: the clock was set back.
 */
export function storedAnswer(text: string | null, now: number): readonly RemoteEntry[] | null {
  if (text === null) return null
  const json = parseJson(text)
  const { readAt } = fieldsOf(json)
  const isValid =
    typeof readAt === 'number' && readAt <= now && now - readAt < timeouts.storedAnswer
  return isValid ? parseRemoteEntries(json) : null
}
