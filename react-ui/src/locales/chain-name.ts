import type { Namespace } from '@latchkit/core'
import type { CoreTexts } from './load-locale.ts'

/** Display name of a namespace. Returns the CAIP-2 namespace itself if it has no translation. */
export function chainName({ chains }: Pick<CoreTexts, 'chains'>, namespace: Namespace): string {
  const names: Readonly<Record<string, string>> = chains
  return names[namespace] ?? namespace
}
