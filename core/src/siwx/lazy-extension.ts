import { lazyMethods } from '../platform/lazy.ts'
import type { SiwxExtension } from './siwx.ts'

/** When a session ends on its own, and how often it is read. `required`: see `getRequired`. */
export type SessionPolicy = Omit<
  Required<SiwxExtension>,
  keyof SessionMethods | 'getRequired' | 'subscribe'
> & { required: boolean }

const methods = [
  'createMessage',
  'addSession',
  'setSessions',
  'getSessions',
  'revokeSession',
  'revokeNamespace',
] as const
/** The methods whose code loads with their first call. */
export type SessionMethods = Required<Pick<SiwxExtension, (typeof methods)[number]>>

/**
 * Creates an extension that calls `load` when one of its methods is called. Without `subscribe`, the
 * kit notes changes for other tabs.
 */
export function createLazyExtension(
  { required, ...policy }: SessionPolicy,
  load: () => Promise<SessionMethods>,
  subscribe?: SiwxExtension['subscribe'],
): SiwxExtension {
  return {
    ...policy,
    ...(subscribe && { subscribe }),
    getRequired: () => required,
    ...lazyMethods(load, methods),
  }
}
