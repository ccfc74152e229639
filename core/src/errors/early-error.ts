import type { DetailsOf } from './catalogue.ts'
import { CodedError } from './coded-error.ts'
import { type EarlyErrorCode, earlyCatalogue } from './early-catalogue.ts'

/** A `KitError` that the page or the first view of the modal raises, without the other texts. */
export class EarlyError<Code extends EarlyErrorCode = EarlyErrorCode> extends CodedError<Code> {
  constructor(code: Code, ...[details, options]: DetailsOf<Code>) {
    super(code, earlyCatalogue[code], details, options)
  }
}
