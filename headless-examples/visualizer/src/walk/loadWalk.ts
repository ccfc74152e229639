import { parseWalkFile, type WalkFile } from '@latchkit/core/devtools'

/** Loads the walk file. Null if it does not exist or is invalid. */
export async function loadWalk(): Promise<WalkFile | null> {
  try {
    const answer = await fetch(`${import.meta.env.BASE_URL}walk.json`)
    return answer.ok ? parseWalkFile(await answer.json()) : null
  } catch {
    return null
  }
}
