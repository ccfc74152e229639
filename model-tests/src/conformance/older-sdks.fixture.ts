import type { Sdk } from '@latchkit/sandbox/remote-wallet'
import { assert } from 'vitest'
import { importCached } from '../../../core/tools/install-cached.mjs'

/** Versions of WalletKit that wallets are built with. */
export const sdkVersions: readonly string[] = ['1.5.6', '1.4.1', '1.2.6', '1.2.0']

/** Loads the SDK of a version, which is installed outside the repository at the first call. */
export async function loadSdk(version: string): Promise<Sdk> {
  const { sdks } = await importCached<{ sdks: Readonly<Record<string, () => Promise<Sdk>>> }>(
    'model-tests/on-demand/older-sdks',
    'sdks.mjs',
  )
  const load = sdks[version]
  assert(load !== undefined, `sdks.mjs has no WalletKit ${version}`)
  return load()
}
