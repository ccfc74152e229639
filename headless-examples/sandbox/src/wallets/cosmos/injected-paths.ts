import { isRecord } from '../../base/checks.ts'

/** Paths on the window at which pages find wallets, and the change event of the wallet there. */
export const cosmosPaths = {
  keplr: 'keplr_keystorechange',
  leap: 'leap_keystorechange',
  'cosmostation.providers.keplr': 'cosmostation_keystorechange',
  'okxwallet.keplr': 'keplr_keystorechange',
} as const
export type CosmosPath = keyof typeof cosmosPaths

/** Sets a value at a dotted path and creates missing objects. */
export function setAtPath(globals: object, path: string, value: unknown): void {
  const names = path.split('.')
  const last = names.pop() ?? ''
  const parent = names.reduce((current, name) => {
    if (!isRecord(Reflect.get(current, name))) Reflect.set(current, name, {})
    return Reflect.get(current, name)
  }, globals)
  Reflect.set(parent, last, value)
}
