import { publint } from 'publint'
// By its path: Vitest starts Node with the condition `development`, for which the manifest of attw
// names sources in TypeScript.
import {
  checkPackage,
  createPackageFromTarballData,
} from './node_modules/@arethetypeswrong/core/dist/index.js'

/** The problems that attw finds in the types of a tarball, for some of its entry points. */
export async function typeProblemsOf(tarball, entrypoints) {
  const packed = createPackageFromTarballData(tarball)
  return (await checkPackage(packed, { entrypoints })).problems
}

/** What publint reports about a tarball. */
export async function publintMessagesOf(tarball) {
  return (await publint({ pack: { tarball: tarball.buffer }, strict: true })).messages
}
