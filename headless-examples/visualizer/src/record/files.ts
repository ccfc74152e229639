import { parseRecording, type Recording } from '@latchkit/core/devtools'
import { saveText } from '../common/saveText.ts'

/** The file name of a recording. Contains only characters that all file systems accept. */
export const fileName = ({ kit, begun }: Pick<Recording, 'kit' | 'begun'>): string => {
  const time = new Date(begun)
  const when = Number.isNaN(time.getTime())
    ? 'undated'
    : time.toISOString().slice(0, 19).replaceAll(/\D/g, '-')
  return `latchkit-${kit.replaceAll(/[^\w-]+/g, '-').slice(0, 40)}-${when}.json`
}

/** Downloads a recording. */
export const saveRecording = (recording: Recording): void =>
  saveText(fileName(recording), 'application/json', JSON.stringify(recording, null, 1))

/** Reads a recording from a file, or returns the reason why that failed. */
export async function openRecording(
  file: File,
): Promise<{ recording: Recording } | { problem: string }> {
  try {
    return { recording: parseRecording(await file.text()) }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : 'The file cannot be read.' }
  }
}
