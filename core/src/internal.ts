/**
 * Helpers that `@latchkit/react-ui` shares with the kit. They are outside semver: any release may
 * change or remove them. Applications import the other entry points.
 *
 * @module
 */
export { toKitAccount } from './kit/state/account.ts'
export { shallowEqual } from './kit/state/derived.ts'
export { createEmitter } from './platform/emitter.ts'
export { lazy } from './platform/lazy.ts'
