import { KitError } from '../../errors/kit-error.ts'
import { canDo } from './peek.ts'

const needed = ['connect', 'disconnect', 'request', 'on', 'removeListener'] as const

/** A provider of the page, told by its shape. Throws `config/option-invalid` for anything else. */
export function readOwnProvider(value: unknown): object {
  const missing = needed.find((method) => !canDo(value, method))
  if (typeof value === 'object' && value !== null && missing === undefined) return value
  const expected = `an object with the methods ${needed.join(', ')}`
  throw new KitError('config/option-invalid', { name: 'universalProvider', expected })
}
