import type { Namespace } from '@latchkit/core'
import type { Words } from './words.ts'

/** What a family of networks is called; one that nobody here knows by its own short name. */
export function chainName({ chains }: Pick<Words, 'chains'>, namespace: Namespace): string {
  const known: Readonly<Record<string, string>> = chains
  return known[namespace] ?? namespace
}
