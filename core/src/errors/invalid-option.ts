import { configErrors } from './areas/config.ts'
import { KitError } from './kit-error.ts'

/** The error of an option with an invalid value. `expected` describes the valid ones. */
export const invalidOption = (name: string, expected: string): KitError<'config/option-invalid'> =>
  new KitError(configErrors, 'config/option-invalid', { name, expected })
