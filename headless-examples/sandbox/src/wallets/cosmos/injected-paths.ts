import { isRecord } from '../../base/checks.ts'

/** Names that pages look for, and the event of the window each wallet says a change with. */
export const cosmosPaths = {
  keplr: 'keplr_keystorechange',
  leap: 'leap_keystorechange',
  'cosmostation.providers.keplr': 'cosmostation_keystorechange',
  'okxwallet.keplr': 'keplr_keystorechange',
} as const
export type CosmosPath = keyof typeof cosmosPaths

/** Puts something at a dotted path, making what is missing on the way. */
export function setAtPath(globals: object, path: string, value: unknown): void {
  const names = path.split('.')
  const last = names.pop() ?? ''
  Reflect.set(
    names.reduce((parent, name) => {
      if (!isRecord(Reflect.get(parent, name))) Reflect.set(parent, name, {})
      return Reflect.get(parent, name)
    }, globals),
    last,
    value,
  )
}
