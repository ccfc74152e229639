import type { Namespace } from '../caip/namespace.ts'

/** The SDK type that hosted services expect. */
export const sdkType = 'appkit'
/** The SDK version that hosted services expect. */
export const sdkVersion = '1.7.7'

/**
 * The label of the SDK for hosted services: `platform-adapters-version`. `universal` stands for no
 * adapters: such a kit connects remote wallets only.
 */
export function sdkLabel({
  platform,
  adapters,
  version,
}: {
  platform: string
  adapters: readonly string[]
  version: string
}): string {
  return [platform, adapters.join(',') || 'universal', version].join('-')
}

/**
 * A project and its kit, for hosted services. `adapterNamespaces`: the namespaces with an adapter.
 * `sdkPlatform`: the first part of the SDK label: `html`, or `react` where React renders.
 */
export type Project<Id = string> = {
  projectId: Id
  adapterNamespaces: readonly Namespace[]
  sdkPlatform: string
}

/** The parameters that every call of a hosted service sends. */
export const identityOf = <Id>({ projectId, adapterNamespaces, sdkPlatform }: Project<Id>) => ({
  projectId,
  st: sdkType,
  sv: sdkLabel({ platform: sdkPlatform, adapters: adapterNamespaces, version: sdkVersion }),
})
