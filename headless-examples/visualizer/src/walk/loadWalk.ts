import { readWalkFile, type WalkFile } from '@latchkit/core/devtools'

/** What the model tests walked last; null where nothing has been walked yet, or the file is not one. */
export async function loadWalk(): Promise<WalkFile | null> {
  try {
    const answer = await fetch(`${import.meta.env.BASE_URL}walk.json`)
    return answer.ok ? readWalkFile(await answer.json()) : null
  } catch {
    return null
  }
}
