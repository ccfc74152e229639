import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Sum of the gzipped sizes of served files, in kB. */
export async function sizeOf(folder: string, paths: readonly string[]): Promise<number> {
  const files = await Promise.all(paths.map((path) => readFile(join(folder, path))))
  return files.reduce((sum, file) => sum + gzipSync(file).byteLength, 0) / 1_000
}
