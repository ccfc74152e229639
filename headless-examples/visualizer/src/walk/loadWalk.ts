import { parseWalkFile, type WalkFile } from '@latchkit/core/devtools'

/** Loads the walk file. Null if it does not exist or is invalid. */
export async function loadWalk(): Promise<WalkFile | null> {
  try {
    const response = await fetch(`${import.meta.env.BASE_URL}walk.json`)
    return response.ok ? parseWalkFile(await response.json()) : null
  } catch {
    return null
  }
}
