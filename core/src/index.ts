export type { KitOptions } from './kit/kit-options.ts'
export type { Kit } from './kit/kit.ts'
export { isKitError, KitError } from './errors/kit-error.ts'
