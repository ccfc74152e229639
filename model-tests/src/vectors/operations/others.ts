import type { KitOptions } from '@latchkit/core'
import { hostOf, isHttp } from '../../../../core/src/domain/text/url.ts'
import { errorText } from '../../../../core/src/errors/error-text.ts'
import { shouldAddChain } from '../../../../core/src/errors/rpc-codes.ts'
import { parseFeatures } from '../../../../core/src/kit/options/features.ts'
import { type Operations, operation } from '../operation.ts'
import { type Env, flagsOf } from './env.ts'

type Features = ReturnType<typeof parseFeatures>
type Feature = { key: keyof Features; features: KitOptions['features'] | null }
/** Converts `{ errorMessage }` to an Error and returns any other value unchanged. */
const toError = (error: unknown) =>
  typeof error === 'object' && error !== null && 'errorMessage' in error
    ? new Error(String(error.errorMessage))
    : error

/** Operations on errors, options, URLs and the device. */
export const otherOperations: Operations = {
  'error.text': operation(({ error }: { error: unknown }) => errorText(toError(error))),
  'connect.shouldAddChain': operation(
    ({ code, originalCode }: { code: unknown; originalCode?: unknown }) =>
      shouldAddChain({ code, data: { originalError: { code: originalCode } } }),
  ),
  'config.featureValue': operation(
    ({ key, features }: Feature) => parseFeatures(features ?? undefined)[key],
  ),
  'env.flags': operation(({ env, userAgent }: { env: Env; userAgent?: string }) =>
    flagsOf(env, userAgent),
  ),
  'url.isHttp': operation(({ url }: { url: string }) => isHttp(url)),
  'url.hostname': operation(({ url }: { url: string }) => hostOf(url)),
}
